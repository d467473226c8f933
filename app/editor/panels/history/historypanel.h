#pragma once

#include <QWidget>

class QListView;
class QModelIndex;

namespace thicket::editor {

class Appearance;
class HistoryModel;
class MapDocument;

/// The undo steps by name. A click or Enter goes to the state after one.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    HistoryPanel(MapDocument& document, const Appearance& appearance, QWidget* parent = nullptr);

private:
    void goTo(const QModelIndex& index);
    void follow();

    MapDocument& m_document;
    HistoryModel* m_model;
    QListView* m_list;
};

} // namespace thicket::editor
