#include "libnav/bake/bakedbytes.h"

#include "libnav/bake/hublegs.h"
#include "libnav/files/crc32c.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace thicket::nav {

namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::uint64_t mark = 0x35454B4142484B54; // "TKHBAKE5"
constexpr std::size_t headSize = 24;               // mark, size, checksum of what follows it

/// How the lists of a layer are visited, in the order of the bytes.
template <class Layer, class Visit> void visitLists(Layer& layer, Visit visit)
{
    visit(layer.firstStretch);
    visit(layer.stretches);
    visit(layer.ends);
    visit(layer.firstSight);
    visit(layer.sights);
    visit(layer.sightParts);
    visit(layer.onwardParts);
    visit(layer.sureParts);
    visit(layer.clearParts);
    visit(layer.hubs);
    visit(layer.firstEntry);
    visit(layer.entries);
    visit(layer.legs);
}

/// Bytes from this size to the next multiple of 8, where the next list begins.
constexpr std::size_t paddingAfter(std::size_t size) { return (8 - size % 8) % 8; }

class Writer {
public:
    template <class Number> void number(Number value)
    {
        static_assert(sizeof value == 8 && std::is_trivially_copyable_v<Number>);
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    template <class Entry> void list(std::span<const Entry> entries)
    {
        number(std::uint64_t{entries.size()});
        m_bytes.append(reinterpret_cast<const char*>(entries.data()), entries.size_bytes());
        m_bytes.append(paddingAfter(m_bytes.size()), '\0');
    }
    void points(const std::vector<Point>& points) { list(std::span<const Point>(points)); }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what Writer wrote. After the first failure all is zero or empty.
class Reader {
public:
    explicit Reader(std::string_view bytes) : m_rest(bytes) {}

    template <class Number> Number number()
    {
        Number value{};
        static_assert(sizeof value == 8);
        if (m_rest.size() < sizeof value)
            return fail(), value;
        std::memcpy(&value, m_rest.data(), sizeof value);
        m_rest.remove_prefix(sizeof value);
        return value;
    }
    template <class Entry> std::span<const Entry> list()
    {
        const auto count = number<std::uint64_t>();
        if (count > m_rest.size() / sizeof(Entry))
            return fail(), std::span<const Entry>();
        const std::size_t size = count * sizeof(Entry);
        const std::size_t padded = size + paddingAfter(size);
        if (padded > m_rest.size())
            return fail(), std::span<const Entry>();
        const auto* begin = reinterpret_cast<const Entry*>(m_rest.data());
        m_rest.remove_prefix(padded);
        return {begin, static_cast<std::size_t>(count)};
    }
    std::vector<Point> points()
    {
        const auto all = list<Point>();
        return {all.begin(), all.end()};
    }
    void fail()
    {
        m_rest = {};
        m_failed = true;
    }
    bool isWhole() const { return !m_failed && m_rest.empty(); }
    bool hasFailed() const { return m_failed; }

private:
    std::string_view m_rest;
    bool m_failed = false;
};

enum class Kind : std::uint64_t { circle, wall, polygon };

void write(Writer& writer, const Obstacle& obstacle)
{
    writer.number(obstacle.id);
    writer.number(static_cast<std::uint64_t>(obstacle.shape.index()));
    if (const auto* circle = std::get_if<Circle>(&obstacle.shape)) {
        writer.number(std::uint64_t{circle->inverted});
        writer.number(circle->radius);
        writer.points({circle->center});
    } else if (const auto* wall = std::get_if<Wall>(&obstacle.shape)) {
        writer.number(std::uint64_t{wall->closed});
        writer.number(wall->thickness);
        writer.points(wall->points);
    } else if (const auto* polygon = std::get_if<Polygon>(&obstacle.shape)) {
        writer.number(std::uint64_t{polygon->inverted});
        writer.number(0.0);
        writer.points(polygon->points);
    }
}

Obstacle readObstacle(Reader& reader)
{
    Obstacle obstacle;
    obstacle.id = reader.number<std::int64_t>();
    const auto kind = reader.number<Kind>();
    const auto flag = reader.number<std::uint64_t>();
    const auto size = reader.number<double>();
    std::vector<Point> points = reader.points();
    if (flag > 1 || (kind == Kind::circle && points.size() != 1))
        reader.fail();
    else if (kind == Kind::circle)
        obstacle.shape = Circle{points.front(), size, flag == 1};
    else if (kind == Kind::wall)
        obstacle.shape = Wall{std::move(points), size, flag == 1};
    else if (kind == Kind::polygon)
        obstacle.shape = Polygon{std::move(points), flag == 1};
    else
        reader.fail();
    return obstacle;
}

void write(Writer& writer, const RadiusBytes& baked)
{
    const GridFrame& frame = baked.layer.frame;
    writer.number(baked.agentRadius);
    writer.number(std::uint64_t{baked.discs});
    writer.number(frame.bounds().min.x);
    writer.number(frame.bounds().min.y);
    writer.number(frame.bounds().max.x);
    writer.number(frame.bounds().max.y);
    writer.number(frame.side());
    visitLists(baked.layer, [&](const auto& list) { writer.list(list); });
}

/// Whether the list begins with 0, never falls, and ends with `last`.
bool areBegins(std::span<const std::uint32_t> begins, std::size_t last)
{
    return !begins.empty() && begins.front() == 0 && begins.back() == last &&
           std::is_sorted(begins.begin(), begins.end());
}

bool isLength(double length) { return length >= 0 && std::isfinite(length); }

/// Whether each leg leads to an entry of its hub where its tangent ends.
bool areLegs(const BakedLayer& layer)
{
    for (std::size_t i = 0; i < layer.legs.size(); ++i) {
        const HubLeg leg = layer.legs[i];
        if (leg.via == HubLeg::none)
            continue;
        if (leg.via >= layer.ends.size())
            return false;
        if (leg.next == HubLeg::none)
            continue;
        const LabelRange there = layer.entriesOf(passBehind(layer.ends, leg.via));
        if (leg.next < there.begin || leg.next >= there.end ||
            layer.entries[leg.next].hub != layer.entries[i].hub)
            return false;
    }
    return true;
}

bool areEntries(const BakedLayer& layer)
{
    const auto isEntry = [&](const HubEntry& entry) {
        return entry.hub < layer.hubs.size() && std::isfinite(entry.rest) &&
               std::isfinite(entry.place);
    };
    return layer.legs.size() == layer.entries.size() &&
           std::all_of(layer.entries.begin(), layer.entries.end(), isEntry) && areLegs(layer);
}

bool isSound(const BakedLayer& layer)
{
    const std::size_t stretches = layer.stretches.size();
    const auto isStretch = [&](const auto& at) {
        return at.stretch < stretches && std::isfinite(at.at);
    };
    return areBegins(layer.firstStretch, stretches) &&
           areBegins(layer.firstSight, layer.sights.size()) &&
           layer.sightParts.size() == layer.sights.size() &&
           layer.onwardParts.size() == layer.sights.size() &&
           layer.sureParts.size() == layer.sights.size() &&
           layer.clearParts.size() + 1 == layer.firstSight.size() &&
           areBegins(layer.firstEntry, layer.entries.size()) &&
           layer.firstEntry.size() == 2 * stretches + 1 && layer.ends.size() % 2 == 0 &&
           std::all_of(layer.stretches.begin(), layer.stretches.end(),
                       [](const RimStretch& stretch) {
                           return std::isfinite(stretch.begin) && isLength(stretch.sweep);
                       }) &&
           std::all_of(layer.ends.begin(), layer.ends.end(), isStretch) &&
           std::all_of(layer.hubs.begin(), layer.hubs.end(), isStretch) && areEntries(layer);
}

RadiusBytes readRadius(Reader& reader)
{
    RadiusBytes baked;
    baked.agentRadius = reader.number<double>();
    const auto discs = reader.number<std::uint64_t>();
    baked.discs = static_cast<std::uint32_t>(discs);
    Box bounds;
    bounds.min.x = reader.number<double>();
    bounds.min.y = reader.number<double>();
    bounds.max.x = reader.number<double>();
    bounds.max.y = reader.number<double>();
    const auto side = reader.number<double>();
    visitLists(baked.layer, [&](auto& list) {
        using List = std::decay_t<decltype(list)>;
        list = reader.list<typename List::value_type>();
    });
    // As many as GridFrame makes, so that no damaged frame makes more.
    const double perLength = 1 / side;
    const double cells = (1 + std::floor(bounds.width() * perLength)) *
                         (1 + std::floor(bounds.height() * perLength));
    if (discs != baked.discs || !(side > 0) || !(cells <= double(baked.layer.firstSight.size())) ||
        !isSound(baked.layer)) {
        reader.fail();
        return {};
    }
    baked.layer.frame = GridFrame(bounds, side, std::numeric_limits<double>::infinity());
    if (baked.layer.firstSight.size() != baked.layer.frame.cellCount() + 1)
        reader.fail();
    return baked;
}

} // namespace

BakedLayer layerOf(const ContactGraph& graph, const HubLabels& labels)
{
    BakedLayer layer;
    layer.frame = graph.frame;
    layer.firstStretch = graph.firstStretch;
    layer.stretches = graph.stretches;
    layer.ends = graph.ends;
    layer.firstSight = graph.firstSight;
    layer.sights = graph.sights;
    layer.sightParts = graph.sightParts;
    layer.onwardParts = graph.onwardParts;
    layer.sureParts = graph.sureParts;
    layer.clearParts = graph.clearParts;
    layer.hubs = labels.hubs;
    layer.firstEntry = labels.first;
    layer.entries = labels.entries;
    layer.legs = labels.legs;
    return layer;
}

std::uint32_t checksumOfDiscs(const SearchView& field)
{
    std::uint32_t sum = 0;
    for (const Disc& disc : field.discs()) {
        const double numbers[]{disc.center.x, disc.center.y, disc.radius, disc.trueRadius,
                               double(disc.corner)};
        sum = crc32c({reinterpret_cast<const char*>(numbers), sizeof numbers}, sum);
    }
    return sum;
}

std::string encodeBaked(const BakedContent& content)
{
    Writer body;
    body.number(std::uint64_t{content.obstacles.size()});
    for (const Obstacle& obstacle : content.obstacles)
        write(body, obstacle);
    body.number(std::uint64_t{content.radii.size()});
    for (const RadiusBytes& radius : content.radii)
        write(body, radius);
    const std::string bytes = body.take();
    Writer head;
    head.number(mark);
    head.number(std::uint64_t{headSize + bytes.size()});
    head.number(std::uint64_t{crc32c(bytes)});
    return head.take() + bytes;
}

Result<BakedContent> decodeBaked(std::string_view bytes)
{
    Reader head(bytes.substr(0, headSize));
    if (head.number<std::uint64_t>() != mark)
        return Unexpected("These bytes are no baked field of this version.");
    if (head.number<std::uint64_t>() != bytes.size())
        return Unexpected("The baked field is cut off or has bytes behind its end.");
    if (head.number<std::uint64_t>() != crc32c(bytes.substr(headSize)) || !head.isWhole())
        return Unexpected("The baked field is damaged: its checksum differs.");
    Reader reader(bytes.substr(headSize));
    BakedContent content;
    for (auto left = reader.number<std::uint64_t>(); left > 0 && !reader.hasFailed(); --left)
        content.obstacles.push_back(readObstacle(reader));
    for (auto left = reader.number<std::uint64_t>(); left > 0 && !reader.hasFailed(); --left)
        content.radii.push_back(readRadius(reader));
    if (!reader.isWhole())
        return Unexpected("The baked field is damaged: its lists do not fit together.");
    return content;
}

bool belongsTo(const RadiusBytes& baked, const SearchView& field)
{
    const BakedLayer& layer = baked.layer;
    const std::size_t discs = field.discs().size();
    if (layer.firstStretch.size() != discs + 1 || baked.discs != checksumOfDiscs(field))
        return false;
    const auto isRim = [&](std::uint32_t rim) {
        return rim / 2 < discs && layer.firstStretch[rim / 2] < layer.firstStretch[rim / 2 + 1];
    };
    const auto isOnItsRim = [&](const TangentEnd& end) {
        return isRim(end.rim) && end.stretch >= layer.firstStretch[end.rim / 2] &&
               end.stretch < layer.firstStretch[end.rim / 2 + 1];
    };
    return std::all_of(layer.sights.begin(), layer.sights.end(), isRim) &&
           std::all_of(layer.ends.begin(), layer.ends.end(), isOnItsRim);
}

} // namespace thicket::nav
