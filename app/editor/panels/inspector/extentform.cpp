#include "app/editor/panels/inspector/extentform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/vertices.h"
#include "app/editor/transform/boxstretch.h"
#include "app/editor/transform/skeleton.h"
#include "app/editor/transform/transform.h"
#include "app/editor/widgets/numberfield.h"

namespace thicket::editor {

ExtentForm::ExtentForm(MapDocument& document, const Selection& selection,
                       const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_selection(selection), m_visit(document)
{
    m_x = addField(Number::x, tr("x"), tr("Box x"), appearance);
    m_y = addField(Number::y, tr("y"), tr("Box y"), appearance);
    m_width = addField(Number::width, tr("w"), tr("Box width"), appearance);
    m_height = addField(Number::height, tr("h"), tr("Box height"), appearance);
    m_turn = addField(Number::turn, {}, tr("Turn by degrees"), appearance);
    m_width->setMinimum(leastExtent);
    m_height->setMinimum(leastExtent);
    m_turn->setUnit(QStringLiteral("°"));
    m_x->setToolTip(tr("The least x of the points and rims"));
    m_y->setToolTip(tr("The least y of the points and rims"));
    m_width->setToolTip(tr("Scales; with circles in proportion, so that they stay round"));
    m_height->setToolTip(m_width->toolTip());
    m_turn->setToolTip(tr("Turns counter-clockwise about the middle of the box"));
    addRow(tr("Box"), m_x, m_y);
    addRow(tr("Size"), m_width, m_height);
    addRow(tr("Turn by"), m_turn);
}

NumberField* ExtentForm::addField(Number number, const QString& prefix, const QString& spoken,
                                  const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setPrefix(prefix);
    field->setAccessibleName(spoken);
    field->setObjectName(spoken);
    connect(field, &NumberField::edited, this,
            [this, number](double value) { change(number, value); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    connect(field, &NumberField::visitEnded, this, &ExtentForm::endVisit);
    return field;
}

nav::Point ExtentForm::factors(Number number, double value) const
{
    const bool isWidth = number == Number::width;
    const double factor = value / (isWidth ? m_box.width() : m_box.height());
    if (m_keepsShape)
        return {factor, factor};
    return isWidth ? nav::Point{factor, 1} : nav::Point{1, factor};
}

void ExtentForm::apply(nav::MapObject& object, Number number, double value) const
{
    switch (number) {
    case Number::x:
        object.geometry = nav::translated(std::move(object.geometry), {value - m_box.min.x, 0});
        break;
    case Number::y:
        object.geometry = nav::translated(std::move(object.geometry), {0, value - m_box.min.y});
        break;
    case Number::turn:
        turnObject(object, m_box.center(), value);
        break;
    default:
        const nav::Point by = factors(number, value);
        stretchObject(object, m_box.min, by.x, by.y);
    }
}

void ExtentForm::change(Number number, double value)
{
    const nav::Map& map = m_document.map();
    if (m_first.empty()) {
        m_visited = m_selection.ids();
        m_first = openObjects(map, m_selection.ids());
        m_box = skeletonBox(m_first);
        m_keepsShape = haveRims(m_first);
    }
    std::vector<nav::MapObject> objects = m_first;
    for (nav::MapObject& object : objects) {
        apply(object, number, value);
        const nav::Box box = nav::boundingBox(object.geometry);
        if (!nav::isInRange(box.min) || !nav::isInRange(box.max))
            return;
    }
    const bool moves = number == Number::x || number == Number::y;
    const QString step = number == Number::turn ? tr("Turn") : moves ? tr("Move") : tr("Resize");
    m_visit.push(nav::MapEdit::change(map, std::move(objects)), step);
}

void ExtentForm::endVisit()
{
    m_visit.end();
    m_first.clear();
    refresh();
}

/// A circle or marker alone has fields of its own.
bool ExtentForm::isWanted() const
{
    const auto& ids = m_selection.ids();
    if (ids.size() != 1)
        return !ids.isEmpty();
    const nav::MapObject* object = m_document.map().find(ids.first());
    return object && verticesOf(object->geometry);
}

void ExtentForm::refresh()
{
    if (m_visited != m_selection.ids())
        m_first.clear();
    const nav::Box box = isWanted() ? m_selection.summary().facts().openBox : nav::Box();
    setVisible(!box.isEmpty());
    if (box.isEmpty())
        return;
    m_x->setValue(box.min.x);
    m_y->setValue(box.min.y);
    m_width->setValue(box.width());
    m_height->setValue(box.height());
    m_width->setEnabled(box.width() > 0);
    m_height->setEnabled(box.height() > 0);
    if (m_first.empty())
        m_turn->setValue(0);
}

} // namespace thicket::editor
