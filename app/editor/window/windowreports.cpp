#include "app/editor/window/windowreports.h"

#include "app/editor/document/openmaps.h"
#include "app/editor/files/exporting.h"
#include "app/editor/files/files.h"
#include "app/editor/files/recordingfiles.h"
#include "app/editor/files/searchexporting.h"
#include "app/editor/menus/arrangemenu.h"
#include "app/editor/menus/clipboardactions.h"
#include "app/editor/menus/crowdactions.h"
#include "app/editor/menus/groupactions.h"
#include "app/editor/menus/orderactions.h"
#include "app/editor/menus/picturemenu.h"
#include "app/editor/navigation/mapfindings.h"
#include "app/editor/panels/layers/layeractions.h"
#include "app/editor/panels/status/messagebar.h"
#include "app/editor/panels/status/statusline.h"
#include "app/editor/scene/shownunderlay.h"
#include "app/editor/tools/toolbox.h"
#include "app/editor/view/mapview.h"
#include "app/editor/window/filming.h"
#include "app/editor/window/linewindow.h"
#include "app/editor/work/workwatch.h"
#include "app/editor/workbench/simulation.h"
#include "plugins/host/formatregistry.h"

#include <QKeySequence>
#include <QShortcut>

namespace thicket::editor {

WindowReports::WindowReports(StatusLine& status, MessageBar& messages, QObject* parent)
    : QObject(parent), m_status(status), m_messages(messages)
{}

void WindowReports::follow(const ToolBox& tools)
{
    connect(&tools, &ToolBox::currentChanged, &m_status, &StatusLine::forget);
    connect(&tools, &ToolBox::refused, &m_status, &StatusLine::say);
    connect(&tools, &ToolBox::said, &m_status, &StatusLine::say);
}

void WindowReports::follow(MapView& view)
{
    const auto showZoom = [this, &view] { m_status.setZoom(view.camera().pixelsPerUnit()); };
    connect(&view, &MapView::pointerMoved, &m_status, &StatusLine::setPointer);
    connect(&view.camera(), &ViewCamera::changed, this, showZoom);
    connect(&view.keyboardPointer(), &KeyboardPointer::turned, this, [this](bool on) {
        if (on)
            m_status.say(tr("Arrows move the pointer, with Shift farther, with Ctrl by the grid; "
                            "Enter presses and releases; a tap holds Shift, Ctrl or Alt; Esc ends "
                            "it"));
    });
    m_status.setPointer({});
    showZoom();
}

void WindowReports::follow(const OpenMaps& maps)
{
    connect(&maps, &OpenMaps::leaving, &m_messages, &MessageBar::dropRemark);
    connect(&maps, &OpenMaps::leaving, this, &WindowReports::dropRefusal);
}

void WindowReports::follow(const ClipboardActions& clipboard)
{
    connect(&clipboard, &ClipboardActions::said, &m_status, &StatusLine::say);
    connect(&clipboard, &ClipboardActions::failed, &m_messages, &MessageBar::showError);
}

void WindowReports::follow(const ArrangeMenu& arrange)
{
    connect(&arrange, &ArrangeMenu::refused, &m_status, &StatusLine::say);
}

void WindowReports::follow(Files& files, LineWindow& lines)
{
    connect(&files, &Files::said, &m_status, &StatusLine::say);
    connect(&files, &Files::failed, &m_messages, &MessageBar::showError);
    connect(&files, &Files::pointedOut, this, [this, &lines](const FilePlace& place) {
        const QString problem = m_messages.text();
        m_messages.offer({tr("Show &Line"), tr("Show the text of the file round that place"),
                          [&lines, place, problem] { lines.showPlace(place, problem); }});
    });
    connect(&files, &Files::remarked, &m_messages, &MessageBar::showRemark);
    connect(&files.saving(), &Saving::notSaved, this,
            [this, &files](const QString& path) { offerToSave(files.saving(), path); });
}

void WindowReports::offerToSave(Saving& saving, const QString& path)
{
    const auto close = [this](auto save) {
        return [this, save] {
            m_messages.hide();
            save();
        };
    };
    m_messages.offer({tr("Save &Elsewhere…"), tr("Save the map to another file"),
                      close([&saving] { saving.saveWithDialog(); })});
    m_messages.offerAlso({tr("&Try Again"), tr("Save the map to the same file"),
                          close([&saving, path] { saving.saveTo(path); })});
}

void WindowReports::follow(const Exporting& exporting)
{
    connect(&exporting, &Exporting::said, &m_status, &StatusLine::say);
    connect(&exporting, &Exporting::failed, &m_messages, &MessageBar::showError);
}

void WindowReports::follow(const SearchExporting& exporting)
{
    connect(&exporting, &SearchExporting::said, &m_status, &StatusLine::say);
    connect(&exporting, &SearchExporting::failed, &m_messages, &MessageBar::showError);
}

void WindowReports::follow(const LayerActions& layers)
{
    connect(&layers, &LayerActions::said, &m_status, &StatusLine::say);
}

void WindowReports::follow(const GroupActions& groups)
{
    connect(&groups, &GroupActions::said, &m_status, &StatusLine::say);
}

void WindowReports::follow(const OrderActions& order)
{
    connect(&order, &OrderActions::said, &m_status, &StatusLine::say);
}

void WindowReports::follow(const CrowdActions& crowd)
{
    connect(&crowd, &CrowdActions::said, &m_status, &StatusLine::say);
}

void WindowReports::follow(const Simulation& simulation, const MapFindings& findings)
{
    connect(&simulation, &Simulation::said, &m_status, &StatusLine::say);
    connect(&simulation, &Simulation::failed, this, [this, &findings](const QString& reason) {
        m_refusal = reason;
        m_messages.showError(reason);
        if (findings.isLate() || findings.urgent() > 0)
            m_messages.offer({tr("Show &Problems"), tr("Show the problems of the map and its path"),
                              [this] { emit problemsWanted(); }});
    });
    connect(&simulation, &Simulation::restarted, this, &WindowReports::dropRefusal);
}

/// It is true no more once a run has begun, or of another map.
void WindowReports::dropRefusal()
{
    if (m_messages.text() == m_refusal)
        m_messages.hide();
}

void WindowReports::follow(const PictureMenu& picture)
{
    connect(&picture, &PictureMenu::failed, &m_messages, &MessageBar::showError);
}

void WindowReports::follow(const ShownUnderlay& picture)
{
    connect(&picture, &ShownUnderlay::failed, &m_messages, &MessageBar::showError);
    if (!picture.problem().isEmpty())
        m_messages.showError(picture.problem());
}

void WindowReports::follow(const RecordingFiles& files)
{
    connect(&files, &RecordingFiles::said, &m_status, &StatusLine::say);
    connect(&files, &RecordingFiles::failed, &m_messages, &MessageBar::showError);
}

void WindowReports::follow(const Filming& filming)
{
    connect(&filming, &Filming::said, &m_status, &StatusLine::say);
    connect(&filming, &Filming::failed, &m_messages, &MessageBar::showError);
}

void WindowReports::follow(WorkWatch& work)
{
    connect(&work, &WorkWatch::worked, &m_status, &StatusLine::showWork);
    connect(&work, &WorkWatch::workEnded, &m_status, &StatusLine::endWork);
    connect(&m_status, &StatusLine::cancelWanted, &work, &WorkWatch::cancel);
    // During a gesture the view keeps Esc for it.
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), m_status.window());
    escape->setEnabled(false);
    connect(escape, &QShortcut::activated, &work, &WorkWatch::cancel);
    connect(&work, &WorkWatch::worked, escape, [escape] { escape->setEnabled(true); });
    connect(&work, &WorkWatch::workEnded, escape, [escape] { escape->setEnabled(false); });
}

void WindowReports::note(const plugins::FormatRegistry& formats)
{
    QStringList reasons;
    for (const plugins::PluginProblem& problem : formats.problems())
        reasons << QStringLiteral("%1: %2").arg(problem.file, problem.reason);
    const auto n = static_cast<int>(reasons.size());
    m_status.setNote(n == 0   ? QString()
                     : n == 1 ? tr("1 plugin failed")
                              : tr("%1 plugins failed").arg(n),
                     reasons.join('\n'));
}

} // namespace thicket::editor
