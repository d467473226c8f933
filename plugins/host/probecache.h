#pragma once

#include "plugins/api/mapformat.h"

#include <QJsonArray>

#include <optional>

namespace thicket::plugins {

/// The state of a plugin file at one time.
struct PluginState {
    QString file; ///< canonical path
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970
    QString sha256;
};

/// The file's present state. Errors as from pluginHash().
Result<PluginState> pluginState(const QString& file);

/// Descriptions that worker processes have found out, kept between runs in `thicket/formats.json`
/// of the user's cache folder. It holds the 256 plugins described last. Failures are not stored: a
/// plugin may work after a library has been installed. A cache that is missing, damaged or cannot
/// be written only costs time.
class ProbeCache {
public:
    ProbeCache();

    /// The description, if the file is still in that state.
    std::optional<FormatInfo> find(const PluginState& state) const;
    void insert(const PluginState& state, const FormatInfo& info);
    /// Writes the file if anything was inserted.
    void save();

private:
    QJsonArray m_entries; ///< the newest first
    bool m_isChanged = false;
};

} // namespace thicket::plugins
