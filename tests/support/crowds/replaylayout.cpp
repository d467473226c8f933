#include "tests/support/crowds/replaylayout.h"

#include "libnav/files/crc32c.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace thicket::test {
namespace {

std::size_t fourAt(const std::string& file, std::size_t place)
{
    std::size_t sum = 0;
    for (std::size_t i = 4; i-- > 0;)
        sum = (sum << 8) | static_cast<unsigned char>(file[place + i]);
    return sum;
}

void putFour(std::string& file, std::size_t place, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i, value >>= 8)
        file[place + i] = static_cast<char>(value & 0xFF);
}

/// A part with `head` bytes, of which those at `lengthAt` give the number of bytes that follow.
ReplayLayout::Part partAt(const std::string& file, std::size_t begin, std::size_t head,
                          std::size_t lengthAt)
{
    if (file.size() < begin + head)
        return {begin, begin};
    const std::size_t end = begin + head + fourAt(file, begin + lengthAt);
    return {begin, end <= file.size() ? end : begin};
}

void seal(std::string& file, std::size_t from, std::size_t checksum, std::size_t end,
          std::uint32_t begun = 0)
{
    const std::string_view view(file);
    const std::uint32_t head = nav::crc32c(view.substr(from, checksum - from), begun);
    const std::string_view body = view.substr(checksum + 4, end - checksum - 4);
    putFour(file, checksum, nav::crc32c(body, head));
}

} // namespace

ReplayLayout layoutOf(const std::string& file)
{
    ReplayLayout layout;
    layout.header = partAt(file, 0, 20, 12);
    std::size_t place = layout.header.end;
    while (place > 0 && file.compare(place, 4, "BLOK") == 0) {
        const ReplayLayout::Part block = partAt(file, place, 20, 12);
        if (block.end == block.begin)
            break;
        layout.blocks.push_back(block);
        place = block.end;
        const std::size_t frames = std::min<std::size_t>(fourAt(file, block.begin + 8), 64);
        for (std::size_t i = 0; i < frames; ++i) {
            const ReplayLayout::Part frame = partAt(file, place, 16, 0);
            if (frame.end == frame.begin)
                break;
            layout.frames.push_back(frame);
            place = frame.end;
        }
    }
    layout.index = {place, file.size()};
    return layout;
}

std::string sealed(std::string file)
{
    const ReplayLayout layout = layoutOf(file);
    if (layout.header.end > 0)
        seal(file, 8, 16, layout.header.end);
    for (const ReplayLayout::Part& block : layout.blocks)
        seal(file, block.begin, block.begin + 16, block.end);
    for (std::size_t k = 0; k < layout.frames.size(); ++k) {
        const ReplayLayout::Part& frame = layout.frames[k];
        seal(file, frame.begin, frame.begin + 12, frame.end, static_cast<std::uint32_t>(k));
    }
    const std::size_t indexEnd = layout.index.begin + 12 + 8 * layout.blocks.size();
    if (indexEnd + 4 <= file.size())
        seal(file, layout.index.begin, indexEnd, indexEnd + 4);
    return file;
}

} // namespace thicket::test
