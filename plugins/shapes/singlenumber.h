#pragma once

#include <array>
#include <charconv>
#include <string>

namespace thicket::plugins {

/// Appends the shortest text that reads back as the number in single precision, for programs that
/// keep no more: half as long as nav::appendShortest(). Never -0. The number must be finite.
inline void appendSingle(std::string& text, double number)
{
    std::array<char, 32> digits;
    const float single = static_cast<float>(number) + 0.0f;
    text.append(digits.data(),
                std::to_chars(digits.data(), digits.data() + digits.size(), single).ptr);
}

} // namespace thicket::plugins
