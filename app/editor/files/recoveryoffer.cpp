#include "app/editor/files/recoveryoffer.h"

#include "app/editor/files/files.h"
#include "app/editor/files/journaling.h"
#include "app/editor/widgets/questionbar.h"

#include <QDateTime>
#include <QLocale>

#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace thicket::editor {

namespace {

QString sentenceOf(const recovery::JournalSummary& summary)
{
    const QString begun = QLocale().toString(QDateTime::fromMSecsSinceEpoch(summary.head.begun),
                                             QLocale::ShortFormat);
    const QString title = QString::fromStdString(summary.head.title);
    if (summary.edits == 1)
        return RecoveryOffer::tr("Thicket ended before “%1” was saved. 1 edit since %2 can be "
                                 "recovered.")
            .arg(title, begun);
    return RecoveryOffer::tr("Thicket ended before “%1” was saved. %3 edits since %2 can be "
                             "recovered.")
        .arg(title, begun)
        .arg(summary.edits);
}

} // namespace

RecoveryOffer::RecoveryOffer(Files& files, Journaling& journaling, QuestionBar& bar,
                             QObject* parent)
    : QObject(parent), m_files(files), m_journaling(journaling), m_bar(bar)
{}

void RecoveryOffer::begin()
{
    m_lane.order({{}, [this, folder = m_journaling.folder()](Progress&) -> WorkLane::Report {
                      const auto lost = std::make_shared<std::vector<recovery::LostJournal>>(
                          recovery::lostJournals(folder));
                      return [this, lost] {
                          m_lost.assign(std::make_move_iterator(lost->begin()),
                                        std::make_move_iterator(lost->end()));
                          ask();
                      };
                  }});
}

void RecoveryOffer::ask()
{
    if (m_lost.empty())
        return;
    m_bar.ask(sentenceOf(m_lost.front().summary()),
              {{tr("&Recover"), tr("Open the map as it was. It is not saved until you save it"),
                [this] { recover(); }},
               {tr("&Discard"), tr("Delete these edits for ever"), [this] { discard(); }},
               {tr("&Later"), tr("Ask again at the next start"), [this] { next(); }}});
}

void RecoveryOffer::recover()
{
    m_files.openRecovered(
        m_lost.front(), [this] { m_journaling.awaitRecovered(); },
        [this](bool isOpen) {
            if (isOpen)
                m_journaling.continueLost(std::move(m_lost.front()));
            next();
        });
}

void RecoveryOffer::discard()
{
    m_lost.front().discard();
    next();
}

void RecoveryOffer::next()
{
    m_lost.pop_front();
    ask();
}

} // namespace thicket::editor
