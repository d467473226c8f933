#include "plugins/api/formatoptions.h"
#include "plugins/api/mapformat.h"

#include <QObject>

#include <charconv>

using namespace thicket;
using namespace thicket::plugins;

namespace {

/// The number at the start of `text`, which is removed together with the space after it.
bool take(std::string_view& text, double& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return false;
    text.remove_prefix(std::size_t(end - text.data()));
    if (text.starts_with(' '))
        text.remove_prefix(1);
    return true;
}

QByteArray shortest(double number)
{
    char text[32];
    const auto [end, error] = std::to_chars(text, text + sizeof text, number);
    return error == std::errc() ? QByteArray(text, end - text) : QByteArray();
}

} // namespace

/// A typical third-party plugin: circles as lines "x y radius", their names in a second file.
class Pebbles : public QObject, public MapFormat {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID ThicketMapFormat_iid FILE "pebbles.json")
    Q_INTERFACES(thicket::plugins::MapFormat)

public:
    FormatInfo info() const override
    {
        return {.id = "pebbles",
                .title = "Pebbles (text)",
                .suffixes = {"pbl"},
                .canImport = true,
                .canExport = true,
                .importOptions = {},
                .exportOptions = {{"shrink", "by how much radii are divided", "1"},
                                  {"companion", "the ending of the file of names", ".names.txt"}}};
    }
    Result<ImportedMap> importMap(const ImportSource& source,
                                  const OptionValues& options) const override
    {
        if (const auto values = completedOptions({}, options); !values)
            return Unexpected(values.error());
        nav::Map map;
        map.settings.layers.push_back({1, "pebbles", true, false, {}});
        for (const QByteArray& line : source.bytes.split('\n')) {
            if (line.isEmpty())
                continue;
            std::string_view text(line.constData(), std::size_t(line.size()));
            nav::Circle circle;
            if (!take(text, circle.center.x) || !take(text, circle.center.y) ||
                !take(text, circle.radius) || !text.empty()) {
                return Unexpected("This is no pebble.", source.name.toStdString() + ": line " +
                                                            std::to_string(map.unusedId()));
            }
            map.append({map.unusedId(), 1, "", circle, {}, {}});
        }
        return ImportedMap{std::move(map), {}};
    }
    Result<ExportBundle> exportMap(const nav::Map& map, const OptionValues& options) const override
    {
        const auto values = completedOptions(info().exportOptions, options);
        if (!values)
            return Unexpected(values.error());
        QByteArray lines;
        QByteArray names;
        FormatNote kept{FormatNote::Fidelity::exact, "circles", {}};
        for (const nav::MapObject& object : map.objects()) {
            const auto* const circle = std::get_if<nav::Circle>(&object.geometry);
            if (!circle)
                continue;
            const double radius = circle->radius / values->value("shrink").toDouble();
            lines += shortest(circle->center.x) + ' ' + shortest(circle->center.y) + ' ' +
                     shortest(radius) + '\n';
            names += QByteArray::fromStdString(object.name) + '\n';
            kept.objects << object.id;
        }
        return ExportBundle{{{"", lines}, {values->value("companion"), names}}, {kept}};
    }
};

#include "pebbles.moc"
