#pragma once

#include <QWidget>

namespace thicket::editor {

class Appearance;

/// A small orange curve, the symbol of the path.
class PathSign : public QWidget {
    Q_OBJECT

public:
    explicit PathSign(const Appearance& appearance, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
};

} // namespace thicket::editor
