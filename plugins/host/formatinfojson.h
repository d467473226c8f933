#pragma once

#include "plugins/api/mapformat.h"

#include <QJsonObject>

namespace thicket::plugins {

/// A format's description as stored in manifests and caches and sent by workers.
QJsonObject toJson(const FormatInfo& info);

/// Reads the description back. Refused, in a sentence without a place: missing or mistyped keys; an
/// id that is not lower-case letters, digits and hyphens (64 at most) or is that of the native
/// format; a suffix with characters other than letters, digits, `.`, `-`, `_` (32 at most); more
/// than 64 suffixes or options; a text of more than 1,000 characters or with control characters
/// other than tabs.
Result<FormatInfo> formatInfoFrom(const QJsonObject& json);

/// Checks a description from a plugin by the same rules.
Result<void> checkFormatInfo(const FormatInfo& info);

/// 1 to 64 lower-case letters, digits and hyphens.
bool isFormatId(const QString& id);

} // namespace thicket::plugins
