#include "app/editor/panels/inspector/boundsform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"

namespace thicket::editor {

namespace {

constexpr nav::Box usualBounds{{0, 0}, {80, 60}};

/// The box of all objects, or a default box if that is empty, as in a new map.
nav::Box suitableBounds(const nav::Map& map)
{
    const nav::Box box = map.extent();
    return box.width() > 0 && box.height() > 0 ? box : usualBounds;
}

} // namespace

BoundsForm::BoundsForm(MapDocument& document, const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_visit(document),
      m_bounded(new SwitchButton(appearance)), m_walls(new SwitchButton(appearance))
{
    using nav::Box;
    using nav::Point;
    m_minX = addNumber(QStringLiteral("x"), tr("Least x"), &Point::x, &Box::min, appearance);
    m_minY = addNumber(QStringLiteral("y"), tr("Least y"), &Point::y, &Box::min, appearance);
    m_maxX = addNumber(QStringLiteral("x"), tr("Greatest x"), &Point::x, &Box::max, appearance);
    m_maxY = addNumber(QStringLiteral("y"), tr("Greatest y"), &Point::y, &Box::max, appearance);
    m_bounded->setObjectName("mapBounded");
    m_bounded->setToolTip(tr("Whether the map has an edge"));
    m_walls->setObjectName("boundsAreWalls");
    m_walls->setAccessibleName(tr("Agents stay inside the bounds"));
    m_walls->setToolTip(tr("The bounds are walls: no path leaves them"));
    addRow(tr("Bounds"), m_bounded);
    m_rows = {addRow(tr("From"), m_minX, m_minY), addRow(tr("To"), m_maxX, m_maxY),
              addSwitchRow(tr("Walls"), m_walls, tr("agents stay inside"))};

    connect(m_bounded, &QCheckBox::clicked, this, &BoundsForm::setBounded);
    connect(m_walls, &QCheckBox::clicked, this, [this](bool walls) {
        pushChange(walls ? tr("Make Bounds Walls") : tr("Open Bounds"),
                   [&](nav::MapSettings& s) { s.boundsAreWalls = walls; });
        m_visit.end();
    });
}

NumberField* BoundsForm::addNumber(const QString& prefix, const QString& spoken,
                                   double nav::Point::*member, nav::Point nav::Box::*corner,
                                   const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setPrefix(prefix);
    field->setAccessibleName(spoken);
    field->setObjectName(spoken);
    connect(field, &NumberField::edited, this, [this, member, corner](double value) {
        pushChange(tr("Change Bounds"), [&](nav::MapSettings& s) {
            if (s.bounds)
                ((*s.bounds).*corner).*member = value;
        });
    });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    return field;
}

template <class Change> void BoundsForm::pushChange(const QString& text, Change change)
{
    nav::MapSettings settings = m_document.map().settings;
    change(settings);
    m_visit.push(nav::MapEdit::changeSettings(m_document.map(), std::move(settings)), text);
}

void BoundsForm::setBounded(bool bounded)
{
    pushChange(bounded ? tr("Add Bounds") : tr("Remove Bounds"), [&](nav::MapSettings& s) {
        s.bounds = bounded ? std::optional(suitableBounds(m_document.map())) : std::nullopt;
        s.boundsAreWalls = s.boundsAreWalls && bounded;
    });
    m_visit.end();
}

void BoundsForm::refresh()
{
    const nav::MapSettings& settings = m_document.map().settings;
    m_bounded->setChecked(settings.bounds.has_value());
    m_walls->setChecked(settings.boundsAreWalls);
    for (const int row : m_rows)
        setRowVisible(row, settings.bounds.has_value());
    if (!settings.bounds)
        return;
    const auto& [min, max] = *settings.bounds;
    m_minX->setMaximum(max.x);
    m_minY->setMaximum(max.y);
    m_maxX->setMinimum(min.x);
    m_maxY->setMinimum(min.y);
    m_minX->setValue(min.x);
    m_minY->setValue(min.y);
    m_maxX->setValue(max.x);
    m_maxY->setValue(max.y);
}

} // namespace thicket::editor
