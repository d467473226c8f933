#pragma once

#include "libnav/map/map.h"

#include <QByteArray>
#include <QMimeData>
#include <QStringList>

#include <cstddef>
#include <future>

namespace thicket::editor {

/// Copied objects for the clipboard, as a native map: as text and as application/json, so that
/// other programs can carry them. The text of very many objects is written on a worker thread;
/// whoever asks for it earlier waits.
class ClippingData : public QMimeData {
    Q_OBJECT

public:
    explicit ClippingData(nav::Map clipping);

    std::size_t count() const { return m_count; } ///< of objects
    using Bytes = std::shared_future<QByteArray>;
    const Bytes& bytes() const { return m_bytes; }

    QStringList formats() const override;

    static QString jsonType() { return QStringLiteral("application/json"); }

protected:
    QVariant retrieveData(const QString& mimeType, QMetaType type) const override;

private:
    std::size_t m_count;
    Bytes m_bytes;
};

} // namespace thicket::editor
