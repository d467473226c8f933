#pragma once

#include "libnav/map/mapobject.h"

#include <QColor>
#include <QToolButton>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace thicket::editor {

class Appearance;
class ElidedLabel;

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

/// One layer: eye, lock, colour, name, count. The name can be edited in place. The list handles the
/// mouse and the keys of the rest.
class LayerRow : public QWidget {
    Q_OBJECT

public:
    struct State {
        QString name;
        int count = 0;
        bool visible = true;
        bool locked = false;
        bool isChosen = false;
        bool holdsSelected = false;
        bool blocksPath = false; ///< hidden, and the path turns round it or ends in it
        QColor fill;
        QColor line;
    };

    LayerRow(nav::LayerId id, const Appearance& appearance, QWidget* parent = nullptr);

    nav::LayerId id() const { return m_id; }
    void setState(const State& state);
    /// Shows the name in a field. Enter and leaving it rename; Esc does not.
    void beginRenaming();

signals:
    void visibleWanted(bool visible);
    void onlyThisWanted();
    void lockedWanted(bool locked);
    void nameWanted(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;
    /// Esc in the field of the name.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void endRenaming(bool accept);
    QString spoken() const;

    nav::LayerId m_id;
    const Appearance& m_appearance;
    State m_state;
    FaintToggle* m_eye;
    FaintToggle* m_lock;
    ElidedLabel* m_name;
    QLineEdit* m_field;
    QLabel* m_count;
};

} // namespace thicket::editor
