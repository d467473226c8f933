#pragma once

#include "libnav/geometry/shapes.h"

#include <string>
#include <string_view>

/// Pieces of SVG text, with the fewest digits that read back to the same bits. Any thread.
namespace thicket::plugins {

/// The text with what XML must not hold as it is escaped, and what it cannot hold replaced by
/// U+FFFD.
void appendXml(std::string& out, std::string_view text);
/// The same for text between tags, where quotes and line ends stay as they are.
void appendXmlText(std::string& out, std::string_view text);
/// Whether appendXml() replaces nothing.
bool isXmlText(std::string_view text);

/// Append ` name="value"`.
void appendAttribute(std::string& out, std::string_view name, std::string_view text);
void appendAttribute(std::string& out, std::string_view name, double number);

/// Appends "x y" or "x,y".
void appendPoint(std::string& out, nav::Point point, char between = ' ');

} // namespace thicket::plugins
