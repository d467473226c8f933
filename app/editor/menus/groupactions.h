#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QIcon;

namespace thicket::editor {

class Appearance;
class MapDocument;
class Selection;
struct ActionText;

/// Groups and ungroups the selection, and goes into groups and out of them.
class GroupActions : public QObject {
    Q_OBJECT

public:
    GroupActions(MapDocument& document, Selection& selection, const Appearance& appearance,
                 QObject* parent);

    QList<QAction*> actions() const { return {m_group, m_ungroup, m_enter, m_leave}; }

signals:
    /// Why nothing was done, or what was.
    void said(const QString& sentence);

private:
    QAction* add(const ActionText& text, const QKeySequence& key, const QIcon& icon,
                 std::function<void()> deed);
    void group();
    void ungroup();
    void refresh();

    MapDocument& m_document;
    Selection& m_selection;
    QAction* m_group;
    QAction* m_ungroup;
    QAction* m_enter;
    QAction* m_leave;
};

} // namespace thicket::editor
