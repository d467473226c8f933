#pragma once

#include <span>

namespace thicket::editor {

/// A sentence of a library's or plugin's errors, with %1, %2 and so on for what changes in it.
struct ErrorPattern {
    const char* text;
    /// The number of the placeholder that is a sentence or phrase of its own; 0: none.
    int phrase = 0;
};

/// What errors say that users meet when they open, import, save and export files. Of those that
/// fit a message, the first one counts. Each is a text of the context `Error` in the translations.
/// A test looks for each in the sources, and makes the usual errors.
std::span<const ErrorPattern> errorMessages();

/// Of places: "orchard.thicket: line 41, column 18".
std::span<const ErrorPattern> errorPlaces();

} // namespace thicket::editor
