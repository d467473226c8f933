#pragma once

#include <QDoubleSpinBox>
#include <QFrame>
#include <QList>

class QAction;
class QMenu;

namespace thicket::editor {

class AgentClassButton;
class AgentClasses;
class AgentRadius;
class Appearance;
class LiveComparison;
class MapDocument;
class Navigator;
class RadiusSlider;

/// A spin box in plain digits whose steps are a twentieth of the value.
class RadiusBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    using QDoubleSpinBox::QDoubleSpinBox;
    void stepBy(int steps) override;

signals:
    void stepped(double factor);
};

/// The agent's radius: slider, number, keys; and which class of agents it is for. The path follows
/// live. While the slider is held, the former path is shown for comparison. The radius becomes a
/// part of the map when the slider is released, the number entered or a key pressed.
class RadiusControl : public QFrame {
    Q_OBJECT

public:
    RadiusControl(const MapDocument& document, Navigator& navigator, AgentRadius& radius,
                  AgentClasses& classes, const Appearance& appearance, QWidget* parent = nullptr);

    /// Smaller, larger, slightly smaller, slightly larger.
    const QList<QAction*>& radiusActions() const { return m_actions; }

    /// The classes of agents.
    QMenu& classMenu();

    /// Marks the radii at which the path jumps, and has them searched for up to the slider's end.
    /// `comparison` must outlive it.
    void follow(LiveComparison& comparison);

    /// Narrow: a shorter slider.
    void setNarrow(bool narrow);

    /// Maps a slider position in [0, 1] to a radius from 0 to `largest`: fine near 0, coarse at the
    /// end.
    static double radiusAt(double position, double largest);
    static double positionOf(double radius, double largest);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void tellKeys();
    void showRadius();
    void takeScale();
    void takeUnit();
    void mark();
    void takePosition(int position);
    void scaleBy(double factor);
    void keep();

    const MapDocument& m_document;
    Navigator& m_navigator;
    AgentRadius& m_radius;
    AgentClassButton* m_class;
    RadiusSlider* m_slider;
    RadiusBox* m_box;
    double m_largest = 1; ///< at the slider's end
    QList<QAction*> m_actions;
    LiveComparison* m_comparison = nullptr;
};

} // namespace thicket::editor
