#pragma once

#include <QByteArray>

class QSplitter;

namespace thicket::editor {

/// How the dock's height is shared by its upper pane, the Inspector, and its lower one. The
/// Inspector shows more while a search is played, so the user sets the shares for that apart.
class PaneShares {
public:
    /// Has two panes. Must outlive this.
    explicit PaneShares(QSplitter& splitter) : m_splitter(splitter) {}

    void setSearching(bool searching);
    /// What was stored, or the first shares if it is empty.
    void restore(const QByteArray& usual, const QByteArray& searching);
    QByteArray usual() const;
    QByteArray searching() const;

private:
    void show(const QByteArray& shares);

    QSplitter& m_splitter;
    QByteArray m_other; ///< of the state that is not shown
    bool m_isSearching = false;
};

} // namespace thicket::editor
