#include "tests/support/published/tokens.h"

#include <charconv>
#include <fstream>
#include <iterator>
#include <limits>

namespace thicket::test {

std::string contentsOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<std::string_view> tokensOf(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> tokens;
    for (std::size_t end = 0;;) {
        const std::size_t begin = text.find_first_not_of(separators, end);
        if (begin == std::string_view::npos)
            return tokens;
        end = std::min(text.find_first_of(separators, begin), text.size());
        tokens.push_back(text.substr(begin, end - begin));
    }
}

double numberOf(std::string_view token)
{
    double value = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (error != std::errc() || end != token.data() + token.size())
        return std::numeric_limits<double>::quiet_NaN();
    return value;
}

} // namespace thicket::test
