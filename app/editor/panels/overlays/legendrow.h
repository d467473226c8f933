#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace thicket::editor {

class Appearance;
class LegendSample;
class SwitchButton;

/// A row of the legend: switch, sample, name, count. A click anywhere toggles it.
class LegendRow : public QWidget {
    Q_OBJECT

public:
    /// Takes the sample.
    LegendRow(const QString& name, LegendSample* sample, const Appearance& appearance,
              QWidget* parent = nullptr);

    void setOn(bool on);
    void setCount(const QString& count);

signals:
    void toggled(bool on);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

    SwitchButton& switchButton() { return *m_switch; }
    QLabel& countLabel() { return *m_count; }
    QHBoxLayout& row() { return *m_row; }
    QString name() const;

private:
    SwitchButton* m_switch;
    LegendSample* m_sample;
    QLabel* m_name;
    QLabel* m_count;
    QHBoxLayout* m_row;
};

} // namespace thicket::editor
