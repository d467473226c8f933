#pragma once

#include "app/editor/widgets/cornercard.h"

class QLabel;
class QPushButton;

namespace thicket::editor {

class Appearance;
class TourMenu;
struct TourPage;

/// The text of a page of the tour, its numbers, and buttons to the other pages.
class TourCard : public CornerCard {
    Q_OBJECT

public:
    TourCard(const TourMenu& menu, const Appearance& appearance, QWidget* canvas);

    /// `place` counts from 0.
    void setPage(const TourPage& page, int place, int count);
    void setFigure(const QString& figure);

signals:
    /// Esc in the card.
    void focusLeft();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLayout* makeHead(const TourMenu& menu, const Appearance& appearance);
    QLayout* makeButtons(const TourMenu& menu);

    QLabel* m_title;
    QLabel* m_place;
    QLabel* m_sentence;
    QLabel* m_task;
    QLabel* m_figure;
    QPushButton* m_next;
    QPushButton* m_done; ///< on the last page in place of m_next
};

} // namespace thicket::editor
