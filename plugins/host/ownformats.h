#pragma once

#include "plugins/host/formatregistry.h"
#include "plugins/host/ownformat.h"

#include <QSet>

#include <memory>
#include <vector>

namespace thicket::plugins {

/// The plugins of our own installation, as their manifests describe them.
class OwnFormats {
public:
    /// Reads the manifests in these folders. A format's id belongs to the first manifest that has
    /// it.
    explicit OwnFormats(const QStringList& folders);

    const std::vector<std::unique_ptr<OwnFormat>>& formats() const { return m_formats; }
    /// The plugins whose files match their manifests. Reads the files, once.
    const QList<const OwnFormat*>& sound() const;
    /// Damaged manifests, and plugins whose files do not match.
    QList<PluginProblem> problems() const;
    /// Whether a manifest names this file (a canonical path).
    bool lists(const QString& file) const;

private:
    void add(PluginManifest manifest);
    void check() const;

    std::vector<std::unique_ptr<OwnFormat>> m_formats;
    QSet<QString> m_files; ///< canonical paths of the existing files
    QList<PluginProblem> m_problems;
    mutable bool m_isChecked = false;
    mutable QList<const OwnFormat*> m_sound;
    mutable QList<PluginProblem> m_unsound;
};

} // namespace thicket::plugins
