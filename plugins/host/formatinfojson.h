#pragma once

#include "plugins/api/mapformat.h"

#include <QJsonObject>

namespace thicket::plugins {

/// A format's description as manifests, caches and workers carry it.
QJsonObject toJson(const FormatInfo& info);

/// The description back. Refused, in a sentence without a place: missing or mistyped keys, an id
/// that is not lower-case letters, digits and hyphens (64 at most) or is that of the native
/// format, a suffix with other characters than letters, digits, `.`, `-`, `_` (32 at most), more
/// than 64 suffixes or options, a text of more than 1,000 characters or with control characters
/// other than tabs.
Result<FormatInfo> formatInfoFrom(const QJsonObject& json);

/// Says what is wrong with a description that a plugin gave, by the same rules.
Result<void> checkFormatInfo(const FormatInfo& info);

/// 1 to 64 lower-case letters, digits and hyphens.
bool isFormatId(const QString& id);

} // namespace thicket::plugins
