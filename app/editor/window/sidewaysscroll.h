#pragma once

#include <QWidget>

class QScrollArea;
class QToolButton;

namespace thicket::editor {

/// A row of controls that may be wider than the window. Then an arrow at each end where more
/// follows scrolls it, as do the wheel and the focus.
class SidewaysScroll : public QWidget {
    Q_OBJECT

public:
    explicit SidewaysScroll(QWidget* parent = nullptr);
    ~SidewaysScroll() override;

    /// Owned. Deletes the former one.
    void setRow(QWidget* row);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override; ///< of the reading direction

private:
    QToolButton* makeArrow(const QString& name, const char* objectName, int direction);
    void scrollBy(int pixels);
    void reveal(const QWidget& part);
    void showArrows();

    QScrollArea* m_area;
    QToolButton* m_back;
    QToolButton* m_on;
};

} // namespace thicket::editor
