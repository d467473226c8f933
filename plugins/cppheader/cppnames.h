#pragma once

#include <string>
#include <string_view>

/// Names in C++. Identifiers are ASCII, with no underscore at either end and none beside another:
/// such names are reserved or become so with "_2" after them.
namespace thicket::plugins {

/// Whether it is one or several of such identifiers joined by "::", none of them a keyword.
bool isNamespace(std::string_view text);
/// The map's name as a namespace; "thicket_map" if nothing of it can be used.
std::string namespaceFor(std::string_view name);
/// The object's name as an identifier that is no keyword and unlikely to be a macro: letters,
/// digits and "_" in the place of the rest. Empty if no letter or digit is left.
std::string identifierFor(std::string_view name);

} // namespace thicket::plugins
