#pragma once

#include "app/editor/document/arranging.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace thicket::editor {

struct ActionText;
class Workbench;

/// Creates the menu Arrange: turns, mirrors, aligns and distributes what is selected.
class ArrangeMenu : public QObject {
    Q_OBJECT

public:
    ArrangeMenu(Workbench& workbench, QWidget& window, QObject* parent);

    QMenu* menu() const { return m_menu; }

signals:
    /// Why nothing was done.
    void refused(const QString& reason);

private:
    /// Does the step of this name; returns why not, or an empty string.
    using Deed = std::function<QString(const QString& step)>;
    void add(const ActionText& text, const char* icon, const QList<QKeySequence>& keys,
             qsizetype needed, Deed deed);
    void addPoses();
    void addAlignment();
    void addDistribution();
    void refresh();

    /// An action, and how many objects it needs.
    struct Entry {
        QAction* action;
        qsizetype needed;
    };
    Workbench& m_workbench;
    QMenu* m_menu;
    Posing m_posing;
    QList<Entry> m_entries;
};

} // namespace thicket::editor
