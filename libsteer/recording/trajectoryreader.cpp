#include "libnav/counted.h"
#include "libnav/excerpt.h"
#include "libsteer/recording/recordingbuilder.h"
#include "libsteer/recording/trajectories.h"
#include "libsteer/recording/trajectoryheader.h"
#include "libsteer/recording/trajectorylattice.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <limits>
#include <unordered_map>

namespace thicket::steer {
namespace {

constexpr std::int64_t mostFrames = 2'000'000;
constexpr std::string_view blanks = " \t\r";
constexpr std::size_t mostFields = 100;
constexpr std::string_view commas = ", \t\r"; // separators of a table

/// Whether the line is the head of a table as writeTrajectoryTable() writes it.
bool isTableHead(std::string_view line)
{
    line = line.substr(0, line.find_last_not_of(blanks) + 1);
    return line == "id,frame,time,x,y" || line == "id,frame,time,x,y,z";
}

struct Row {
    std::uint32_t id = 0;
    std::int64_t frame = 0;
    std::array<Measured, 3> at{};
    std::size_t line = 0;
};

/// One field of a line and its column.
struct Field {
    std::string_view text;
    std::size_t column = 1;
};

/// Stops at `mostFields`: a line with more is malformed.
std::vector<Field> fieldsOf(std::string_view line, std::string_view separators)
{
    std::vector<Field> fields;
    std::size_t begin = line.find_first_not_of(separators);
    while (begin != std::string_view::npos && fields.size() < mostFields) {
        const std::size_t end = std::min(line.find_first_of(separators, begin), line.size());
        fields.push_back({line.substr(begin, end - begin), begin + 1});
        begin = line.find_first_not_of(separators, end);
    }
    return fields;
}

template <class Whole> bool wholeFrom(std::string_view text, Whole& value)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return lower;
}

/// The number after "framerate" in a comment.
std::optional<double> rateIn(const std::string& comment)
{
    for (const std::string_view word : {"framerate", "frame rate"}) {
        const std::size_t place = comment.find(word);
        if (place == std::string::npos)
            continue;
        const std::size_t begin = comment.find_first_of("0123456789", place);
        double rate = 0;
        if (begin != std::string::npos &&
            std::from_chars(comment.data() + begin, comment.data() + comment.size(), rate).ec ==
                std::errc() &&
            rate > 0 && rate <= 1e6)
            return rate;
    }
    return {};
}

/// The unit in the heads of the columns: "x/cm", "x [m]", "x in m".
std::optional<TrajectoryUnit> unitIn(const std::string& comment)
{
    constexpr std::array units{std::pair{std::string_view("mm"), TrajectoryUnit::millimetre},
                               std::pair{std::string_view("cm"), TrajectoryUnit::centimetre},
                               std::pair{std::string_view("m"), TrajectoryUnit::metre}};
    for (const auto& [name, unit] : units) {
        for (const std::string_view before : {"x/", "x [", "x[", "x in ", "in "}) {
            const std::string unitText = std::string(before) + std::string(name);
            const std::size_t place = comment.find(unitText);
            const std::size_t end = place + unitText.size();
            const bool beginsWord =
                place == 0 || (place != std::string::npos &&
                               std::isalpha(static_cast<unsigned char>(comment[place - 1])) == 0);
            if (place != std::string::npos && beginsWord &&
                (end == comment.size() ||
                 std::isalpha(static_cast<unsigned char>(comment[end])) == 0))
                return unit;
        }
    }
    return {};
}

/// The frame rate, computed from the times of a table's frames.
class FrameTimes {
public:
    void see(std::int64_t frame, double time)
    {
        if (!m_first)
            m_first = {frame, time};
        if (std::abs(frame - m_first->first) > std::abs(m_last.first - m_first->first))
            m_last = {frame, time};
    }
    std::optional<double> rate() const
    {
        if (!m_first)
            return {};
        const auto frames = static_cast<double>(m_last.first - m_first->first);
        const double rate = frames / (m_last.second - m_first->second);
        if (!(rate > 0 && rate <= 1e6))
            return {};
        const double whole = std::nearbyint(rate);
        return std::abs(rate - whole) <= 1e-9 * whole ? whole : rate;
    }

private:
    std::optional<std::pair<std::int64_t, double>> m_first;
    std::pair<std::int64_t, double> m_last; ///< the one farthest from the first
};

class TrajectoryReader {
public:
    TrajectoryReader(std::string_view text, const std::string& name,
                     const TrajectoryOptions& options)
        : m_text(text), m_name(name), m_options(options)
    {}
    Result<Recording> read();

private:
    std::optional<Error> rows();
    std::optional<Error> row(const std::vector<Field>& fields);
    void comment(std::string_view line);
    std::optional<Error> table(const std::vector<Field>& fields);
    std::optional<Error> place(Row& row, const std::vector<Field>& fields, std::size_t first);
    Error wrong(const Field& field, const std::string& what) const
    {
        return at("\"" + std::string(field.text.substr(0, 40)) + "\" is no " + what + ".",
                  field.column, m_line);
    }
    std::optional<Error> order();
    std::optional<Error> scale() const;
    Result<Recording> recorded();
    Error at(const std::string& message, std::size_t column, std::size_t line) const
    {
        return {message,
                m_name + ": line " + std::to_string(line) + ", column " + std::to_string(column)};
    }

