#pragma once

#include "app/exporting/bundleoutlook.h"
#include "plugins/api/mapformat.h"

#include <QListWidget>

namespace thicket::editor {

/// What an export keeps and loses, a row for each kind of thing, with a button that shows the
/// objects.
class OutlookList : public QListWidget {
    Q_OBJECT

public:
    explicit OutlookList(QWidget* parent = nullptr);

    void show(const QList<plugins::FormatNote>& notes);
    void add(const exporting::MapOutlook& file); ///< of a bundle, after what is there
    void say(const QString& sentence);           ///< in place of notes

signals:
    void showWanted(const QList<nav::ObjectId>& objects);

private:
    void add(const QList<plugins::FormatNote>& notes);
};

/// "✓  32 circles: exact", in the language of the window.
QString outlookWords(const plugins::FormatNote& note);

} // namespace thicket::editor
