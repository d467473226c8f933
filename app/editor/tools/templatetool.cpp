#include "app/editor/tools/templatetool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/document/templating.h"
#include "app/editor/edits/templateedits.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/gestures/ghosts.h"
#include "app/editor/scene/description.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

/// Exact for quarter turns.
nav::Axes turnedAxes(double degrees)
{
    const double quarters = std::remainder(degrees, 360) / 90;
    const double angle = quarters * std::numbers::pi / 2;
    nav::Point x{std::cos(angle), std::sin(angle)};
    if (quarters == std::round(quarters))
        x = {std::round(x.x), std::round(x.y)};
    return {x, nav::leftNormal(x)};
}

} // namespace

TemplateTool::TemplateTool(ToolContext context, QObject* parent)
    : PlacingTool(context, {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("°")}, parent)
{
    connect(&context.selection, &Selection::changed, this, &TemplateTool::followSelection);
    connect(&context.document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            followTemplates();
    });
    connect(&context.document, &MapDocument::wasReset, this, &TemplateTool::followTemplates);
}

/// The one that the user chose, or that an instance of was selected last; otherwise the first.
const nav::Template* TemplateTool::chosen() const
{
    const nav::Templates& templates = m_context.document.map().settings.templates;
    if (const nav::Template* const one = templates.find(m_chosen))
        return one;
    return templates.empty() ? nullptr : &templates.list().front();
}

void TemplateTool::choose(nav::TemplateId id)
{
    if (id == m_chosen)
        return;
    m_chosen = id;
    emit optionsChanged();
}

void TemplateTool::followSelection()
{
    if (m_context.document.map().settings.templates.empty() || isGestureOpen())
        return;
    if (const nav::Template* const one = selectedTemplate(m_context.document, m_context.selection))
        choose(one->id);
}

void TemplateTool::followTemplates()
{
    const nav::Templates& templates = m_context.document.map().settings.templates;
    if (templates == m_known)
        return;
    const bool isMore = templates.list().size() > m_known.list().size();
    m_known = templates;
    if (isMore)
        followSelection(); // what was made a template is selected still
    emit optionsChanged();
    emit hintsChanged();
}

QList<KeyHint> TemplateTool::hints() const
{
    if (isGestureOpen())
        return {{tr("Digits"), tr("place and turn")},
                {tr("Ctrl"), tr("no snapping")},
                {tr("Esc"), tr("put it back")}};
    if (!chosen())
        return {{tr("Make Template"), tr("from a selection, before you place it")}};
    return {{tr("Click"), tr("place %1").arg(nameOf(*chosen()))}, {tr("Ctrl"), tr("no snapping")}};
}

QList<ToolOption> TemplateTool::options()
{
    ToolOption which;
    which.name = QStringLiteral("placedTemplate");
    which.label = tr("Place");
    which.status = tr("The template that a click places");
    which.choices = [this] {
        QStringList names;
        for (const nav::Template& one : m_context.document.map().settings.templates.list())
            names << nameOf(one);
        return names;
    };
    which.get = [this] {
        const auto& list = m_context.document.map().settings.templates.list();
        return chosen() ? static_cast<double>(chosen() - list.data()) : 0;
    };
    which.set = [this](double index) {
        const auto& list = m_context.document.map().settings.templates.list();
        const auto place = static_cast<std::size_t>(index);
        if (place < list.size())
            choose(list[place].id);
        emit hintsChanged();
    };
    ToolOption turn;
    turn.name = QStringLiteral("templateTurn");
    turn.label = tr("Turn (°)");
    turn.status = tr("The angle by which the placed template is turned, counter-clockwise");
    turn.maximum = 359;
    turn.get = [this] { return m_degrees; };
    turn.set = [this](double degrees) { m_degrees = degrees; };
    return {which, turn};
}

QList<ToolDeed> TemplateTool::deeds()
{
    return {{tr("Delete Template"),
             tr("Delete the template that the tool Template has chosen; what was placed stays, as "
                "groups"),
             QStringLiteral("delete-template"), Qt::CTRL | Qt::ALT | Qt::Key_L, [this] {
                 const nav::Template* const one = chosen();
                 const QString reason = removeTemplate(m_context.document, one ? one->id : 0);
                 if (!reason.isEmpty())
                     emit refused(reason);
             },
             [this] { return chosen() != nullptr; }}};
}

