#include "app/editor/menus/mnemonics.h"

#include <QAction>
#include <QHash>
#include <QList>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

#include <vector>

namespace thicket::editor {

namespace {

/// The place of the mark, an ampersand before a letter; "&&" is a plain one. -1: there is none.
qsizetype markIn(const QString& text)
{
    for (qsizetype i = text.indexOf('&'); i >= 0 && i + 1 < text.size(); i = text.indexOf('&', i)) {
        if (text[i + 1] != '&')
            return i;
        i += 2;
    }
    return -1;
}

QString unmarked(QString text)
{
    const qsizetype mark = markIn(text);
    return mark < 0 ? text : text.remove(mark, 1);
}

/// An entry, and the places of its unmarked text at which a mark can stand, best first: where the
/// author put it, then where words begin, then at all other letters and digits.
struct Entry {
    explicit Entry(QAction& entry) : action(entry), text(unmarked(entry.text()))
    {
        const qsizetype own = markIn(entry.text());
        const qsizetype tab = text.indexOf('\t');
        const qsizetype end = tab < 0 ? text.size() : tab;
        const auto offer = [this](qsizetype place) {
            if (text[place].isLetterOrNumber())
                places << place;
        };
        if (own >= 0)
            offer(own);
        for (const bool isWordStart : {true, false}) {
            for (qsizetype i = 0; i < end; ++i) {
                if ((i == 0 || text[i - 1].isSpace()) == isWordStart)
                    offer(i);
            }
        }
    }
    QChar letterAt(qsizetype place) const { return text[place].toUpper(); }

    QAction& action;
    QString text;
    QList<qsizetype> places;
    qsizetype chosen = -1; ///< one of them; -1: none
};

/// Which entry has which letter. An entry takes a free letter, or else one whose entry can take
/// another: the augmenting paths of a matching in a bipartite graph.
class Letters {
public:
    explicit Letters(std::vector<Entry>& entries) : m_entries(entries) {}

    void deal(std::size_t entry)
    {
        m_asked.clear();
        take(entry);
    }
    bool takeOwn(std::size_t entry)
    {
        const Entry& one = m_entries[entry];
        const bool isMarked = markIn(one.action.text()) >= 0 && !one.places.isEmpty();
        const bool isFree = isMarked && !m_owners.contains(one.letterAt(one.places.first()));
        if (isFree)
            give(entry, one.places.first());
        return isFree;
    }

private:
    bool take(std::size_t entry)
    {
        const Entry& one = m_entries[entry];
        for (const qsizetype place : one.places) {
            if (!m_owners.contains(one.letterAt(place)))
                return give(entry, place);
        }
        for (const qsizetype place : one.places) {
            const QChar letter = one.letterAt(place);
            if (m_asked.contains(letter))
                continue;
            m_asked << letter;
            if (take(m_owners.value(letter)))
                return give(entry, place);
        }
        return false;
    }
    bool give(std::size_t entry, qsizetype place)
    {
        m_entries[entry].chosen = place;
        m_owners[m_entries[entry].letterAt(place)] = entry;
        return true;
    }

    std::vector<Entry>& m_entries;
    QHash<QChar, std::size_t> m_owners;
    QSet<QChar> m_asked; ///< for which its owner was asked to take another
};

} // namespace

void partMnemonics(QMenu& menu)
{
    std::vector<Entry> entries;
    for (QAction* const action : menu.actions()) {
        if (!action->isSeparator() && action->isVisible())
            entries.emplace_back(*action);
    }
    Letters letters(entries);
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!letters.takeOwn(i))
            others.push_back(i);
    }
    for (const std::size_t i : others)
        letters.deal(i);
    for (const Entry& entry : entries) {
        QString text = entry.text;
        if (entry.chosen >= 0)
            text.insert(entry.chosen, '&');
        if (entry.action.text() != text)
            entry.action.setText(text);
    }
}

void keepMnemonicsApart(const QMenuBar& bar)
{
    QList<QMenu*> menus;
    for (const QAction* const action : bar.actions())
        menus << action->menu();
    for (qsizetype i = 0; i < menus.size(); ++i) {
        QMenu* const menu = menus[i];
        QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { partMnemonics(*menu); });
        for (const QAction* const action : menu->actions()) {
            if (action->menu())
                menus << action->menu();
        }
    }
}

} // namespace thicket::editor
