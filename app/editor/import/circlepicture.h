#pragma once

#include "libnav/map/map.h"

#include <QPixmap>
#include <QWidget>

namespace thicket::editor {

class Appearance;

/// A small picture of the circles that an import would make, with a scale bar.
class CirclePicture : public QWidget {
    Q_OBJECT

public:
    explicit CirclePicture(const Appearance& appearance, QWidget* parent = nullptr);

    void show(nav::Map map);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    const Appearance& m_appearance;
    nav::Map m_map;
    QPixmap m_painted; ///< null: to be painted
};

} // namespace thicket::editor
