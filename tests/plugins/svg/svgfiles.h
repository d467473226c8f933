#pragma once

#include "plugins/host/formatregistry.h"

#include <QImage>
#include <QProcess>

/// What several tests of the SVG format do.
namespace thicket::test {

inline const plugins::MapFormat& svg()
{
    static const plugins::FormatRegistry registry({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return *registry.byId("svg");
}

inline QByteArray svgOf(const nav::Map& map, const plugins::OptionValues& options = {})
{
    const auto bundle = svg().exportMap(map, options);
    return bundle ? bundle->files.first().bytes : QByteArray();
}

inline Result<plugins::ImportedMap> mapOf(const QByteArray& drawing,
                                          const plugins::OptionValues& options = {})
{
    return svg().importMap({drawing, "plan.svg"}, options);
}

/// The drawing as librsvg draws it, on white; null if it refuses it.
inline QImage drawn(const QByteArray& drawing, int width, int height)
{
    QProcess process;
    process.start("rsvg-convert", {"-w", QString::number(width), "-h", QString::number(height),
                                   "-b", "white", "-f", "png"});
    process.write(drawing);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitCode() != 0) {
        qWarning("rsvg-convert: %s", process.readAllStandardError().constData());
        return {};
    }
    return QImage::fromData(process.readAllStandardOutput(), "PNG");
}

/// Whether a pixel and its neighbours are drawn (1), empty (0), or neither (-1).
inline int isDrawn(const QImage& image, int x, int y)
{
    constexpr int reach = 2;
    int dark = 0, light = 0;
    for (int i = -reach; i <= reach; ++i) {
        for (int j = -reach; j <= reach; ++j) {
            if (!image.rect().contains(x + i, y + j))
                return -1;
            const int grey = qGray(image.pixel(x + i, y + j));
            dark += grey < 120;
            light += grey > 250;
        }
    }
    const int all = (2 * reach + 1) * (2 * reach + 1);
    return light == all ? 0 : dark == all ? 1 : -1;
}

} // namespace thicket::test
