#pragma once

#include "app/editor/preferences/preferencepage.h"

#include <QObject>
#include <QPointer>

namespace thicket::editor {

class PreferencesDialog;

/// The action that shows the preferences, in one dialog beside the window.
class OpenPreferences : public QObject {
    Q_OBJECT

public:
    OpenPreferences(const PreferenceParts& parts, QWidget& window);

    QAction* action() const { return m_action; }

private:
    void show();

    const PreferenceParts m_parts;
    QWidget& m_window;
    QAction* m_action;
    QPointer<PreferencesDialog> m_dialog;
};

} // namespace thicket::editor
