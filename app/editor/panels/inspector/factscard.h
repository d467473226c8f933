#pragma once

#include <QFrame>

class QLabel;

namespace thicket::nav {
class Map;
class Path;
} // namespace thicket::nav

namespace thicket::editor {

struct ObstacleFacts;

/// Shows facts about the selected obstacle: narrowest gap, widest agent, length of the path round
/// it.
class FactsCard : public QFrame {
    Q_OBJECT

public:
    explicit FactsCard(QWidget* parent = nullptr);

    void showFacts(const ObstacleFacts& facts, const nav::Map& map);

private:
    QLabel* addRow(const QString& name);

    QLabel* m_gap;
    QLabel* m_widest;
    QLabel* m_hug;
};

} // namespace thicket::editor
