#include "app/editor/panels/inspector/spawnform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/panels/inspector/objectbindings.h"
#include "app/editor/widgets/numberfield.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace thicket::editor {

enum class SpawnUnit { length, none, perSecond, seconds };

/// One number of a spawn area. `none` stands for an absent one.
struct SpawnNumber {
    static constexpr double none = -1;

    const char* name; ///< of the field, never translated
    const char* label;
    const char* toolTip;
    SpawnUnit unit;
    double minimum;
    double maximum;
    std::optional<double> (*get)(const nav::SpawnMarker& spawn); ///< none: it has no such number
    void (*set)(nav::SpawnMarker& spawn, double value);
    const char* placeholder = nullptr; ///< if it may be absent
};

namespace {

constexpr double smallestSpawned = 1e-6; // more than 0, which a simulation refuses
constexpr double largest = nav::coordinateLimit;

const std::array<SpawnNumber, 7>& spawnNumbers()
{
    using Spawn = nav::SpawnMarker;
    static const std::array<SpawnNumber, 7> numbers{{
        {"spawnRadius", QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "Radius"),
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm",
                           "Of the area; agents enter wholly inside it"),
         SpawnUnit::length, 0, largest,
         [](const Spawn& s) { return s.points.empty() ? std::optional(s.radius) : std::nullopt; },
         [](Spawn& s, double value) { s.radius = value; }},
        {"spawnCount", QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "Agents"),
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm",
                           "How many enter in all; 0: as many as the rate gives"),
         SpawnUnit::none, 0, double(nav::mostSpawned),
         [](const Spawn& s) { return std::optional(double(s.count)); },
         [](Spawn& s, double value) { s.count = std::llround(value); }},
        {"spawnRate", QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "Rate"),
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "Agents a second; 0: all at once"),
         SpawnUnit::perSecond, 0, largest, [](const Spawn& s) { return std::optional(s.rate); },
         [](Spawn& s, double value) { s.rate = value; }},
        {"spawnFrom", QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "From"),
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "When the first agent enters"),
         SpawnUnit::seconds, 0, largest, [](const Spawn& s) { return std::optional(s.from); },
         [](Spawn& s, double value) { s.from = value; }},
        {"spawnUntil", QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "Until"),
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "No agent enters later; empty: no end"),
         SpawnUnit::seconds, 0, largest,
         [](const Spawn& s) { return std::optional(s.until.value_or(SpawnNumber::none)); },
         [](Spawn& s, double value) {
             s.until = value == SpawnNumber::none ? std::nullopt : std::optional(value);
         },
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "no end")},
        {"spawnAgentRadius", QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "Agent radius"),
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "The size of the agents that enter"),
         SpawnUnit::length, smallestSpawned, 1e6,
         [](const Spawn& s) { return std::optional(s.agentRadius); },
         [](Spawn& s, double value) { s.agentRadius = value; }},
        {"spawnSeed", QT_TRANSLATE_NOOP("thicket::editor::SpawnForm", "Seed"),
         QT_TRANSLATE_NOOP("thicket::editor::SpawnForm",
                           "Another number gives other random places"),
         SpawnUnit::none, 0, largest, [](const Spawn& s) { return std::optional(double(s.seed)); },
         [](Spawn& s, double value) { s.seed = std::llround(value); }},
    }};
    return numbers;
}

QString unitText(SpawnUnit unit, const nav::Map& map)
{
    switch (unit) {
    case SpawnUnit::length:
        return QString::fromStdString(map.settings.unit);
    case SpawnUnit::perSecond:
        return QStringLiteral("/s");
    case SpawnUnit::seconds:
        return QStringLiteral("s");
    case SpawnUnit::none:
        break;
    }
    return {};
}

} // namespace

SpawnForm::SpawnForm(MapDocument& document, const Selection& selection,
                     const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_selection(selection), m_visit(document)
{
    for (const SpawnNumber& number : spawnNumbers())
        addField(number, appearance);
}

void SpawnForm::addField(const SpawnNumber& number, const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setObjectName(QLatin1String(number.name));
    field->setMinimum(number.minimum);
    field->setMaximum(number.maximum);
    field->setWhole(number.unit == SpawnUnit::none);
    field->setToolTip(tr(number.toolTip));
    field->setAccessibleName(tr(number.label));
    if (number.placeholder)
        field->setClearable(tr(number.placeholder));
    m_fieldRows.push_back(addRow(tr(number.label), field));
    connect(field, &NumberField::edited, this,
            [this, &number](double value) { push(number, value); });
    connect(field, &NumberField::cleared, this,
            [this, &number] { push(number, SpawnNumber::none); });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    m_fields.push_back(field);
}

void SpawnForm::push(const SpawnNumber& number, double value)
{
    const nav::Map& map = m_document.map();
    std::vector<nav::MapObject> objects = openObjects(map, m_selection.ids());
    for (nav::MapObject& object : objects)
        if (auto* spawn = std::get_if<nav::SpawnMarker>(&object.geometry))
            number.set(*spawn, value);
    m_visit.push(nav::MapEdit::change(map, std::move(objects)),
                 tr("Change %1").arg(tr(number.label)));
}

void SpawnForm::refresh()
{
    const nav::Map& map = m_document.map();
    bool applies = false;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const SpawnNumber& number = spawnNumbers()[i];
        const auto common = commonOf<double>(
            map, m_selection.ids(), [&number](const nav::MapObject& o) -> std::optional<double> {
                const auto* spawn = std::get_if<nav::SpawnMarker>(&o.geometry);
                return spawn ? number.get(*spawn) : std::nullopt;
            });
        applies = applies || common.applies;
        setRowVisible(m_fieldRows[i], common.applies);
        if (!common.applies)
            continue;
        m_fields[i]->setUnit(unitText(number.unit, map));
        const bool isAbsent = common.value == SpawnNumber::none;
        m_fields[i]->setValue(isAbsent ? std::nullopt : common.value);
    }
    setVisible(applies);
}

} // namespace thicket::editor
