#include "plugins/recast/recastexport.h"

#include "libnav/json/json.h"
#include "plugins/recast/recastspace.h"
#include "plugins/recast/recastvolumes.h"
#include "plugins/shapes/freeground.h"
#include "plugins/shapes/kinds.h"
#include "plugins/shapes/singleprecision.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <future>
#include <span>

namespace thicket::plugins {

namespace {

using nav::Point;

/// RecastDemo reads rows of fewer than 512 characters; these faces stay well below.
constexpr int mostFaceCorners = 12;
/// How far Recast may move outlines, in cells.
constexpr double outlineError = 0.5;

nav::Box floorOf(const nav::Map& map, const RecastOptions& options)
{
    if (const auto walls = nav::boundingWalls(map.settings))
        return *map.settings.bounds;
    // Recast keeps the agent's radius from the floor's border, too.
    const nav::Box box = map.extent();
    const double side = box.isEmpty() ? 1 : std::max(box.width(), box.height());
    return nav::grown(box.isEmpty() ? nav::Box{{0, 0}, {1, 1}} : box,
                      4 * options.agentRadius + 8 * options.cellSize + side / 10);
}

void appendWhole(std::string& text, int number)
{
    std::array<char, 16> digits;
    text.append(digits.data(),
                std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

class RecastWriter {
public:
    RecastWriter(const nav::Map& map, const RecastOptions& options)
        : m_map(map), m_options(options), m_frame(Frame::ofPlane(map, options.scale)),
          m_floor(floorOf(map, options))
    {}

    Result<ExportBundle> write()
    {
        GroundOptions ground;
        ground.agentRadius = m_options.growth * m_options.cellSize;
        ground.arcError = m_options.arcError;
        ground.frame = m_floor;
        const std::vector<nav::Obstacle> obstacles = nav::obstacles(m_map);
        Result<FreeGround> made = freeGround(obstacles, ground, mostFaceCorners);
        if (!made)
            return Unexpected(made.error());
        if (const auto volumes = addVolumes(); !volumes)
            return Unexpected(volumes.error());
        ExportBundle bundle;
        bundle.files << ExportBundle::File{{}, mesh(std::move(*made))}
                     << ExportBundle::File{".gset", settings()};
        if (m_map.start() && m_map.goal())
            bundle.files << ExportBundle::File{".txt", testCase()};
        bundle.notes = notes(made->error + ground.agentRadius);
        return bundle;
    }

private:
    QByteArray mesh(FreeGround ground) const
    {
        ConvexMesh& free = ground.mesh;
        // Faces must look up. Where y pointed down, they were turned over.
        if (m_frame.flips())
            free.reverse();
        // Vertices take longer than as many faces: of them this thread writes more than half.
        const std::size_t divide = free.vertices.size() / 5 * 3;
        std::future<std::string> rest = std::async(std::launch::async, [&] {
            return verticesOf(ground.lattice, std::span(free.vertices).subspan(divide)) +
                   facesOf(free);
        });
        std::string text = "# Made by Thicket: a floor, y up, with holes for obstacles.\n" +
                           verticesOf(ground.lattice, std::span(free.vertices).first(divide));
        text += rest.get();
        return QByteArray::fromStdString(text);
    }
    std::string verticesOf(const Lattice& lattice, std::span<const LatticePoint> vertices) const
    {
        std::string text;
        // Growing would copy tens of megabytes again and again.
        text.reserve(32 * vertices.size());
        for (const LatticePoint p : vertices) {
            text += "v ";
            appendRecastPoint(text, m_frame, lattice.toMap(p));
            text += '\n';
        }
        return text;
    }
    static std::string facesOf(const ConvexMesh& mesh)
    {
        std::string text;
        text.reserve(32 * mesh.count());
        for (std::size_t i = 0; i < mesh.count(); ++i) {
            text += 'f';
            for (const int corner : mesh.polygon(i)) {
                text += ' ';
                appendWhole(text, corner + 1);
            }
            text += '\n';
        }
        return text;
    }

    /// The settings of RecastDemo: cell size and height; agent's height, radius, climb and slope;
    /// least and merged region; longest edge and error of outlines; corners of polygons; distance
    /// and error of height samples; partition by watershed; bounds; no tiles.
    QByteArray settings() const
    {
        const double cell = m_options.cellSize * m_options.scale;
        std::string text = "f " + m_options.mesh + "\ns";
        for (const double number : {cell, cell, m_options.agentHeight * m_options.scale,
                                    m_options.agentRadius * m_options.scale, 2 * cell, 45.0, 2.0,
                                    20.0, 40 * cell, outlineError, 6.0, 6.0, 1.0}) {
            text += ' ';
            nav::appendShortest(text, number);
        }
        const Point a = m_floor.min, b = m_floor.max;
        const bool flips = m_frame.flips();
        text += " 0 " + recastPoint(m_frame, {a.x, flips ? a.y : b.y}) + ' ' +
                recastPoint(m_frame, {b.x, flips ? b.y : a.y}) + " 0\n";
        return QByteArray::fromStdString(text + m_volumes);
    }

    Result<void> addVolumes()
    {
        if (m_options.hasVolumes == false)
            return {};
        const double height = m_options.agentHeight * m_options.scale;
        std::string range;
        for (const double number : {-height, height}) {
            range += ' ';
            nav::appendShortest(range, number);
        }
        for (const nav::MapObject& object : m_map.objects()) {
            const auto volumes = recastVolumes(object.geometry);
            if (!volumes && m_options.hasVolumes)
                return Unexpected(volumes.error().message, "object " + std::to_string(object.id));
            if (!m_options.hasVolumes &&
                (!volumes || m_volumeCount + volumes->size() > mostVolumes)) {
                m_volumes.clear();
                m_volumeCount = 0;
                m_areVolumesLeftOut = true;
                return {};
            }
            for (const std::vector<Point>& volume : *volumes) {
                ++m_volumeCount;
                // Area 0 is none that can be walked on.
                m_volumes += "v " + std::to_string(volume.size()) + " 0" + range + '\n';
                for (const Point p : volume) {
                    appendRecastPoint(m_volumes, m_frame, p);
                    m_volumes += '\n';
                }
            }
        }
        return {};
    }

    QByteArray testCase() const
    {
        const auto position = [this](const nav::MapObject& marker) {
            return recastPoint(m_frame, nav::boundingBox(marker.geometry).min);
        };
        std::string text = "s Solo Mesh\nf " + m_options.mesh + '\n';
        for (const nav::MapObject& object : m_map.objects()) {
            if (std::holds_alternative<nav::GoalMarker>(object.geometry))
                text += "pf " + position(*m_map.start()) + ' ' + position(object) + " 0x3 0x0\n";
        }
        return QByteArray::fromStdString(text);
    }

    QList<FormatNote> notes(double error) const
    {
        Ledger ledger;
        for (const nav::MapObject& object : m_map.objects()) {
            if (nav::isObstacle(object.geometry))
                ledger.count(kindLine(object.geometry, ": holes in the floor, grown by some cells"),
                             Ledger::Fidelity::approximated, object.id);
            else if (isInTestCase(object))
                countWritten(ledger, object, m_frame);
            else
                countLeftOut(ledger, object);
            if (!object.name.empty() || !object.properties.empty())
                ledger.count(
                    {"object's name and properties", "objects' names and properties", ": left out"},
                    Ledger::Fidelity::leftOut, object.id);
        }
        Ledger::Kept kept;
        kept.bounds = true;
        kept.layers = false;
        ledger.countLeftovers(m_map, kept);
        if (m_volumeCount > mostVolumes)
            ledger.count({"volume", "volumes", ": RecastDemo reads 256; the floor's holes suffice"},
                         Ledger::Fidelity::approximated, m_volumeCount);
        QList<FormatNote> all = ledger.notes();
        if (m_areVolumesLeftOut) {
            all << FormatNote{FormatNote::Fidelity::leftOut,
                              "volumes: left out, as RecastDemo reads 256; the floor's holes "
                              "suffice",
                              {}};
        }
        return all + holeNote(error) + singlePrecisionNotes(m_map, m_frame);
    }
    static QList<FormatNote> holeNote(double error)
    {
        return {{FormatNote::Fidelity::approximated,
                 QString("holes reach up to %1 map units beyond obstacles")
                     .arg(QString::number(error, 'g', 3)),
                 {}}};
    }
    bool isInTestCase(const nav::MapObject& object) const
    {
        const bool isStart = m_map.start() && m_map.start()->id == object.id;
        return m_map.start() && m_map.goal() &&
               (isStart || std::holds_alternative<nav::GoalMarker>(object.geometry));
    }

    const nav::Map& m_map;
    const RecastOptions& m_options;
    const Frame m_frame;
    const nav::Box m_floor;
    std::string m_volumes;
    std::size_t m_volumeCount = 0;
    bool m_areVolumesLeftOut = false;
};

} // namespace

Result<ExportBundle> exportRecast(const nav::Map& map, const RecastOptions& options)
{
    return RecastWriter(map, options).write();
}

} // namespace thicket::plugins
