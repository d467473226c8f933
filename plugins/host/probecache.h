#pragma once

#include "plugins/api/mapformat.h"

#include <QJsonArray>

#include <optional>

namespace thicket::plugins {

/// A plugin file as it was at one time.
struct PluginState {
    QString file; ///< canonical path
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970
    QString sha256;
};

/// The file's state now. Errors as pluginHash() has them.
Result<PluginState> pluginState(const QString& file);

/// Descriptions that worker processes have found out, kept from run to run in
/// `thicket/formats.json` of the user's cache folder: of the 256 plugins described last. Only
/// success is kept: what fails may work after a library has been installed. A cache that is
/// missing, damaged or cannot be written costs time and nothing else.
class ProbeCache {
public:
    ProbeCache();

    /// The description, when the file is still in that state.
    std::optional<FormatInfo> find(const PluginState& state) const;
    void insert(const PluginState& state, const FormatInfo& info);
    /// Writes the file, when anything was inserted.
    void save();

private:
    QJsonArray m_entries; ///< the newest first
    bool m_isChanged = false;
};

} // namespace thicket::plugins