void TemplateTool::activate()
{
    if (!chosen())
        emit refused(tr("The map has no template: select objects and make one of them"));
}

void TemplateTool::deactivate()
{
    if (!cancel())
        m_context.canvas.setFeedback({});
}

nav::Axes TemplateTool::axes() const { return turnedAxes(m_numbers.value(2).value_or(m_degrees)); }

nav::Point TemplateTool::targetOf(const PointerEvent& event, std::vector<Guide>& guides) const
{
    return target(event, m_numbers.value(0) || m_numbers.value(1), guides);
}

/// What a press here would place.
void TemplateTool::showOutlines(const PointerEvent& event)
{
    const nav::Template* const one = chosen();
    if (!one)
        return;
    m_numbers.clear();
    m_snapper.emplace(m_context.document.index(), QList<nav::ObjectId>{},
                      m_context.navigator.agentRadius());
    Feedback feedback;
    const nav::Point at = targetOf(event, feedback.guides);
    for (const nav::MapObject& member : one->members) {
        if (feedback.ghosts.size() == mostGhosts)
            break;
        feedback.ghosts.push_back(nav::placed(member.geometry, axes(), at));
    }
    feedback.cross = at;
    m_context.canvas.setFeedback(std::move(feedback));
}

void TemplateTool::press(const PointerEvent& event)
{
    cancel();
    const nav::Template* const one = chosen();
    if (!one) {
        emit refused(tr("The map has no template: select objects and make one of them"));
        return;
    }
    MapDocument& document = m_context.document;
    const LayerChoice& layer = m_context.selection.layerChoice();
    m_numbers.clear();
    const auto placing = placedInstance(document.map(), one->id, {event.at, axes(), layer.id()});
    if (!placing) {
        emit refused(errorText(placing.error()));
        return;
    }
    begin(placing->edit, placing->ids, event);
}

/// The new instance is the last group.
const nav::Template& TemplateTool::placedOne() const
{
    const nav::MapSettings& settings = m_edit.settings->after;
    return *settings.templates.find(settings.objectGroups.list().back().instanceOf);
}

void TemplateTool::turnTo(const nav::Axes& axes)
{
    nav::ObjectGroups& present = m_edit.settings->after.objectGroups;
    if (present.list().back().axes == axes)
        return;
    std::vector<nav::ObjectGroup> groups = present.list();
    groups.back().axes = axes;
    present = nav::ObjectGroups(std::move(groups));
}

void TemplateTool::show(const PointerEvent& event)
{
    Feedback feedback;
    const nav::Point at = targetOf(event, feedback.guides);
    const nav::Axes turned = axes();
    const nav::Template& of = placedOne();
    turnTo(turned);
    Chip chip;
    for (std::size_t i = 0; i < of.members.size(); ++i) {
        nav::MapObject& object = *m_edit.entries[i].after;
        object.geometry = nav::placed(of.members[i].geometry, turned, at);
        object.motion = of.members[i].motion;
        if (object.motion)
            nav::mapMotion(*object.motion, [&](nav::Point by) { return turned * by; });
        enclose(chip.around, nav::boundingBox(object.geometry));
    }
    m_gesture->preview(m_edit);
    const int decimals = decimalsAt(m_context.canvas.unitsPerPixel());
    chip.fields = m_numbers.fields(
        {numberText(at.x, decimals), numberText(at.y, decimals), numberText(m_degrees, 0)});
    chip.detail = nameOf(of);
    feedback.chip = std::move(chip);
    feedback.cross = at;
    feedback.hidesHandles = true;
    m_context.canvas.setFeedback(std::move(feedback));
}

void TemplateTool::move(const PointerEvent& event)
{
    if (m_gesture)
        PlacingTool::move(event);
    else
        showOutlines(event);
}

QString TemplateTool::stepName() const { return tr("Place %1").arg(nameOf(placedOne())); }

} // namespace thicket::editor
