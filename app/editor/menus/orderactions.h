#pragma once

#include "app/editor/document/zorder.h"

#include <QList>
#include <QObject>

class QAction;

namespace thicket::editor {

class MapDocument;
class Selection;
struct ActionText;

/// Raises and lowers the selection in the order in which its layers are drawn.
class OrderActions : public QObject {
    Q_OBJECT

public:
    OrderActions(MapDocument& document, const Selection& selection, QObject* parent);

    QList<QAction*> actions() const { return m_actions; }

signals:
    /// Why nothing was done.
    void said(const QString& sentence);

private:
    void add(OrderStep step, const ActionText& text, Qt::Key key, bool shifted);
    void take(OrderStep step, const QString& name);

    MapDocument& m_document;
    const Selection& m_selection;
    QList<QAction*> m_actions;
};

} // namespace thicket::editor
