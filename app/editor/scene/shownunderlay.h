#pragma once

#include "app/drawing/picturepyramid.h"
#include "app/editor/navigation/newestjob.h"

#include <QObject>
#include <QString>

namespace thicket::nav {
struct MapEdit;
}

namespace thicket::editor {

class MapDocument;

/// The pixels of the picture beneath the map. Reads its file on a thread of its own.
class ShownUnderlay : public QObject {
    Q_OBJECT

public:
    /// The document must outlive it.
    explicit ShownUnderlay(const MapDocument& document, QObject* parent = nullptr);

    /// Null if there is no picture, if it is hidden and was never shown, or until it is read.
    const drawing::PicturePyramid& picture() const { return m_picture; }
    /// Why it cannot be shown, in one sentence; empty: it can.
    const QString& problem() const { return m_problem; }
    bool isReading() const { return m_job.isBusy(); }

signals:
    void changed();
    /// The picture cannot be shown. Said once for each file.
    void failed(const QString& sentence);

private:
    void follow();
    void take(const drawing::PicturePyramid& picture, const QString& problem);

    const MapDocument& m_document;
    QString m_path; ///< of what is or was read; empty: nothing
    drawing::PicturePyramid m_picture;
    QString m_problem;
    NewestJob m_job;
};

} // namespace thicket::editor
