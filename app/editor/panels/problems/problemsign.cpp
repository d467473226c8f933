#include "app/editor/panels/problems/problemsign.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/appearance/icons.h"
#include "app/editor/navigation/mapfindings.h"
#include "app/editor/panels/problems/problemwords.h"
#include "app/editor/widgets/tintedicon.h"

#include <QLocale>

namespace thicket::editor {

ProblemSign::ProblemSign(const MapFindings& findings, const Appearance& appearance, QWidget* parent)
    : QToolButton(parent), m_findings(findings), m_appearance(appearance)
{
    setObjectName("problemSign");
    setProperty("role", "sign");
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({16, 16});
    setFocusPolicy(Qt::TabFocus);
    connect(&findings, &MapFindings::changed, this, &ProblemSign::refresh);
    connect(&appearance, &Appearance::changed, this, &ProblemSign::refresh);
    refresh();
}

void ProblemSign::refresh()
{
    const std::size_t errors = m_findings.count(nav::Severity::error);
    const std::size_t both = m_findings.urgent();
    const auto worst = errors > 0 ? nav::Severity::error : nav::Severity::warning;
    const drawing::Palette& colours = m_appearance.palette();
    setIcon(tintedPixmap(editor::icon(ProblemWords::iconName(worst), m_appearance), 16,
                         devicePixelRatioF(), errors > 0 ? colours.error : colours.warning));
    setText(QLocale().toString(qulonglong(both)));
    setToolTip(tr("%1: show the problems").arg(ProblemWords::counts(m_findings)));
    setAccessibleName(ProblemWords::counts(m_findings));
    setVisible(both > 0);
}

} // namespace thicket::editor
