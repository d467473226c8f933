#pragma once

#include "app/editor/navigation/searchparts.h"

#include <QWidget>

class QLabel;

namespace thicket::editor {

class Appearance;
class PartSample;
class SwitchButton;

/// A part of a search: switch, sample, name, count. A click anywhere toggles it.
class PartRow : public QWidget {
    Q_OBJECT

public:
    /// `what` explains it in a tooltip.
    PartRow(SearchPart part, const QString& name, const QString& what, const Appearance& appearance,
            QWidget* parent = nullptr);

    void setOn(bool on);
    void setCount(const QString& count);

signals:
    void toggled(bool on);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    SwitchButton* m_switch;
    PartSample* m_sample;
    QLabel* m_name;
    QLabel* m_count;
};

} // namespace thicket::editor
