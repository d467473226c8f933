#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The characters of XML 1.0, in UTF-8. Any thread.
namespace thicket::plugins {

/// The place of the first byte that begins no character of XML; the size if there is none.
std::size_t faultInXml(std::string_view bytes);

enum class XmlText { content, attribute, section };

/// The text with each line end as "\n" and, except in a section of characters, with what its
/// references stand for, such as &lt; or &#10;. In an attribute line ends and tabs are blanks. None
/// if a reference is not known: declared ones are not.
std::optional<std::string> decodedXml(std::string_view raw, XmlText kind);

} // namespace thicket::plugins
