#pragma once

#include <QFrame>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace thicket::editor {

class Appearance;
class Player;
class PlayerActions;

/// A bar below the canvas that plays something: step, play, position, speed, legend, close, and a
/// track below. While it is shown, the actions of playback act on its player.
class PlayerBar : public QFrame {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        Player& player;
        PlayerActions& actions;
        const Appearance& appearance;
    };

public slots:
    void togglePlaying(); ///< only while the bar is shown

signals:
    void closeWanted();

protected:
    /// `name` is for screen readers.
    PlayerBar(const Parts& parts, const QString& name, QWidget* parent);

    /// Behind the buttons that step.
    void addButton(QAction* action);
    /// Before the button that closes.
    void addAtEnd(QWidget* widget);
    static constexpr int barHeight = 132; ///< logical pixels, without what is added below
    /// Below the row.
    void setTrack(QWidget* track);
    void addBelow(QWidget* widget); ///< the track; with a height of its own
    void addSpeed(const QString& name, double speed);
    void explainPosition(const QString& text); ///< as its tooltip
    void showPosition(const QString& position, const QString& total);
    void showLegend(const QString& text);
    /// Whether this rich text can be the legend and is not cut, with `also` shown at the end.
    bool hasRoomForLegend(const QString& text, const QWidget& also) const;
    /// Shows what the player says of itself.
    void refreshPlayer();

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitLegend();
    QToolButton* buttonOf(QAction* action);
    void nameParts();
    void fillRow();

    Parts m_parts;
    QHBoxLayout* m_row;
    QHBoxLayout* m_buttons;
    QHBoxLayout* m_end;
    QLabel* m_position;
    QLabel* m_total;
    QLabel* m_legend;
    QString m_words; ///< of the legend
    QComboBox* m_speed;
};

} // namespace thicket::editor
