#pragma once

#include <QString>

namespace thicket::plugins {

/// Text from a third party as one printable line of at most 400 characters that ends with a full
/// stop. White space becomes single spaces, other control characters become "?".
QString oneSentence(const QString& text);

} // namespace thicket::plugins
