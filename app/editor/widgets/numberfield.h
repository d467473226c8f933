#pragma once

#include "libnav/geometry/shapes.h"

#include <QLineEdit>

#include <optional>

namespace thicket::editor {

class Appearance;

/// A line edit for one number. It takes sums and units (see evaluate()), shows a short name on its
/// left and the unit on its right, and steps with the arrow keys and, while focused, the wheel.
class NumberField : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberField(const Appearance& appearance, QWidget* parent = nullptr);

    void setPrefix(const QString& prefix);
    void setUnit(const QString& unit);
    void setMinimum(double minimum) { m_minimum = minimum; }
    void setMaximum(double maximum) { m_maximum = maximum; }
    /// Shows whole numbers without decimals.
    void setWhole(bool whole) { m_isWhole = whole; }
    /// Lets it be left empty. `placeholder` says what that means.
    void setClearable(const QString& placeholder);
    /// nullopt shows "mixed", or what being empty means. While the user is typing, the text stays
    /// as typed.
    void setValue(std::optional<double> value);
    std::optional<double> value() const { return m_value; }
    /// The breadth that shows the value to the unit, or a small value with its decimals.
    int neededWidth() const { return m_neededWidth; }

signals:
    void neededWidthChanged();
    /// A new number within the limits was typed or stepped to.
    void edited(double value);
    /// It was emptied, where that is allowed.
    void cleared();
    /// Esc was pressed: the changes of the visit are to be undone. visitEnded() follows.
    void visitCancelled();
    /// The visit has ended: Enter, Esc, or the focus left.
    void visitEnded();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void takeText();
    void change(double value);
    void stepBy(int steps);
    void endVisit();
    void showValue();
    void measure();
    int roomForText() const;
    QString fittingText(double value) const;

    const Appearance& m_appearance;
    QString m_prefix;
    QString m_unit;
    double m_minimum = -nav::coordinateLimit;
    double m_maximum = nav::coordinateLimit;
    std::optional<double> m_value;
    int m_neededWidth = 0;
    bool m_isWhole = false;
    bool m_isClearable = false;
    bool m_typing = false;
    bool m_isInvalid = false;
};

/// The number with up to `decimals` decimals, and at least those of the number style. Small ones
/// keep six.
QString fieldText(double value, int decimals);

} // namespace thicket::editor
