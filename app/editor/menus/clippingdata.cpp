#include "app/editor/menus/clippingdata.h"

#include "app/editor/document/disposal.h"
#include "app/editor/document/mapstep.h"
#include "libnav/map/mapfile.h"

#include <exception>
#include <memory>
#include <utility>

namespace thicket::editor {

namespace {

const QString plainType = QStringLiteral("text/plain");

QByteArray textOf(const nav::Map& clipping)
{
    const std::string text = nav::writeMap(clipping);
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

ClippingData::ClippingData(nav::Map clipping) : m_count(clipping.objects().size())
{
    const auto written = std::make_shared<std::promise<QByteArray>>();
    m_bytes = written->get_future().share();
    const auto map = std::make_shared<const nav::Map>(std::move(clipping));
    const auto write = [written, map] {
        try {
            written->set_value(textOf(*map));
        } catch (const std::exception&) {
            written->set_value({}); // not enough memory
        }
    };
    if (m_count > mostAtOnce)
        runAside(write);
    else
        write();
}

QStringList ClippingData::formats() const { return {plainType, jsonType()}; }

QVariant ClippingData::retrieveData(const QString& mimeType, QMetaType type) const
{
    if (mimeType == jsonType())
        return m_bytes.get();
    if (mimeType == plainType)
        return QString::fromUtf8(m_bytes.get());
    return QMimeData::retrieveData(mimeType, type);
}

} // namespace thicket::editor
