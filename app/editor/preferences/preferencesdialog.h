#pragma once

#include "app/editor/preferences/preferencepage.h"

#include <QDialog>
#include <QList>

class QListWidget;
class QStackedWidget;

namespace thicket::editor {

/// The preferences: pages in a list at the left. Every change applies at once.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(const PreferenceParts& parts, QWidget* parent);

private:
    void add(PreferencePage* page);
    QWidget* makeButtons();

    QListWidget* m_list;
    QStackedWidget* m_stack;
    QList<PreferencePage*> m_pages;
};

} // namespace thicket::editor
