#pragma once

#include <QStringView>

#include <optional>

namespace thicket::editor {

/// Evaluates what is typed into a number field: sums of numbers with + - * / and brackets, in plain
/// digits with a point. A length may have a unit, which is converted to the map's (`25cm` in a map
/// of metres is 0.25). A unit that cannot be converted must be the map's own. nullopt for anything
/// else, for a division by zero and for results that are not finite.
std::optional<double> evaluate(QStringView text, QStringView mapUnit = {});

} // namespace thicket::editor
