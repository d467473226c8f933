#include "app/editor/import/circlepicture.h"

#include "app/drawing/mappicture.h"
#include "app/editor/appearance/appearance.h"

#include <QPainter>

#include <utility>

namespace thicket::editor {

namespace {

constexpr double scaleBarHeight = 30; // no circle lies beneath it

} // namespace

CirclePicture::CirclePicture(const Appearance& appearance, QWidget* parent)
    : QWidget(parent), m_appearance(appearance)
{
    setObjectName("importPicture");
    setAccessibleName(tr("Picture of the circles"));
    setMinimumSize(260, 160);
}

void CirclePicture::show(nav::Map map)
{
    m_map = std::move(map);
    m_painted = {};
    update();
}

void CirclePicture::resizeEvent(QResizeEvent*) { m_painted = {}; }

void CirclePicture::paintEvent(QPaintEvent*)
{
    if (m_painted.isNull()) {
        m_painted = QPixmap(size() * devicePixelRatioF());
        m_painted.setDevicePixelRatio(devicePixelRatioF());
        m_painted.fill(m_appearance.palette().outside);
        QPainter painter(&m_painted);
        painter.setRenderHint(QPainter::Antialiasing);
        if (!m_map.objects().empty())
            drawing::drawMapPicture(painter, rect(), {.map = m_map, .below = scaleBarHeight},
                                    m_appearance.theme());
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_painted);
    painter.setPen(m_appearance.palette().separator);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace thicket::editor
