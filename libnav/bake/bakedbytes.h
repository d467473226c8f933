#pragma once

#include "libnav/bake/bakedlayer.h"
#include "libnav/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The bytes of a baked field: a head (mark, order of bytes, checksum, size), the obstacles, and a
/// layer for each radius, whose lists lie in the bytes as they are used. All begin at multiples of
/// 8. Numbers have the machine's order of bytes, little-endian everywhere that this is built for.
namespace thicket::nav {

/// A layer and the field that it belongs to.
struct RadiusBytes {
    double agentRadius = 0;
    std::uint32_t discs = 0; ///< checksumOfDiscs()
    BakedLayer layer;        ///< isOfCorners is not written
};

struct BakedContent {
    std::vector<Obstacle> obstacles;
    std::vector<RadiusBytes> radii;
};

/// The layer as it is written. What it is made of must outlive it.
BakedLayer layerOf(const ContactGraph& graph, const HubLabels& labels);

/// A checksum of the numbers by which a layer names discs.
std::uint32_t checksumOfDiscs(const SearchView& field);

std::string encodeBaked(const BakedContent& content);

/// The content of bytes that begin at a multiple of 8 and outlive it. Errors: other files, other
/// versions, damage (by checksum; every number that leads somewhere is also tested).
Result<BakedContent> decodeBaked(std::string_view bytes);

/// Whether the layer was made for this field: what it names exists there.
bool belongsTo(const RadiusBytes& baked, const SearchView& field);

} // namespace thicket::nav
