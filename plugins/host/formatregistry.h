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

/// A plugin that could not be used, and the reason in one sentence.
struct PluginProblem {
    QString file;
    QString reason;
};

/// The format plugins found on disk. A plugin that fails is listed with its reason and never stops
/// the program:
///  - Nothing is read until a format other than the native one is asked for.
///  - Plugins of our own installation are described by their manifests. They are loaded into this
///    process on first use, if their hash is the manifest's.
///  - Every other plugin runs in worker processes, within WorkLimits: to describe itself when it is
///    new or changed, and for each import and export. It cannot take an id or suffix from our own
///    plugins.
/// Used by one thread until problems() has returned, and then by any number.
class FormatRegistry {
public:
    /// Looks in these folders, in this order. A plugin is one of our own if a manifest lists it and
    /// the folder is one of `ownFolders`.
    explicit FormatRegistry(const QStringList& folders = defaultFolders(),
                            const QStringList& ownFolders = installedFolders());
    FormatRegistry(const QStringList& folders, const QStringList& ownFolders,
                   const WorkLimits& limits);
    ~FormatRegistry();
    FormatRegistry(const FormatRegistry&) = delete;
    FormatRegistry& operator=(const FormatRegistry&) = delete;

    /// THICKET_PLUGIN_PATH if set (like PATH), otherwise installedFolders().
    static QStringList defaultFolders();
    /// The plugin folders of the program's build or installation.
    static QStringList installedFolders();

    /// All that can be used, our own first.
    QList<const MapFormat*> formats() const;
    QList<PluginProblem> problems() const;
    /// Null if there is none. A damaged plugin of our own is found, too: its errors name it.
    const MapFormat* byId(const QString& id) const;
    /// By suffix; null: native. If several formats have the suffix, the file is looked at: see
    /// FormatInfo::marks.
    const MapFormat* importerFor(const QString& path) const;
    /// By the first bytes of a file without a name; null: they show no format.
    const MapFormat* importerOf(const QByteArray& bytes) const;
    /// By the longest suffix that fits; null: native.
    const MapFormat* exporterFor(const QString& path) const;

private:
    enum class Direction { reading, writing };

    const OwnFormats& own() const;
    const IsolatedFormats& isolated() const;
    const MapFormat* find(const std::function<bool(const FormatInfo&)>& isWanted) const;
    QList<const MapFormat*> withSuffix(const QString& path, Direction direction) const;

    QStringList m_folders;
    QStringList m_ownFolders;
    WorkLimits m_limits;
    QList<PluginProblem> m_limitProblems;
    mutable std::unique_ptr<OwnFormats> m_own;           ///< null until first needed
    mutable std::unique_ptr<IsolatedFormats> m_isolated; ///< null until first needed
};

} // namespace thicket::plugins
