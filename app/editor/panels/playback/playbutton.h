#pragma once

#include <QToolButton>

namespace thicket::editor {

class Appearance;

/// The round play button in the accent colour.
class PlayButton : public QToolButton {
    Q_OBJECT

public:
    explicit PlayButton(const Appearance& appearance, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
};

} // namespace thicket::editor