    std::string_view m_text;
    const std::string& m_name;
    TrajectoryOptions m_options;
    std::size_t m_line = 0;
    std::size_t m_fields = 0; ///< per row; 0: no row yet
    bool m_isTable = false;
    FrameTimes m_times;
    std::vector<Row> m_rows;
    TrajectoryLattice m_lattice;
    TrajectoryNotation m_notation;
};

void TrajectoryReader::comment(std::string_view line)
{
    const std::string lower = lowered(line);
    if (!m_options.framesPerSecond)
        m_options.framesPerSecond = rateIn(lower);
    if (!m_options.unit)
        m_options.unit = unitIn(lower);
}

std::optional<Error> TrajectoryReader::rows()
{
    std::string_view rest = m_text;
    while (!rest.empty()) {
        ++m_line;
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (m_rows.empty() && isTableHead(line)) {
            m_isTable = true;
            continue;
        }
        const std::vector<Field> fields = fieldsOf(line, m_isTable ? commas : blanks);
        if (fields.empty())
            continue;
        if (fields.front().text.front() == '#') {
            comment(line);
            continue;
        }
        if (m_rows.empty() && !m_isTable) {
            m_notation.header =
                m_text.substr(0, static_cast<std::size_t>(line.data() - m_text.data()));
            m_notation.separator = line.find('\t') != std::string_view::npos ? '\t' : ' ';
        }
        if (std::optional<Error> error = row(fields))
            return error;
    }
    if (m_rows.empty())
        return Error{"The file has no row of a trajectory: id, frame, x, y and perhaps z.", m_name};
    return {};
}

std::optional<Error> TrajectoryReader::row(const std::vector<Field>& fields)
{
    const std::size_t count = fields.size();
    const std::size_t first = m_isTable ? 3 : 2; // index of the first coordinate
    if (m_fields == 0 ? count != first + 2 && count != first + 3 : count != m_fields) {
        const std::string must = m_fields != 0 ? std::to_string(m_fields) + ", as those before it"
                                 : m_isTable   ? "5 (id, frame, time, x, y) or 6 (and z)"
                                               : "4 (id, frame, x, y) or 5 (and z)";
        const std::string has = countedUpTo(mostFields, count, "field");
        return at("The row has " + has + ", it must have " + must + ".", 1, m_line);
    }
    m_fields = count;
    Row row;
    row.line = m_line;
    if (!wholeFrom(fields[0].text, row.id))
        return wrong(fields[0], "id: a whole number from 0 to 4294967295");
    std::int32_t frame = 0;
    if (!wholeFrom(fields[1].text, frame))
        return wrong(fields[1], "frame: a whole number of at most 9 digits");
    row.frame = frame;
    if (m_isTable) {
        const std::optional<Measured> time = measuredFrom(fields[2].text);
        if (!time)
            return wrong(fields[2], "number");
        m_times.see(frame, time->value);
    }
    if (std::optional<Error> error = place(row, fields, first))
        return error;
    m_rows.push_back(row);
    return {};
}

std::optional<Error> TrajectoryReader::place(Row& row, const std::vector<Field>& fields,
                                             std::size_t first)
{
    for (std::size_t axis = 0; axis + first < fields.size(); ++axis) {
        const Field& field = fields[axis + first];
        const std::optional<Measured> number = measuredFrom(field.text);
        if (!number)
            return wrong(field, "number");
        if (!m_lattice.take(*number))
            return wrong(field, "place: it must be below 1e15");
        row.at[axis] = *number;
        if (number->value == 0 && std::signbit(number->value))
            m_notation.minusZeros.push_back({row.frame, row.id, static_cast<std::uint8_t>(axis)});
    }
    return {};
}

/// Sorts the rows by frame. An error if an agent has two rows in one frame.
std::optional<Error> TrajectoryReader::order()
{
    const auto byAgent = [](const Row& a, const Row& b) {
        return std::pair(a.id, a.frame) < std::pair(b.id, b.frame);
    };
    const auto byFrame = [](const Row& a, const Row& b) {
        return std::pair(a.frame, a.id) < std::pair(b.frame, b.id);
    };
    m_notation.byAgent = std::is_sorted(m_rows.begin(), m_rows.end(), byAgent) ||
                         !std::is_sorted(m_rows.begin(), m_rows.end(), byFrame);
    std::stable_sort(m_rows.begin(), m_rows.end(), byFrame);
    const auto twice =
        std::adjacent_find(m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) {
            return a.id == b.id && a.frame == b.frame;
        });
    if (twice != m_rows.end()) {
        return at("Person " + std::to_string(twice->id) + " has a second row for frame " +
                      std::to_string(twice->frame) + "; the first is in line " +
                      std::to_string(twice->line) + ".",
                  1, std::next(twice)->line);
    }
    m_notation.firstFrame = m_rows.front().frame;
    std::sort(m_notation.minusZeros.begin(), m_notation.minusZeros.end());
    if (m_rows.back().frame - m_notation.firstFrame >= mostFrames) {
        return at("Frame " + std::to_string(m_rows.back().frame) +
                      " is more than two million frames after the first, " +
                      std::to_string(m_notation.firstFrame) + ".",
                  1, m_rows.back().line);
    }
    return {};
}

