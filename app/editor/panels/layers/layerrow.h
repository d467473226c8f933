#pragma once

#include "libnav/map/mapobject.h"

#include <QColor>
#include <QToolButton>
#include <QWidget>

class QLabel;

namespace thicket::editor {

class Appearance;

/// A small toggle without a frame, drawn faint while unchecked.
class FaintToggle : public QToolButton {
    Q_OBJECT

public:
    FaintToggle(const QString& onIcon, const QString& offIcon, const Appearance& appearance,
                QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QIcon m_on;
    QIcon m_off;
    const Appearance& m_appearance;
};

/// One layer: eye, lock, colour, name, count. A double click on the rest selects its objects.
class LayerRow : public QWidget {
    Q_OBJECT

public:
    struct State {
        QString name;
        int count = 0;
        bool visible = true;
        bool locked = false;
        bool marked = false;
        QColor fill;
        QColor line;
    };

    LayerRow(nav::LayerId id, const Appearance& appearance, QWidget* parent = nullptr);

    nav::LayerId id() const { return m_id; }
    void setState(const State& state);

signals:
    void visibleWanted(bool visible);
    void lockedWanted(bool locked);
    void contentsWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    nav::LayerId m_id;
    const Appearance& m_appearance;
    State m_state;
    FaintToggle* m_eye;
    FaintToggle* m_lock;
    QLabel* m_name;
    QLabel* m_count;
};

} // namespace thicket::editor
