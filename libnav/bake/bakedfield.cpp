#include "libnav/bake/bakedfield.h"

#include "libnav/bake/bakedrim.h"
#include "libnav/bake/bakedstate.h"
#include "libnav/bake/bakeworth.h"
#include "libnav/bake/closecorners.h"
#include "libnav/files/atomicfile.h"
#include "libnav/geometry/distance.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <thread>
#include <utility>

namespace thicket::nav {

namespace {

constexpr std::size_t mostChanges = 256;
// Unreachable goals, which no label joins, are then known at once.
constexpr FieldOptions fieldOptions{.keepsTangents = true, .labelsSpace = true};

Result<std::vector<double>> checked(std::span<const double> radii)
{
    std::vector<double> sorted(radii.begin(), radii.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    for (const double radius : radii)
        if (!(radius >= 0) || !std::isfinite(radius))
            return Unexpected("An agent radius to bake for is negative or no number.");
    if (sorted.empty())
        return Unexpected("There is no agent radius to bake for.");
    return sorted;
}

bool isStopped(const BakeOptions& options)
{
    return options.cancel && options.cancel->load(std::memory_order_relaxed);
}

/// Everything that the layers view.
struct Layers {
    std::vector<ContactGraph> graphs;
    std::vector<HubLabels> labels;
    BakedContent content;
};

// Among circles in the open there are so many places along rims that joining them takes longer than
// a search.
bool isOfCircles(const SearchView& field)
{
    const auto discs = field.discs();
    const auto circles =
        std::count_if(discs.begin(), discs.end(), [](const Disc& disc) { return disc.corner < 0; });
    return 2 * std::size_t(circles) > discs.size();
}

/// A graph that answers nothing.
ContactGraph emptyGraph(const SearchView& field)
{
    ContactGraph graph;
    graph.frame = GridFrame({{0, 0}, {1, 1}}, 2, 1);
    graph.firstStretch.assign(field.discs().size() + 1, 0);
    graph.firstSight.assign(graph.frame.cellCount() + 1, 0);
    graph.clearParts.assign(graph.frame.cellCount(), 0);
    return graph;
}

/// Those of an emptyGraph().
HubLabels noLabels()
{
    HubLabels labels;
    labels.first.push_back(0);
    return labels;
}

bool isTooLarge(const ContactGraph& graph, const HubLabels& labels)
{
    constexpr std::size_t most = UINT32_MAX;
    return graph.ends.size() >= most || graph.sights.size() >= most ||
           labels.entries.size() >= most;
}

} // namespace

std::optional<std::size_t> BakedField::State::placeOf(double agentRadius) const
{
    for (std::size_t i = 0; i < content.radii.size(); ++i)
        if (content.radii[i].agentRadius == agentRadius)
            return i;
    return {};
}

Result<BakedField> BakedField::opened(std::shared_ptr<State> state)
{
    Result<BakedContent> content = decodeBaked(state->bytes);
    if (!content)
        return Unexpected(content.error());
    state->content = std::move(*content);
    double before = -1;
    for (RadiusBytes& radius : state->content.radii) {
        auto field =
            ObstacleField::build(state->content.obstacles, radius.agentRadius, fieldOptions);
        if (!field || !(radius.agentRadius > before))
            return Unexpected(
                "The baked field is damaged: its obstacles or radii are no valid ones.");
        before = radius.agentRadius;
        if (!belongsTo(radius, *field))
            return Unexpected(
                "The field was baked by another version of the library: bake it again.");
        const auto discs = SearchView(*field).discs();
        radius.layer.isOfCorners = std::all_of(discs.begin(), discs.end(), [](const Disc& disc) {
            return disc.obstacle == noObstacle || disc.trueRadius == 0;
        });
        state->cutCorners.push_back(cornersThatMayBeCut(*field, radius.layer));
        radius.layer.cutCorners = state->cutCorners.back();
        state->nearCorners.push_back(partsNearCorners(*field, radius.layer.frame));
        radius.layer.nearCorners = state->nearCorners.back();
        state->rims.push_back(bakedRims(*field, radius.layer));
        radius.layer.rims = state->rims.back();
        state->fields.push_back(std::move(*field));
    }
    return BakedField(std::shared_ptr<const State>(std::move(state)));
}

Result<BakedField> BakedField::fromBytes(std::string_view bytes)
{
    auto state = std::make_shared<State>();
    state->words.resize((bytes.size() + 7) / 8); // at a multiple of 8
    if (!bytes.empty())
        std::memcpy(state->words.data(), bytes.data(), bytes.size());
    state->bytes = {reinterpret_cast<const char*>(state->words.data()), bytes.size()};
    return opened(std::move(state));
}

Result<BakedField> BakedField::open(const std::filesystem::path& path)
{
    auto state = std::make_shared<State>();
    Result<MappedFile> file = MappedFile::open(path);
    if (!file)
        return Unexpected(file.error());
    state->file = std::move(*file);
    state->bytes = state->file.bytes();
    Result<BakedField> baked = opened(std::move(state));
    if (!baked)
        return Unexpected(baked.error().message, path.filename().string());
    return baked;
}

std::string_view BakedField::bytes() const { return m_state->bytes; }

Result<void> BakedField::save(const std::filesystem::path& path) const
{
    return writeFileAtomically(path, bytes());
}

std::vector<double> BakedField::radii() const
{
    std::vector<double> radii;
    for (const RadiusBytes& radius : m_state->content.radii)
        radii.push_back(radius.agentRadius);
    return radii;
}

const ObstacleField* BakedField::field(double agentRadius) const
{
    const auto place = m_state->placeOf(agentRadius);
    if (!place)
        return nullptr;
    return m_edits ? &m_edits->fields[*place] : &m_state->fields[*place];
}

Result<void> BakedField::apply(std::span<const ObstacleChange> changes)
{
    auto edits = std::make_shared<Edits>();
    if (m_edits) {
        *edits = *m_edits;
    } else {
        edits->fields = m_state->fields;
        for (const Obstacle& obstacle : m_state->content.obstacles)
            if (isInverted(obstacle.shape))
                edits->inverted.insert(obstacle.id);
            else
                edits->present.emplace(obstacle.id, boundingBox(obstacle.shape));
    }
    for (ObstacleField& field : edits->fields)
        if (Result<void> applied = field.apply(changes); !applied)
            return applied;
    for (const ObstacleChange& change : changes)
        edits->note(change);
    m_edits = std::move(edits);
    return {};
}

void BakedField::Edits::note(const ObstacleChange& change)
{
    const auto [begin, end] = present.equal_range(change.id);
    for (auto known = begin; known != end; ++known)
        removed.push_back(known->second);
    present.erase(begin, end);
    areTooMany = areTooMany || inverted.erase(change.id) > 0;
    if (change.after) {
        if (isInverted(*change.after)) {
            inverted.insert(change.id);
            areTooMany = true;
        } else {
            added.push_back(boundingBox(*change.after));
            present.emplace(change.id, added.back());
        }
    }
    areTooMany = areTooMany || ++changes > mostChanges;
}

Result<BakedField> bake(std::span<const Obstacle> obstacles, std::span<const double> radii,
                        const BakeOptions& options)
{
    Result<std::vector<double>> sorted = checked(radii);
    if (!sorted)
        return Unexpected(sorted.error());
    const unsigned threads =
        options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    Layers layers;
    layers.graphs.reserve(sorted->size());
    layers.labels.reserve(sorted->size());
    layers.content.obstacles.assign(obstacles.begin(), obstacles.end());
    for (const double radius : *sorted) {
        const auto own = ObstacleField::build(layers.content.obstacles, radius, fieldOptions);
        if (!own)
            return Unexpected(own.error());
        layers.graphs.push_back(
            isOfCircles(*own) ? emptyGraph(*own) : ContactGraph::of(*own, threads, options.cancel));
        if (isStopped(options))
            return Unexpected("The bake was cancelled.");
        BakeWorth worth(*own, options.cancel);
        auto labels = HubLabels::of(layers.graphs.back(), worth, threads, options.cancel);
        if (isStopped(options))
            return Unexpected("The bake was cancelled.");
        if (!labels) // that would be slower than searching
            layers.graphs.back() = emptyGraph(*own);
        layers.labels.push_back(labels ? std::move(*labels) : noLabels());
        if (isTooLarge(layers.graphs.back(), layers.labels.back()))
            return Unexpected("The map is too large to be baked: its lists have over 4 thousand "
                              "million entries.");
        layers.content.radii.push_back(
            {radius, checksumOfDiscs(*own), layerOf(layers.graphs.back(), layers.labels.back())});
    }
    return BakedField::fromBytes(encodeBaked(layers.content));
}

} // namespace thicket::nav
