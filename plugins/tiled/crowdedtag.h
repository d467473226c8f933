#pragma once

#include <string_view>

namespace thicket::plugins {

/// Whether an element of XML text has more than 1,000 attributes: QXmlStreamReader compares each
/// with each. Bytes that are no XML give any answer.
bool hasCrowdedTag(std::string_view xml);

} // namespace thicket::plugins
