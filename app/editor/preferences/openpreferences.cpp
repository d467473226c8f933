#include "app/editor/preferences/openpreferences.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/preferences/preferencesdialog.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>

namespace thicket::editor {

OpenPreferences::OpenPreferences(const PreferenceParts& parts, QWidget& window)
    : QObject(&window), m_parts(parts), m_window(window),
      m_action(makeAction(
          this, {tr("&Preferences…"), tr("Theme, language, numbers, grid, wheel and keys")},
          {QKeySequence(Qt::CTRL | Qt::Key_Comma)},
          icon("preferences", parts.workbench.appearance())))
{
    connect(m_action, &QAction::triggered, this, &OpenPreferences::show);
}

void OpenPreferences::show()
{
    if (!m_dialog) {
        m_dialog = new PreferencesDialog(m_parts, &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_dialog->show();
    m_dialog->activateWindow();
}

} // namespace thicket::editor
