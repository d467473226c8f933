#include "plugins/movingai/gridfile.h"

#include "libnav/counted.h"
#include "libnav/excerpt.h"

#include <charconv>
#include <optional>

namespace thicket::plugins {

namespace {

constexpr int largestSide = 1 << 20;

class Reader {
public:
    Reader(std::string_view bytes, const std::string& name) : m_rest(bytes), m_name(name) {}

    Result<GridFile> run()
    {
        const Result<void> header = readHeader();
        if (!header)
            return Unexpected(header.error());
        const bool isCorners = m_type == "octile-corner";
        m_file.hasHeights = isCorners;
        if (isCorners && (m_file.width < 2 || m_file.height < 2))
            return fault("Corners of tiles must be at least 2 in width and height.");
        if (isCorners) {
            if (const Result<void> heights = readRows(); !heights)
                return Unexpected(heights.error());
        }
        m_file.firstRowLine = m_line + 1;
        if (const Result<void> letters = readRows(); !letters)
            return Unexpected(letters.error());
        while (!m_rest.empty()) {
            if (!takenLine().empty())
                return fault("There are more rows than the height of " +
                             std::to_string(m_file.height) + '.');
        }
        if (isCorners)
            leaveOutLast();
        return std::move(m_file);
    }

private:
    Unexpected fault(std::string message, int column = 0) const
    {
        return Unexpected(std::move(message),
                          m_name + ": line " + std::to_string(m_line) +
                              (column > 0 ? ", column " + std::to_string(column) : ""));
    }

    /// The next line without its end and the blanks before it.
    std::string_view takenLine()
    {
        ++m_line;
        const std::size_t end = m_rest.find('\n');
        std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
        const std::size_t last = line.find_last_not_of(" \t\r");
        return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
    }

    Result<void> readHeader()
    {
        for (bool isMap = false; !isMap;) {
            if (m_rest.empty())
                return fault("The file ends before the line \"map\".");
            const std::string_view line = takenLine();
            const std::size_t blank = line.find_first_of(" \t");
            const std::string_view key = line.substr(0, blank);
            const std::size_t begin = line.find_first_not_of(" \t", blank);
            const std::string_view value =
                begin == std::string_view::npos ? std::string_view() : line.substr(begin);
            if (m_line == 1 && key != "type")
                return fault("The first line must be \"type octile\".");
            isMap = key == "map";
            if (const Result<void> taken = take(key, value); !taken)
                return Unexpected(taken.error());
        }
        if (m_file.width == 0 || m_file.height == 0)
            return fault("The header has no width and height above 0.");
        if (std::size_t(m_file.width) * std::size_t(m_file.height) > mostGridCells)
            return fault("The map has more than 16,777,216 cells.");
        return {};
    }

    Result<void> take(std::string_view key, std::string_view value)
    {
        if (key == "type") {
            if (value != "octile" && value != "tile" && value != "octile-corner")
                return fault("The type \"" + excerpt(value) +
                             "\" is none of octile, tile, octile-corner.");
            m_type = value;
        } else if (key == "width" || key == "height") {
            int& side = key == "width" ? m_file.width : m_file.height;
            const char* const end = value.data() + value.size();
            const auto read = std::from_chars(value.data(), end, side);
            if (read.ec != std::errc() || read.ptr != end || side < 1 || side > largestSide)
                return fault("The " + std::string(key) + " \"" + excerpt(value) +
                             "\" is not a whole number from 1 to 1048576.");
        } else if (key != "map" || !value.empty()) {
            return fault("\"" + excerpt(key) + "\" is none of type, height, width, map.");
        }
        return {};
    }

    Result<void> readRows()
    {
        const auto width = std::size_t(m_file.width);
        m_file.rows.clear();
        for (int row = 0; row < m_file.height; ++row) {
            if (m_rest.empty())
                return fault("The file ends after " + std::to_string(row) + " of " +
                             counted(std::size_t(m_file.height), "row") + '.');
            const std::string_view line = takenLine();
            if (line.size() != width)
                return fault("The row has " + counted(line.size(), "cell") + ", it must have " +
                                 std::to_string(width) + '.',
                             int(std::min(line.size(), width)) + 1);
            m_file.rows.push_back(line);
        }
        return {};
    }

    void leaveOutLast()
    {
        --m_file.width;
        --m_file.height;
        m_file.rows.pop_back();
        for (std::string_view& row : m_file.rows)
            row.remove_suffix(1);
    }

    std::string_view m_rest;
    const std::string& m_name;
    std::string_view m_type;
    GridFile m_file;
    int m_line = 0;
};

} // namespace

Result<GridFile> readGridFile(std::string_view bytes, const std::string& name)
{
    return Reader(bytes, name).run();
}

} // namespace thicket::plugins
