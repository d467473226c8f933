#pragma once

#include "plugins/api/mapformat.h"

#include <QString>

#include <optional>

class QWidget;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class Appearance;

/// Asks the user what a file leaves open, before it is imported. Blocks only while it asks, and
/// reads only a first part of the file.
class ImportQuestions {
public:
    /// The others must outlive it.
    ImportQuestions(const plugins::FormatRegistry& formats, const Appearance& appearance,
                    QWidget& window)
        : m_formats(formats), m_appearance(appearance), m_window(window)
    {}

    /// The options to import the file with. Empty for a native map and for a file that is clear.
    /// nullopt if the user cancelled. `verb` says what happens next: "Open".
    std::optional<plugins::OptionValues> optionsFor(const QString& path, const QString& verb);
    /// The options that the user wants, whether or not the file is clear; empty for a native map.
    /// nullopt if the user cancelled.
    std::optional<plugins::OptionValues> chosenFor(const QString& path, const QString& verb);

private:
    std::optional<plugins::OptionValues> askAboutTable(const plugins::MapFormat& format,
                                                       const QString& path, const QString& verb,
                                                       bool isWanted);

    const plugins::FormatRegistry& m_formats;
    const Appearance& m_appearance;
    QWidget& m_window;
};

} // namespace thicket::editor
