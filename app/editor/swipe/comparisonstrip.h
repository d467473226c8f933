#pragma once

#include <QFrame>

class QAction;
class QHBoxLayout;
class QLabel;

namespace thicket::nav {
class Path;
}

namespace thicket::editor {

class Appearance;
class ComparedSide;
class ElidedLabel;
class MapDocument;
class Navigator;

/// A row over the canvas: what A and B are, how long the path in each is, what its search cost, and
/// between them the difference. Hidden while nothing is compared.
class ComparisonStrip : public QFrame {
    Q_OBJECT

public:
    /// Map B. `end` is on the button at its end. All must outlive it.
    ComparisonStrip(const MapDocument& document, const Navigator& navigator, QAction& end,
                    const Appearance& appearance);

    /// Side A, which must outlive this, or nullptr: nothing is compared.
    void setCompared(ComparedSide* other);

private:
    void refresh();
    void shareRoom();
    QString differenceOf(const nav::Path& a, const nav::Path& b) const;

    const MapDocument& m_document;
    const Navigator& m_navigator;
    ComparedSide* m_other = nullptr;
    QLabel* m_letter;
    QHBoxLayout* m_choice; ///< what side A lets the user choose
    ElidedLabel* m_a;
    QLabel* m_difference;
    ElidedLabel* m_b;
};

} // namespace thicket::editor
