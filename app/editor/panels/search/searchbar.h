#pragma once

#include "app/editor/panels/playback/playerbar.h"

#include <QList>

namespace thicket::editor {

class MapDocument;
class SearchPlay;
class SwitchButton;
class TracedSearch;

/// The bar below the canvas in Search: plays the search for the path, says each step in words, and
/// searches again after every edit. Owns the actions for a search. They are enabled while the bar
/// is shown.
class SearchBar : public PlayerBar {
    Q_OBJECT

public:
    struct Sources {
        SearchPlay& play;
        TracedSearch& search;
        const MapDocument& document;
    };
    SearchBar(const Sources& sources, PlayerActions& actions, const Appearance& appearance,
              QWidget* parent = nullptr);

    /// For the Path menu, in its order.
    const QList<QAction*>& searchActions() const { return m_actions; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void addSwitch();
    void refresh();
    void refreshLegend();

    Sources m_sources;
    const Appearance& m_appearance;
    QList<QAction*> m_actions;
    QAction* m_rejection = nullptr;
    QAction* m_rise = nullptr;
    QAction* m_again = nullptr;
    QLabel* m_state; ///< what must be known of the search
    QLabel* m_againName;
    SwitchButton* m_againButton;
};

} // namespace thicket::editor
