// libFuzzer harness: no sequence of calls of the C API may crash, hang or break what it promises.
// The bytes are the calls and their arguments, wild numbers included.
#include "libsteer/c/thicket.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <vector>

namespace {

constexpr int mostCalls = 64;
constexpr std::size_t mostAgents = 24;
constexpr std::uint32_t mostSteps = 3;

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fputs(what, stderr);
    std::abort();
}

/// The bytes as numbers; 0 when they are used up.
class Tape {
public:
    Tape(const unsigned char* data, std::size_t size) : m_at(data), m_end(data + size) {}

    bool isEmpty() const { return m_at == m_end; }
    unsigned byte() { return m_at == m_end ? 0 : *m_at++; }
    /// Mostly a small one with a grid that makes obstacles touch, sometimes any.
    double number()
    {
        static constexpr double wild[] = {std::numeric_limits<double>::quiet_NaN(),
                                          std::numeric_limits<double>::infinity(),
                                          -std::numeric_limits<double>::infinity(),
                                          1e9,
                                          -1e9,
                                          2e9,
                                          1e-300,
                                          1e300};
        const unsigned first = byte();
        if (first == 255)
            return wild[byte() % 8];
        if (first >= 200)
            return (static_cast<double>(byte()) + static_cast<double>(byte()) / 256) / 8 - 16;
        return (static_cast<double>(first) - 100) / 4;
    }
    thk_point point()
    {
        const double x = number();
        return {x, number()};
    }

private:
    const unsigned char* m_at;
    const unsigned char* m_end;
};

