#pragma once

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
    RecoveryOffer(Files& files, const Journaling& journaling, QuestionBar& bar,
                  QObject* parent = nullptr);

    /// Looks for them, and asks about the newest.
    void begin();

private:
    void ask();
    void recover();
    void discard();
    void next();

    Files& m_files;
    const Journaling& m_journaling;
    QuestionBar& m_bar;
    std::deque<recovery::LostJournal> m_lost;
};

} // namespace thicket::editor