/// Checks that frame rate and unit are known.
std::optional<Error> TrajectoryReader::scale() const
{
    if (!m_options.framesPerSecond)
        return Error{"The file does not tell its frame rate; it must be given.", m_name};
    if (!m_options.unit)
        return Error{"The file does not tell its unit (m, cm or mm); it must be given.", m_name};
    return {};
}

Result<Recording> TrajectoryReader::recorded()
{
    m_notation.perUnit = static_cast<std::uint32_t>(*m_options.unit);
    m_lattice.settle(m_notation.perUnit);
    RecordingInfo info;
    info.step = 1 / *m_options.framesPerSecond;
    info.denominator = m_lattice.denominator();
    info.hasHeights = m_fields == (m_isTable ? 6 : 5);
    info.groups.resize(1);
    info.source = std::filesystem::path(m_name).filename().string();
    if (m_isTable) {
        m_notation.byAgent = false;
        m_notation.header = headerOf(info);
    }
    info.notation = m_notation;
    RecordingBuilder builder(std::move(info));
    std::unordered_map<std::uint32_t, std::uint32_t> numbers;
    std::vector<PlacedAgent> placed;
    for (auto row = m_rows.begin(); row != m_rows.end();) {
        const std::int64_t frame = row->frame;
        while (builder.frameCount() < frame - m_notation.firstFrame)
            builder.append({});
        placed.clear();
        for (; row != m_rows.end() && row->frame == frame; ++row) {
            const auto [number, isNew] = numbers.try_emplace(row->id);
            if (isNew)
                number->second = builder.addAgent({.id = row->id, .radius = m_options.radius});
            placed.push_back({number->second,
                              {m_lattice.placeOf(row->at[0]), m_lattice.placeOf(row->at[1])},
                              m_lattice.placeOf(row->at[2])});
        }
        std::sort(placed.begin(), placed.end(),
                  [](const PlacedAgent& a, const PlacedAgent& b) { return a.agent < b.agent; });
        builder.append(placed);
    }
    return builder.recording();
}

Result<Recording> TrajectoryReader::read()
{
    std::optional<Error> error = rows();
    if (!error)
        error = order();
    if (m_isTable) {
        m_options.unit = TrajectoryUnit::metre;
        if (!m_options.framesPerSecond)
            m_options.framesPerSecond = m_times.rate();
    }
    if (!error)
        error = scale();
    if (error)
        return Unexpected(*std::move(error));
    return recorded();
}

} // namespace

Result<Recording> readTrajectories(std::string_view text, const std::string& name,
                                   const TrajectoryOptions& options)
{
    return TrajectoryReader(text, name, options).read();
}

} // namespace thicket::steer
