#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace thicket::editor {

class Appearance;
class MapDocument;
class Selection;
struct Following;

/// Makes templates of the selection, detaches instances, and tells what follows from an edit.
class TemplateActions : public QObject {
    Q_OBJECT

public:
    TemplateActions(MapDocument& document, Selection& selection, const Appearance& appearance,
                    QObject* parent);

    QList<QAction*> actions() const { return {m_make, m_detach}; }

signals:
    /// Why nothing was done, or what was.
    void said(const QString& sentence);

private:
    void make();
    void detach();
    void tell(const Following& following);
    void refresh();

    MapDocument& m_document;
    Selection& m_selection;
    QAction* m_make;
    QAction* m_detach;
};

} // namespace thicket::editor
