#pragma once

#include "app/editor/work/worklane.h"
#include "app/recovery/journalfolder.h"

#include <QObject>
#include <QString>

#include <deque>

namespace thicket::editor {

class Files;
class Journaling;
class QuestionBar;

/// Offers the maps of processes that ended without closing them, one after the other: recover,
/// discard, or decide at a later start.
class RecoveryOffer : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    RecoveryOffer(Files& files, Journaling& journaling, QuestionBar& bar,
                  QObject* parent = nullptr);

    /// Looks for them on a worker thread, and asks about the newest.
    void begin();
    void wait() { m_lane.wait(); } ///< until all are found

private:
    void ask();
    void recover();
    void discard();
    void next();

    Files& m_files;
    Journaling& m_journaling;
    QuestionBar& m_bar;
    std::deque<recovery::LostJournal> m_lost;
    WorkLane m_lane;
};

} // namespace thicket::editor
