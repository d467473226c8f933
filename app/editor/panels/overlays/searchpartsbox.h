#pragma once

#include "app/editor/navigation/searchparts.h"

#include <QWidget>

#include <array>

class QLabel;
class QVBoxLayout;

namespace thicket::editor {

class Appearance;
class Navigator;
class Overlays;
class PartRow;
class SearchPlay;
class SectionTitle;

/// The parts of a search below its overlay, each with a switch and a count: what the played step
/// shows, the tangents that the search generated or refused, by reason, and what the path depends
/// on. Unfolded by its title; whether it is unfolded is kept for the next start.
class SearchPartsBox : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Sources {
        Overlays& overlays;
        const SearchPlay& play;
        const Navigator& navigator;
    };
    SearchPartsBox(const Sources& sources, const Appearance& appearance, QWidget* parent = nullptr);

    bool isUnfolded() const;
    void setUnfolded(bool unfolded);
    /// Whether a search is played. Otherwise the whole search is counted, and the parts of the
    /// played step cannot be switched.
    void setPlayed(bool played);
    /// Whether a part has too many tangents in the window to be shown.
    void setRefused(bool refused);
    /// Whether the vertices of the played step lie so close that only the best open ones are drawn.
    void setDense(bool dense);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addHeading(QVBoxLayout& rows, const QString& text);
    void addRow(QVBoxLayout& rows, SearchPart part, const Appearance& appearance);
    void fill(QVBoxLayout& rows, const Appearance& appearance);
    void unfoldAsChosen();
    void refresh();
    void refreshCounts();
    QString adviceWords() const;
    QString countWords(SearchPart part, std::size_t count) const;
    bool areThinned(SearchPart part) const;

    Sources m_sources;
    SectionTitle* m_title;
    QWidget* m_body;
    QLabel* m_advice;
    QLabel* m_denseAdvice;
    std::array<PartRow*, searchPartCount> m_rows{};
    bool m_isPlayed = false;
    bool m_isRefused = false;
    bool m_isDense = false;
};

} // namespace thicket::editor
