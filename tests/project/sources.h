#pragma once

#include <QList>
#include <QString>
#include <QStringList>

struct Include {
    int line;
    QString target;
    bool quoted;
};

/// The sources and headers below the folders, relative to the repository, sorted.
QStringList sourcesBelow(const QStringList& folders);
/// The text of a file of the repository.
QString textOf(const QString& file);
QList<Include> includesOf(const QString& file);
