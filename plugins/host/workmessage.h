#pragma once

#include "libnav/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>

namespace thicket::plugins {

/// A message in the pipe between a program and its worker process: a JSON head, then parts of
/// bytes.
struct WorkMessage {
    QJsonObject head;
    QList<QByteArray> parts;
};

/// The longest message, 1 GiB.
inline constexpr qint64 largestWorkMessage = qint64(1) << 30;

/// "THICKET1", the head's length (8 bytes, little-endian), the head with its key "lengths", the
/// parts.
QByteArray bytesOf(const WorkMessage& message);

/// Refused: anything but the bytes of exactly one message.
Result<WorkMessage> workMessageFrom(const QByteArray& bytes);

} // namespace thicket::plugins