/// All that calls work on, and each kind of call.
class Session {
public:
    explicit Session(Tape tape) : m_tape(tape)
    {
        check(thk_world_create(&m_world, &m_error));
        check(thk_query_create(&m_query, &m_error));
        check(thk_snapshot_create(&m_snapshot, &m_error));
    }
    ~Session()
    {
        thk_world_free(m_world);
        thk_query_free(m_query);
        thk_crowd_free(m_crowd);
        thk_snapshot_free(m_snapshot);
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void run()
    {
        for (int i = 0; i < mostCalls && !m_tape.isEmpty(); ++i)
            call(m_tape.byte() % 16);
        settle();
    }

private:
    /// A status or outcome: an error must have a sentence.
    std::int32_t check(std::int32_t answer)
    {
        require(answer >= THK_MEMORY, "an internal fault\n");
        require(answer >= 0 || m_error.status == answer, "another status in the error\n");
        require(answer >= 0 || std::strlen(m_error.message) > 5, "an error without a sentence\n");
        return answer;
    }

    void call(unsigned kind)
    {
        if (kind < 5)
            changeWorld(kind);
        else if (kind < 11)
            query(kind);
        else
            changeCrowd(kind);
    }

    const thk_shape* shape()
    {
        m_shape = THK_INIT(thk_shape);
        m_points.clear();
        m_shape.kind = static_cast<std::int32_t>(m_tape.byte() % 4);
        const unsigned count = m_shape.kind == THK_CIRCLE ? 1 : m_tape.byte() % 7;
        for (unsigned i = 0; i < count; ++i)
            m_points.push_back(m_tape.point());
        m_shape.points = m_points.data();
        m_shape.count = m_points.size();
        const unsigned flags = m_tape.byte();
        m_shape.closed = flags & 1;
        m_shape.inverted = flags % 8 == 0;
        m_shape.thickness = flags & 2 ? 0 : std::abs(m_tape.number());
        m_shape.radius = m_shape.kind == THK_CIRCLE ? m_tape.number() / 4 : 0;
        return flags == 77 ? nullptr : &m_shape;
    }
    std::int64_t id() { return static_cast<std::int64_t>(m_tape.byte() % 12); }
    double radius() { return m_tape.byte() % 3 * 0.25; }

    void changeWorld(unsigned kind)
    {
        const std::int64_t which = id();
        if (kind == 0)
            check(thk_world_add(m_world, which, shape(), &m_error));
        else if (kind == 1)
            check(thk_world_replace(m_world, which, shape(), &m_error));
        else if (kind == 2)
            check(thk_world_move(m_world, which, m_tape.point(), &m_error));
        else if (kind == 3)
            check(thk_world_remove(m_world, which, &m_error));
        else if (which < 3)
            check(thk_world_add_radius(m_world, m_tape.number(), &m_error));
        else
            check(thk_world_commit(m_world, &m_error));
    }

    void query(unsigned kind)
    {
        thk_path_request request = THK_INIT(thk_path_request);
        request.start = m_tape.point();
        request.goal = m_tape.point();
        request.radius = radius();
        if (kind == 5)
            return compareReachable(request);
        if (kind == 6)
            return askNearest(request);
        if (kind == 7)
            return askWithLimits(request);
        thk_hit hit = THK_INIT(thk_hit);
        thk_point near = {};
        double clearance = 0;
        if (kind == 8)
            check(thk_sweep(m_world, request.radius, m_tape.number(), request.start, request.goal,
                            &hit, &m_error));
        else if (kind == 9)
            check(thk_nearest_free(m_world, request.radius, request.start, &near, &m_error));
        else
            check(thk_clearance(m_world, request.radius, request.start, &clearance, &m_error));
    }
    void compareReachable(const thk_path_request& request)
    {
        thk_path path = THK_INIT(thk_path);
        const std::int32_t found =
            check(thk_path_find(m_query, m_world, &request, &path, &m_error));
        const std::int32_t reached =
            check(thk_reachable(m_world, request.radius, request.start, request.goal, &m_error));
        if (found >= 0 && reached >= 0)
            require((found == THK_FOUND) == (reached == THK_FOUND), "a path, but not reachable\n");
        readPath(path);
    }
    void askNearest(const thk_path_request& request)
    {
        thk_path path = THK_INIT(thk_path);
        const std::int32_t found =
            check(thk_path_find_nearest(m_query, m_world, &request, &path, &m_error));
        require(found < 0 || found == THK_FOUND || found == THK_START_BLOCKED,
                "no nearest reachable point\n");
        readPath(path);
    }
    void askWithLimits(thk_path_request& request)
    {
        request.anytime = m_tape.byte() % 2;
        request.weight = m_tape.byte() % 4;
        request.max_length = m_tape.number();
        request.max_expansions = m_tape.byte();
        thk_path path = THK_INIT(thk_path);
        check(thk_path_find(m_query, m_world, &request, &path, &m_error));
        if (path.segments > 0)
            require(path.lower_bound <= path.length * (1 + 1e-9), "a bound above the path\n");
    }
    void readPath(const thk_path& path)
    {
        std::vector<thk_segment> segments(thk_path_segments(m_query, nullptr, 0));
        if (path.outcome >= 0 && path.size == sizeof path && path.length > 0)
            require(segments.size() == path.segments, "another number of segments\n");
        thk_path_segments(m_query, segments.data(), segments.size());
        for (const thk_segment& segment : segments)
            require(std::isfinite(segment.length), "a segment that is not finite\n");
        std::vector<thk_point> points(thk_path_points(m_query, 0.5, nullptr, 0));
        thk_path_points(m_query, 0.5, points.data(), points.size());
    }

    void changeCrowd(unsigned kind)
    {
        if (kind == 11)
            return makeCrowd();
        if (!m_crowd)
            return;
        const auto group = static_cast<std::uint32_t>(m_tape.byte() % 3);
        if (kind == 12)
            check(thk_crowd_set_goal(m_crowd, group, m_tape.point(), &m_error));
        else if (kind == 13)
            check(thk_crowd_set_obstacle(m_crowd, id(), group ? shape() : nullptr, &m_error));
        else if (kind == 14)
            changeAgents(group);
        else
            stepTwice();
    }
    void makeCrowd()
    {
        const thk_behaviour stack[] = {
            {static_cast<std::int32_t>(m_tape.byte() % 14), 0, m_tape.number()},
            {static_cast<std::int32_t>(m_tape.byte() % 13), 0, 1}};
        thk_group groups[2] = {THK_INIT(thk_group), THK_INIT(thk_group)};
        groups[0].behaviours = stack;
        groups[0].behaviour_count = m_tape.byte() % 3;
        groups[0].has_goal = groups[1].has_goal = 1;
        groups[0].goal = m_tape.point();
        groups[1].goal = m_tape.point();
        thk_crowd_setup setup = THK_INIT(thk_crowd_setup);
        setup.world = m_world;
        setup.groups = groups;
        setup.group_count = 2;
        thk_crowd* made = nullptr;
        if (check(thk_crowd_create(&setup, &made, &m_error)) != THK_OK)
            return;
        thk_crowd_free(m_crowd);
        m_crowd = made;
    }
    void changeAgents(std::uint32_t group)
    {
        thk_agent agent = THK_INIT(thk_agent);
        agent.id = m_tape.byte() % 32;
        agent.group = group;
        if (m_tape.byte() % 4 == 0 || thk_crowd_read(m_crowd, nullptr) >= mostAgents) {
            check(thk_crowd_remove(m_crowd, agent.id, &m_error));
            return;
        }
        agent.position = m_tape.point();
        agent.radius = m_tape.number() / 16;
        check(thk_crowd_add(m_crowd, &agent, &m_error));
    }
    /// The same steps again after a rollback give the same bits.
    void stepTwice()
    {
        const std::uint32_t steps = 1 + m_tape.byte() % mostSteps;
        check(thk_crowd_keep(m_crowd, m_snapshot, &m_error));
        check(thk_crowd_step(m_crowd, steps, 1, &m_error));
        const std::uint64_t hash = thk_crowd_hash(m_crowd);
        check(thk_crowd_go_back(m_crowd, m_snapshot, &m_error));
        check(thk_crowd_step(m_crowd, steps, 2, &m_error));
        require(thk_crowd_hash(m_crowd) == hash, "a rollback ends elsewhere\n");
        std::vector<unsigned char> bytes(thk_crowd_save(m_crowd, nullptr, 0));
        thk_crowd_save(m_crowd, bytes.data(), bytes.size());
        require(thk_crowd_restore(m_crowd, bytes.data(), bytes.size(), &m_error) == THK_OK &&
                    thk_crowd_hash(m_crowd) == hash,
                "a save is another crowd\n");
        bytes[(256 * m_tape.byte() + m_tape.byte()) % bytes.size()] ^= m_tape.byte() | 1;
        require(thk_crowd_restore(m_crowd, bytes.data(), bytes.size(), &m_error) == THK_UNREADABLE,
                "a damaged save is read\n");
        require(thk_crowd_hash(m_crowd) == hash, "a damaged save changes the crowd\n");
    }
    void settle()
    {
        check(thk_world_commit(m_world, &m_error));
        thk_world_info info = THK_INIT(thk_world_info);
        require(thk_world_describe(m_world, &info) == THK_OK && info.changes == 0,
                "changes after a commit\n");
    }

    Tape m_tape;
    thk_error m_error = THK_INIT(thk_error);
    thk_world* m_world = nullptr;
    thk_query* m_query = nullptr;
    thk_crowd* m_crowd = nullptr;
    thk_snapshot* m_snapshot = nullptr;
    thk_shape m_shape = {};
    std::vector<thk_point> m_points;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    Session(Tape(data, size)).run();
    return 0;
}
