#pragma once

#include <QFrame>

class QAction;
class QLabel;

namespace thicket::editor {

class Appearance;
class ComparedMap;
class ElidedLabel;
class MapDocument;
class Navigator;

/// A row over the canvas: what map A and map B are, how long the path through each is, what its
/// search cost, and between them the difference. Hidden while nothing is compared.
class ComparisonStrip : public QFrame {
    Q_OBJECT

public:
    /// Map B. `end` is on the button at its end. All must outlive it.
    ComparisonStrip(const MapDocument& document, const Navigator& navigator, QAction& end,
                    const Appearance& appearance);

    /// Map A, which must outlive this, or nullptr: nothing is compared.
    void setCompared(const ComparedMap* other);

private:
    void refresh();
    QString differenceOf(const Navigator& a, const Navigator& b) const;

    const MapDocument& m_document;
    const Navigator& m_navigator;
    const ComparedMap* m_other = nullptr;
    ElidedLabel* m_a;
    QLabel* m_difference;
    ElidedLabel* m_b;
};

} // namespace thicket::editor
