#include "app/editor/scene/searchgraphlayer.h"

#include "app/drawing/denselines.h"
#include "app/drawing/devicespace.h"
#include "app/drawing/searchdrawing.h"
#include "app/editor/appearance/appearance.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/navigation/navigator.h"
#include "app/editor/navigation/overlays.h"
#include "app/editor/scene/faded.h"
#include "app/editor/scene/selectedrims.h"
#include "app/editor/scene/showntangents.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

constexpr std::size_t mostRims = 3000; // more would make the picture plain
constexpr double smallRim = 6;         // logical pixels

drawing::TangentLook lookOf(SearchPart part)
{
    switch (part) {
    case SearchPart::generated:
        return drawing::TangentLook::generated;
    case SearchPart::waiting:
        return drawing::TangentLook::waiting;
    case SearchPart::blockedSurfing:
        return drawing::TangentLook::blocked;
    default:
        return drawing::TangentLook::refused;
    }
}

} // namespace

SearchGraphLayer::SearchGraphLayer(const SceneSources& sources, const SceneState& state,
                                   ShownTangents& shown, std::function<void(bool)> refused)
    : CachedLayer(sources, state, 7.5), m_shown(shown), m_tellRefused(std::move(refused))
{}

void SearchGraphLayer::viewChanged()
{
    CachedLayer::viewChanged();
    m_shown.invalidate();
}

void SearchGraphLayer::follow()
{
    m_shown.invalidate();
    invalidate();
}

bool SearchGraphLayer::isShown() const
{
    const Overlays& overlays = m_sources.overlays;
    return overlays.isShown(SearchPart::certificate) ||
           (overlays.showsSearchGraph() && m_shown.play());
}

void SearchGraphLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
                             QWidget* widget)
{
    const bool isRefused = isShown() && m_shown.isTooMany();
    if (isRefused != m_isRefused)
        m_tellRefused(m_isRefused = isRefused);
    if (!isShown())
        return;
    const Faded faded(*painter, strengthOf(Overlay::search) * (m_shown.isOutdated() ? 0.5 : 1));
    CachedLayer::paint(painter, option, widget);
}

void SearchGraphLayer::draw(QPainter& painter, const QRectF& exposed)
{
    const auto& shown = m_shown.inWindow();
    for (std::size_t begin = 0; begin < shown.size();) {
        const SearchPart part = shown[begin].part;
        std::vector<drawing::DrawnTangent> tangents;
        for (; begin < shown.size() && shown[begin].part == part; ++begin)
            tangents.push_back({shown[begin].edge, shown[begin].blockedAt});
        drawing::drawSearchTangents(painter, tangents, lookOf(part), exposed, style());
    }
    if (m_sources.overlays.isShown(SearchPart::certificate))
        drawCertificate(painter, exposed);
}

void SearchGraphLayer::drawCertificate(QPainter& painter, const QRectF& exposed)
{
    const auto certificate = m_sources.navigator.answer().certificate();
    if (!certificate)
        return;
    const nav::Map& map = m_sources.document.map();
    const nav::Box window{{exposed.left(), exposed.top()}, {exposed.right(), exposed.bottom()}};
    QPen casing = drawing::linePen(style(), style().palette.casing, 5);
    QPen line = drawing::dashedPen(style(), style().palette.open, 2, {4, 2});
    casing.setCosmetic(true);
    line.setCosmetic(true);
    const double dot = smallRim * m_state.unitsPerPixel;
    painter.setBrush(Qt::NoBrush);
    std::size_t drawn = 0;
    for (const std::int64_t id : *certificate) {
        const nav::MapObject* object = map.find(id);
        const nav::Box box = object ? nav::boundingBox(object->geometry) : nav::Box();
        if (!object || !box.intersects(window))
            continue;
        if (std::max(box.width(), box.height()) < dot) {
            const double side = std::max(dot / 4, std::max(box.width(), box.height()));
            painter.fillRect(
                QRectF(box.center().x - side / 2, box.center().y - side / 2, side, side),
                line.color());
            continue;
        }
        if (++drawn > mostRims)
            return;
        const QPainterPath rim = rimOf(object->geometry, m_state.unitsPerPixel);
        painter.setPen(casing);
        drawing::drawRim(painter, rim);
        painter.setPen(line);
        drawing::drawRim(painter, rim);
    }
}

} // namespace thicket::editor
