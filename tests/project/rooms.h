#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// A folder of sources, and the rooms that its files may include besides their own. "x/" stands for
/// the room x and all rooms within it.
struct Room {
    QString name;
    QStringList allowed;
};

/// All rooms. Each may include only rooms that stand above it, so no two include each other.
const QList<Room>& rooms();

/// Its index in rooms(); -1: no such room.
int placeOf(const QString& room);

/// Whether files of the room `room`, which must exist, may include files of the room `target`.
bool mayInclude(const QString& room, const QString& target);
