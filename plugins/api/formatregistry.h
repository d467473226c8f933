#pragma once

#include "plugins/api/mapformat.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace thicket::plugins {

/// A plugin that could not be used, and why, in one sentence.
struct PluginProblem {
    QString file;
    QString reason;
};

/// The format plugins found on disk. A plugin that fails is listed with its reason and never
/// stops the program: metadata (interface version, id) is checked before its code is loaded, all
/// symbols are resolved at load, exceptions are caught. Lives on one thread.
class FormatRegistry {
public:
    /// Loads every plugin of the given folders, in name order; a missing folder is no problem.
    explicit FormatRegistry(const QStringList& folders = defaultFolders());
    ~FormatRegistry();
    FormatRegistry(const FormatRegistry&) = delete;
    FormatRegistry& operator=(const FormatRegistry&) = delete;

    /// THICKET_PLUGIN_PATH when set (like PATH), else the folder beside the program's build or
    /// installation.
    static QStringList defaultFolders();

    QList<const MapFormat*> formats() const;
    QList<PluginProblem> problems() const;
    /// Null when there is none.
    const MapFormat* byId(const QString& id) const;
    const MapFormat* importerFor(const QString& fileName) const; ///< by suffix
    const MapFormat* exporterFor(const QString& fileName) const;

private:
    struct Loaded;
    /// Empty when the plugin now serves, else why not.
    QString load(const QString& file);

    std::vector<Loaded> m_loaded;
    QList<PluginProblem> m_problems;
};

} // namespace thicket::plugins
