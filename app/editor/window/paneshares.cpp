#include "app/editor/window/paneshares.h"

#include <QSplitter>

namespace thicket::editor {

void PaneShares::setSearching(bool searching)
{
    if (searching == m_isSearching)
        return;
    m_isSearching = searching;
    const QByteArray shown = m_splitter.saveState();
    show(m_other);
    m_other = shown;
}

void PaneShares::restore(const QByteArray& usual, const QByteArray& searching)
{
    m_other = m_isSearching ? usual : searching;
    show(m_isSearching ? searching : usual);
}

QByteArray PaneShares::usual() const { return m_isSearching ? m_other : m_splitter.saveState(); }

QByteArray PaneShares::searching() const
{
    return m_isSearching ? m_splitter.saveState() : m_other;
}

void PaneShares::show(const QByteArray& shares)
{
    if (!m_splitter.restoreState(shares))
        m_splitter.setSizes(m_isSearching ? QList<int>{540, 220} : QList<int>{320, 440});
}

} // namespace thicket::editor
