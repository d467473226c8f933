#pragma once

#include <QFrame>

class QLabel;

namespace thicket::editor {

class Appearance;
class CostStrip;

/// A lower bound as one bar: travelled, and the straight line to the goal.
class CostBar : public QFrame {
    Q_OBJECT

public:
    explicit CostBar(const Appearance& appearance, QWidget* parent = nullptr);

    /// Lengths in map units, >= 0. `most`: the width of the whole bar, at least
    /// their sum.
    void showCosts(double travelled, double rest, double most, const QString& unit);

private:
    QLabel* addPart(const QString& name, Qt::Alignment side);

    CostStrip* m_strip;
    QLabel* m_travelled;
    QLabel* m_rest;
    QLabel* m_bound;
};

/// The bar itself.
class CostStrip : public QWidget {
    Q_OBJECT

public:
    explicit CostStrip(const Appearance& appearance, QWidget* parent = nullptr);
    /// Shares of the width, 0 to 1.
    void setShares(double travelled, double rest);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    double m_travelled = 0;
    double m_rest = 0;
};

} // namespace thicket::editor
