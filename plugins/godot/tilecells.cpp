#include "plugins/godot/tilecells.h"

#include <QByteArray>

#include <algorithm>
#include <charconv>
#include <span>

namespace thicket::plugins {

namespace {

constexpr std::uint16_t flipX = 1 << 12, flipY = 1 << 13, transposed = 1 << 14;
constexpr std::size_t headBytes = 2, cellBytes = 12;
constexpr std::size_t cellNumbers = 3;

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blank);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blank) + 1 - begin);
}

/// What is in the brackets of name(...).
std::optional<std::string_view> argumentsOf(std::string_view text, std::string_view name)
{
    text = trimmed(text);
    if (!text.starts_with(name) || !text.ends_with(')'))
        return std::nullopt;
    text = trimmed(text.substr(name.size(), text.size() - name.size() - 1));
    if (!text.starts_with('('))
        return std::nullopt;
    return trimmed(text.substr(1));
}

/// Whole numbers between commas.
template <class Number> std::optional<std::vector<Number>> numbersIn(std::string_view text)
{
    std::vector<Number> numbers;
    while (!text.empty()) {
        Number number{};
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem != std::errc())
            return std::nullopt;
        numbers.push_back(number);
        text.remove_prefix(std::size_t(end - text.data()));
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        if (text.empty())
            break;
        if (text.front() != ',')
            return std::nullopt;
        text.remove_prefix(1);
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    }
    return numbers;
}

std::optional<std::vector<std::uint8_t>> bytesIn(std::string_view text)
{
    if (!text.starts_with('"'))
        return numbersIn<std::uint8_t>(text);
    if (text.size() < 2 || !text.ends_with('"'))
        return std::nullopt;
    const auto decoded = QByteArray::fromBase64Encoding(
        QByteArray::fromRawData(text.data() + 1, qsizetype(text.size() - 2)),
        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return std::nullopt;
    return std::vector<std::uint8_t>((*decoded).begin(), (*decoded).end());
}

std::uint16_t wordAt(std::span<const std::uint8_t> bytes, std::size_t at)
{
    return std::uint16_t(bytes[at] | bytes[at + 1] << 8);
}

/// `alternative` is with the flags.
TileCell cellOf(std::uint16_t x, std::uint16_t y, TileName tile)
{
    TileCell cell{std::int16_t(x), std::int16_t(y), tile};
    cell.flipsX = tile.alternative & flipX;
    cell.flipsY = tile.alternative & flipY;
    cell.isTransposed = tile.alternative & transposed;
    cell.tile.alternative &= std::uint16_t(~(flipX | flipY | transposed));
    return cell;
}

std::uint16_t lowWord(std::uint32_t number) { return std::uint16_t(number); }
std::uint16_t highWord(std::uint32_t number) { return std::uint16_t(number >> 16); }

} // namespace

std::optional<std::vector<TileCell>> cellsOfLayer(std::string_view text)
{
    const auto arguments = argumentsOf(text, "PackedByteArray");
    const auto read = arguments ? bytesIn(*arguments) : std::nullopt;
    if (!read)
        return std::nullopt;
    std::vector<TileCell> cells;
    if (read->empty())
        return cells;
    const std::span<const std::uint8_t> bytes = *read;
    if (bytes.size() % cellBytes != headBytes || wordAt(bytes, 0) != 0)
        return std::nullopt;
    cells.reserve(bytes.size() / cellBytes);
    for (std::size_t at = headBytes; at < bytes.size(); at += cellBytes)
        cells.push_back(cellOf(wordAt(bytes, at), wordAt(bytes, at + 2),
                               {wordAt(bytes, at + 4), wordAt(bytes, at + 6), wordAt(bytes, at + 8),
                                wordAt(bytes, at + 10)}));
    return cells;
}

std::optional<std::vector<TileCell>> cellsOfMap(std::string_view text)
{
    const auto arguments = argumentsOf(text, "PackedInt32Array");
    const auto numbers = arguments ? numbersIn<std::int32_t>(*arguments) : std::nullopt;
    if (!numbers || numbers->size() % cellNumbers != 0)
        return std::nullopt;
    std::vector<TileCell> cells;
    cells.reserve(numbers->size() / cellNumbers);
    for (std::size_t i = 0; i < numbers->size(); i += cellNumbers) {
        const auto place = std::uint32_t((*numbers)[i]), tile = std::uint32_t((*numbers)[i + 1]),
                   rest = std::uint32_t((*numbers)[i + 2]);
        cells.push_back(cellOf(lowWord(place), highWord(place),
                               {lowWord(tile), highWord(tile), lowWord(rest), highWord(rest)}));
    }
    return cells;
}

} // namespace thicket::plugins
