#pragma once

#include "libnav/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace thicket::plugins {

/// The cells of a map of the MovingAI benchmark: a letter of terrain each.
struct GridFile {
    int width = 0;
    int height = 0;
    std::vector<std::string_view> rows; ///< from the top; `width` letters each; of the bytes
    int firstRowLine = 0;               ///< the line of the file that holds the first row
    bool hasHeights = false;            ///< heights of corners, which are not read
};

/// The most cells of a map: 4096 x 4096.
inline constexpr std::size_t mostGridCells = std::size_t(1) << 24;

/// Reads `type octile`, `type tile` (the same cells) and `type octile-corner`: there a row of
/// heights and one of letters for each row of corners. Its cells are the tiles between corners, as
/// in the benchmark's own reader, which leaves out the last row and column of letters. LF or CRLF;
/// spaces at the end of a line and empty lines at the end of the file do not count. Errors name
/// line and column after `name`. `bytes` must outlive the result.
/// Source: https://movingai.com/benchmarks/formats.html, and utils/Map.cpp of HOG2.
Result<GridFile> readGridFile(std::string_view bytes, const std::string& name);

} // namespace thicket::plugins
