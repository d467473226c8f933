#pragma once

#include "app/exporting/bundleoutlook.h"
#include "app/exporting/exportorder.h"
#include "libnav/map/map.h"
#include "plugins/api/mapformat.h"

#include <QList>
#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>

namespace thicket::editor {

class WorkLane;

/// What a file keeps, or why it cannot be made.
struct ExportOutlook {
    QList<plugins::FormatNote> notes;
    QList<exporting::MapOutlook> files; ///< of a bundle, in place of notes
    int kept = 0;                       ///< objects
    QString error;
};

/// Looks at what an export would write, for the export dialog. Makes the file without writing it,
/// and reads it again on a worker thread. Only the newest question is answered.
class ExportLook : public QObject {
    Q_OBJECT

public:
    /// Maps of more objects are large: looked at on a worker thread, and not read again.
    static constexpr std::size_t fewObjects = 20'000;

    /// The lane must outlive it, and is for it only.
    explicit ExportLook(WorkLane& lane, QObject* parent = nullptr);

    using SharedMap = std::shared_ptr<const nav::Map>;
    struct Question {
        SharedMap map;
        exporting::ExportOrder order;
        const plugins::FormatRegistry& formats; ///< must outlive the answer
    };
    /// The answer is emitted at once for one file of a map that is not large.
    void ask(const Question& question);
    void forget(); ///< the last question

signals:
    void answered(const thicket::editor::ExportOutlook& outlook);
    /// The map's chosen layers, and the shapes that the file has of them; see writtenShapes().
    void pictured(const std::shared_ptr<const thicket::nav::Map>& map,
                  const std::optional<thicket::nav::Map>& written);

private:
    void lookAside(const Question& question);
    void readAgainAside(const Question& question);

    WorkLane& m_lane;
    int m_asked = 0; ///< counts the questions
};

} // namespace thicket::editor
