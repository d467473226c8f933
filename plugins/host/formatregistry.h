#pragma once

#include "plugins/api/mapformat.h"
#include "plugins/host/worklimits.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace thicket::plugins {

class IsolatedFormats;
class OwnFormats;

/// A plugin that could not be used, and why, in one sentence.
struct PluginProblem {
    QString file;
    QString reason;
};

/// The format plugins found on disk. A plugin that fails is listed with its reason and never
/// stops the program:
///  - Nothing is read before a format other than the native one is asked for.
///  - Plugins of our own installation are known from their manifests and loaded into this process
///    at their first work, when their hash is the manifest's.
///  - Every other plugin runs in worker processes, within WorkLimits: when it is new or changed, to
///    describe itself, and for each import and export. Such a plugin takes no id or suffix from
///    ours.
/// Lives on one thread.
class FormatRegistry {
public:
    /// Looks in these folders, in this order. Plugins are our own where a manifest lists them and
    /// the folder is one of `ownFolders`.
    explicit FormatRegistry(const QStringList& folders = defaultFolders(),
                            const QStringList& ownFolders = installedFolders());
    FormatRegistry(const QStringList& folders, const QStringList& ownFolders,
                   const WorkLimits& limits);
    ~FormatRegistry();
    FormatRegistry(const FormatRegistry&) = delete;
    FormatRegistry& operator=(const FormatRegistry&) = delete;

    /// THICKET_PLUGIN_PATH when set (like PATH), else installedFolders().
    static QStringList defaultFolders();
    /// The folders of plugins in the program's build or installation.
    static QStringList installedFolders();

    /// All that can be used, our own first.
    QList<const MapFormat*> formats() const;
    QList<PluginProblem> problems() const;
    /// Null when there is none. A damaged plugin of ours is found, too: its errors name it.
    const MapFormat* byId(const QString& id) const;
    const MapFormat* importerFor(const QString& fileName) const; ///< by suffix; null: native
    const MapFormat* exporterFor(const QString& fileName) const; ///< by suffix; null: native

private:
    const OwnFormats& own() const;
    const IsolatedFormats& isolated() const;
    const MapFormat* find(const std::function<bool(const FormatInfo&)>& isWanted) const;

    QStringList m_folders;
    QStringList m_ownFolders;
    WorkLimits m_limits;
    QList<PluginProblem> m_limitProblems;
    mutable std::unique_ptr<OwnFormats> m_own;           ///< null until asked for
    mutable std::unique_ptr<IsolatedFormats> m_isolated; ///< null until asked for
};

} // namespace thicket::plugins
