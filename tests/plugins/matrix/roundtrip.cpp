#include "tests/plugins/matrix/roundtrip.h"

#include "libnav/map/layerlookup.h"

#include <QLocale>

#include <algorithm>
#include <clocale>
#include <set>
#include <tuple>
#include <vector>

namespace thicket::test {

namespace {

using plugins::ExportBundle;
using plugins::FormatNote;
using plugins::ImportedMap;
using plugins::MapFormat;

/// Decimal commas as long as it lives.
class CommaLocale {
public:
    CommaLocale() : m_isSet(std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr)
    {
        QLocale::setDefault(QLocale(QLocale::German));
    }
    CommaLocale(const CommaLocale&) = delete;
    CommaLocale& operator=(const CommaLocale&) = delete;
    ~CommaLocale()
    {
        std::setlocale(LC_ALL, "C");
        QLocale::setDefault(QLocale::c());
    }
    bool isSet() const { return m_isSet; }

private:
    bool m_isSet;
};

bool areEqual(const ExportBundle& a, const ExportBundle& b)
{
    return std::equal(a.files.begin(), a.files.end(), b.files.begin(), b.files.end(),
                      [](const ExportBundle::File& left, const ExportBundle::File& right) {
                          return left.suffix == right.suffix && left.bytes == right.bytes;
                      });
}

Result<ImportedMap> imported(const MapFormat& format, const ExportBundle& bundle)
{
    const QString name = "map." + format.info().suffixes.value(0);
    plugins::ImportSource source{bundle.files.first().bytes, name};
    source.companion = [&bundle](const QString& path) -> Result<QByteArray> {
        for (const ExportBundle::File& file : bundle.files)
            if (!file.suffix.isEmpty() && path == "map" + file.suffix)
                return file.bytes;
        return Unexpected("There is no such file.", path.toStdString());
    };
    return format.importMap(source, {});
}

struct Placed {
    const nav::MapObject* object;
    std::string layer;
};

/// In the order of drawing; without regard to layers, in the map's.
std::vector<Placed> drawn(const nav::Map& map, bool layersCount)
{
    const nav::LayerLookup lookup(map);
    std::vector<std::pair<std::size_t, Placed>> ranked;
    for (const nav::MapObject& object : map.objects()) {
        const nav::Layer* const layer = lookup.of(object);
        ranked.emplace_back(layersCount ? lookup.rankOf(object) : 0,
                            Placed{&object, layer ? layer->name : std::string()});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Placed> placed;
    for (const auto& [rank, each] : ranked)
        placed.push_back(each);
    return placed;
}

class Comparison {
public:
    Comparison(const nav::Map& before, const nav::Map& after, const QList<FormatNote>& notes)
        : m_before(before), m_after(after), m_notes(notes)
    {
        for (const FormatNote& note : notes) {
            if (note.fidelity == FormatNote::Fidelity::exact)
                continue;
            const bool isLeftOut = note.fidelity == FormatNote::Fidelity::leftOut;
            auto& told = isLeftOut ? m_leftOut : m_approximated;
            told.insert(note.objects.begin(), note.objects.end());
        }
    }

    QString fault() const
    {
        QString fault = faultOfExact();
        if (fault.isEmpty())
            fault = faultOfApproximated();
        return fault.isEmpty() ? faultOfSettings() : fault;
    }

private:
    bool isTold(const char* word) const
    {
        return std::any_of(m_notes.begin(), m_notes.end(), [word](const FormatNote& note) {
            return note.fidelity != FormatNote::Fidelity::exact &&
                   note.text.contains(QLatin1String(word));
        });
    }

    /// Objects that must be equal are found one after the other.
    QString faultOfExact() const
    {
        const bool layersCount = !m_before.settings.layers.empty() && !isTold("layer");
        const std::vector<Placed> after = drawn(m_after, layersCount);
        auto at = after.begin();
        for (const Placed& before : drawn(m_before, layersCount)) {
            const nav::MapObject& wanted = *before.object;
            if (m_leftOut.contains(wanted.id) || m_approximated.contains(wanted.id))
                continue;
            at = std::find_if(at, after.end(), [&](const Placed& each) {
                return each.object->geometry == wanted.geometry &&
                       each.object->name == wanted.name &&
                       each.object->properties == wanted.properties &&
                       (!layersCount || each.layer == before.layer);
            });
            if (at == after.end())
                return QString("object %1 (%2) does not come back equal and in its order")
                    .arg(wanted.id)
                    .arg(nav::typeName(wanted.geometry));
            ++at;
        }
        return {};
    }

    QString faultOfApproximated() const
    {
        constexpr std::size_t most = 100;
        if (m_before.objects().size() > most)
            return {};
        const nav::Box extent = m_before.extent();
        const double near = 0.01 * (extent.width() + extent.height());
        for (const nav::MapObject& object : m_before.objects()) {
            if (!m_approximated.contains(object.id) || m_leftOut.contains(object.id))
                continue;
            const nav::Box box = nav::boundingBox(object.geometry);
            const bool isThere = std::any_of(
                m_after.objects().begin(), m_after.objects().end(), [&](const auto& other) {
                    const nav::Box found = nav::boundingBox(other.geometry);
                    return nav::distance(found.min, box.min) <= near &&
                           nav::distance(found.max, box.max) <= near;
                });
            if (!isThere)
                return QString("object %1 (%2), approximated, is lost")
                    .arg(object.id)
                    .arg(nav::typeName(object.geometry));
        }
        return {};
    }

    QString faultOfSettings() const
    {
        const nav::MapSettings& a = m_before.settings;
        const nav::MapSettings& b = m_after.settings;
        const auto walls = [](const nav::MapSettings& s) {
            return s.boundsAreWalls ? s.bounds : std::nullopt;
        };
        if (walls(a) != walls(b) && !isTold("bounds"))
            return "bounds that are walls do not come back";
        if (!a.layers.empty() && layersOf(m_before) != layersOf(m_after) && !isTold("layer"))
            return "layers do not come back";
        if (a.agentClasses != b.agentClasses && !isTold("agent class"))
            return "agent classes do not come back";
        if (a.agentGroups != b.agentGroups && !isTold("agent group"))
            return "agent groups do not come back";
        return {};
    }

    /// Those with objects: name, visible, locked.
    static std::vector<std::tuple<std::string, bool, bool>> layersOf(const nav::Map& map)
    {
        const nav::LayerLookup lookup(map);
        std::set<const nav::Layer*> used;
        for (const nav::MapObject& object : map.objects())
            used.insert(lookup.of(object));
        std::vector<std::tuple<std::string, bool, bool>> layers;
        for (const nav::Layer& layer : map.settings.layers)
            if (used.contains(&layer))
                layers.emplace_back(layer.name, layer.visible, layer.locked);
        return layers;
    }

    const nav::Map& m_before;
    const nav::Map& m_after;
    const QList<FormatNote>& m_notes;
    std::set<nav::ObjectId> m_leftOut;
    std::set<nav::ObjectId> m_approximated;
};

QString importFault(const MapFormat& format, const nav::Map& map, const ExportBundle& bundle)
{
    const Result<ImportedMap> again = imported(format, bundle);
    if (!again)
        return QString::fromStdString("its own file is refused: " + again.error().text());
    const CommaLocale comma;
    const Result<ImportedMap> withCommas = imported(format, bundle);
    if (!withCommas || !(withCommas->map == again->map))
        return "decimal commas in the locale change what is read";
    return Comparison(map, again->map, bundle.notes + again->notes).fault();
}

} // namespace

QString roundTripFault(const MapFormat& format, const nav::Map& map)
{
    const Result<ExportBundle> first = format.exportMap(map, {});
    const Result<ExportBundle> second = [&] {
        const CommaLocale comma;
        return comma.isSet() ? format.exportMap(map, {})
                             : Result<ExportBundle>(Unexpected("The locale is missing."));
    }();
    if (first.has_value() != second.has_value())
        return "a second export, with decimal commas, ends otherwise";
    if (!first)
        return first.error().message.empty() ? "an export fails without a reason" : QString();
    if (first->files.isEmpty())
        return "an export has no file";
    if (!areEqual(*first, *second)) {
        const Result<ExportBundle> third = format.exportMap(map, {});
        return third && areEqual(*first, *third) ? "decimal commas in the locale change the bytes"
                                                 : "a second export gives other bytes";
    }
    return format.info().canImport ? importFault(format, map, *first) : QString();
}

} // namespace thicket::test
