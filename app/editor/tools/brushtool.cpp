#include "app/editor/tools/brushtool.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/scene/handles.h"
#include "libnav/map/layerlookup.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace thicket::editor {

namespace {

constexpr std::size_t usualDab = 4;
constexpr double usualSize = 80; // logical pixels
constexpr double sizePerNotch = 1.1;
constexpr double dabDistance = 0.35; // of the brush's size

} // namespace

BrushTool::BrushTool(ToolContext context, QObject* parent)
    : GestureTool(context, parent), m_options(context, usualDab)
{}

QList<KeyHint> BrushTool::hints() const
{
    return {{tr("Shift"), tr("erase")},
            {tr("Alt"), tr("same radius")},
            {tr("Ctrl"), tr("no gap")},
            {tr("Esc"), tr("put it back")}};
}

QList<ToolOption> BrushTool::options()
{
    ToolOption size;
    size.name = QStringLiteral("brushSize");
    size.label = tr("Size");
    size.status = tr("Diameter of the brush; also the wheel during a stroke");
    size.isLength = true;
    size.minimum = m_context.canvas.unitsPerPixel();
    size.get = [this] { return this->size(); };
    size.set = [this](double value) { m_size = value; };
    QList<ToolOption> options{size};
    options += m_options.list(tr("Circles wanted at each dab of the brush"));
    return options;
}

double BrushTool::size() const
{
    return m_size.value_or(usualSize * m_context.canvas.unitsPerPixel());
}

void BrushTool::press(const PointerEvent& event)
{
    cancel();
    m_isErasing = event.modifiers.testFlag(Qt::ShiftModifier);
    m_object = NewObject::on(m_context, nav::Circle{});
    if (!m_object)
        return;
    m_edit = {};
    m_random = {m_options.seed()};
    m_placed = m_wanted = m_erased = 0;
    m_gesture = std::make_unique<LiveGesture>(m_context);
    dab(event);
    show(event);
    emit hintsChanged();
}

/// One at every third of the brush's size along the stroke.
void BrushTool::move(const PointerEvent& event)
{
    m_pointer = event;
    const nav::Point by = event.at - m_lastDab;
    const double step = dabDistance * size();
    const auto dabs = m_gesture ? std::min(std::floor(nav::length(by) / step), 100.0) : 0;
    const nav::Point from = m_lastDab;
    for (int i = 1; i <= int(dabs); ++i) {
        PointerEvent between = event;
        between.at = from + (i * step / nav::length(by)) * by;
        dab(between);
    }
    show(event);
}

void BrushTool::dab(const PointerEvent& event)
{
    m_lastDab = event.at;
    if (m_isErasing)
        erase(event.at);
    else
        place(event);
    m_gesture->preview(m_edit);
}

void BrushTool::place(const PointerEvent& event)
{
    ScatterParams params = m_options.params();
    if (event.modifiers.testFlag(Qt::AltModifier))
        params.mostRadius = params.leastRadius;
    if (event.modifiers.testFlag(Qt::ControlModifier))
        params.gap = 0;
    // The square in the brush's circle holds the centres.
    const double half = 0.5 * size() / std::numbers::sqrt2 + params.mostRadius;
    nav::Box box = grown(nav::Box{event.at, event.at}, half);
    const nav::Map& map = m_context.document.map();
    if (map.settings.bounds) {
        const nav::Box inner = grown(*map.settings.bounds, -params.border);
        box.min = {std::max(box.min.x, inner.min.x), std::max(box.min.y, inner.min.y)};
        box.max = {std::min(box.max.x, inner.max.x), std::min(box.max.y, inner.max.y)};
    }
    params.border = 0;
    m_wanted += params.count;
    const auto avoided =
        surroundings(m_context.document, grown(nav::Box{event.at, event.at}, half + params.gap),
                     map.unusedId(), m_context.navigator.agentRadius());
    if (!avoided)
        return;
    const Scattered found = scatter(box, params, *avoided, m_random);
    m_random = found.random;
    m_placed += found.placed.size();
    std::vector<nav::MapObject> added;
    for (const nav::Circle& circle : found.placed) {
        nav::MapObject object;
        object.id = map.unusedId() + static_cast<nav::ObjectId>(added.size());
        object.layer = m_object->layer;
        object.geometry = circle;
        added.push_back(std::move(object));
    }
    m_edit = nav::merged(std::move(m_edit), nav::MapEdit::add(map, std::move(added)));
}

/// Circles of open layers whose centres are under the brush.
void BrushTool::erase(nav::Point at)
{
    const nav::Map& map = m_context.document.map();
    const nav::LayerLookup layers(map);
    std::vector<nav::ObjectId> ids;
    for (const std::size_t position :
         m_context.document.index().positionsIn(grown(nav::Box{at, at}, size() / 2))) {
        const nav::MapObject& object = map.objects()[position];
        const auto* circle = std::get_if<nav::Circle>(&object.geometry);
        const nav::Layer* layer = layers.of(object);
        if (circle && !circle->inverted && (!layer || layer->isOpen()) &&
            nav::distance(circle->center, at) <= size() / 2)
            ids.push_back(object.id);
    }
    m_erased += ids.size();
    if (!ids.empty())
        m_edit = nav::merged(std::move(m_edit), nav::MapEdit::remove(map, ids));
}

/// The brush's rim, also while no button is pressed, and the count during a stroke.
void BrushTool::show(const PointerEvent& event)
{
    m_pointer = event;
    Feedback feedback;
    feedback.ghosts = {nav::Circle{event.at, size() / 2, false}};
    if (m_gesture) {
        Chip chip;
        chip.detail = m_isErasing ? tr("%n erased", nullptr, static_cast<int>(m_erased))
                                  : placedText(m_placed, m_wanted);
        chip.around = grown(nav::Box{event.at, event.at}, size() / 2);
        feedback.chip = std::move(chip);
        feedback.hidesHandles = true;
    }
    m_context.canvas.setFeedback(std::move(feedback));
}

void BrushTool::release(const PointerEvent& event)
{
    if (!m_gesture)
        return;
    move(event);
    end();
}

/// The next stroke gets other circles.
void BrushTool::end()
{
    const auto done = std::move(m_gesture);
    const auto count = static_cast<int>(m_isErasing ? m_erased : m_placed);
    done->commit(m_isErasing ? tr("Erase %n circles", nullptr, count)
                             : tr("Scatter %n circles", nullptr, count));
    emit said(m_isErasing ? tr("%n erased", nullptr, count) : placedText(m_placed, m_wanted));
    if (!m_isErasing)
        m_options.setSeed(m_options.seed() + 1);
    if (m_pointer)
        show(*m_pointer);
    emit optionsChanged();
    emit hintsChanged();
}

bool BrushTool::wheel(double steps, const PointerEvent& event)
{
    if (!m_gesture)
        return false;
    m_size = size() * std::pow(sizePerNotch, steps);
    show(event);
    emit optionsChanged();
    return true;
}

bool BrushTool::key(QKeyEvent& event)
{
    if (!m_gesture || (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter))
        return false;
    end();
    return true;
}

void BrushTool::deactivate()
{
    cancel();
    m_context.canvas.setFeedback({});
}

} // namespace thicket::editor
