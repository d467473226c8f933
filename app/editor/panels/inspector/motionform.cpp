#include "app/editor/panels/inspector/motionform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/tracks.h"
#include "app/editor/panels/inspector/objectbindings.h"
#include "app/editor/widgets/elidedcombobox.h"
#include "app/editor/widgets/numberfield.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <array>

namespace thicket::editor {

/// One number of a motion.
struct MotionNumber {
    enum class Unit { speed, seconds, degrees, length };

    const char* name;   ///< of the field, never translated
    const char* label;  ///< of its row; null: on the row of the field before
    const char* prefix; ///< inside the field, or null
    const char* spoken;
    const char* toolTip;
    Unit unit;
    double least;
    double most;
    /// nullopt for a motion that has no such number. The object has a motion.
    std::optional<double> (*get)(const nav::MapObject&);
    void (*set)(nav::MapObject&, double);
};

namespace {

constexpr int noCourse = -1; // data of "stays where it is"

using Unit = MotionNumber::Unit;
using Number = std::optional<double>;

/// A number >= 0 that every motion of some courses has.
template <double nav::Motion::*Value, bool (*Applies)(nav::Course)>
MotionNumber amount(const char* name, const char* label, const char* toolTip, Unit unit)
{
    return {name,
            label,
            nullptr,
            label,
            toolTip,
            unit,
            0,
            nav::coordinateLimit,
            [](const nav::MapObject& o) {
                return Applies(o.motion->course) ? Number((*o.motion).*Value) : std::nullopt;
            },
            [](nav::MapObject& o, double value) { (*o.motion).*Value = value; }};
}

/// A coordinate of the hinge on the map.
template <double nav::Point::*Axis>
MotionNumber hinge(const char* name, const char* label, const char* prefix, const char* spoken)
{
    return {name,
            label,
            prefix,
            spoken,
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "What it turns round"),
            Unit::length,
            -nav::coordinateLimit,
            nav::coordinateLimit,
            [](const nav::MapObject& o) {
                const auto& turn = o.motion->turn;
                return turn ? Number(nav::hingeOf(o.geometry, *turn).*Axis) : std::nullopt;
            },
            [](nav::MapObject& o, double value) {
                if (auto& turn = o.motion->turn)
                    turn->hinge.*Axis += value - nav::hingeOf(o.geometry, *turn).*Axis;
            }};
}

MotionNumber angle()
{
    return {"motionTurn",
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Turn"),
            nullptr,
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Turn"),
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm",
                              "How far it turns, against the clock where y points up; going round, "
                              "only the sign counts"),
            Unit::degrees,
            -nav::mostTurned,
            nav::mostTurned,
            [](const nav::MapObject& o) {
                return o.motion->turn ? Number(o.motion->turn->angle) : std::nullopt;
            },
            [](nav::MapObject& o, double value) {
                if (auto& turn = o.motion->turn)
                    turn->angle = value;
            }};
}

constexpr bool always(nav::Course) { return true; }
constexpr bool toAndFro(nav::Course course) { return course == nav::Course::toAndFro; }
constexpr bool comesBack(nav::Course course) { return course != nav::Course::once; }

const std::array<MotionNumber, 7>& motionNumbers()
{
    using nav::Motion;
    static const std::array<MotionNumber, 7> numbers{
        angle(),
        hinge<&nav::Point::x>("motionHingeX",
                              QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Hinge"), "x",
                              QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Hinge x")),
        hinge<&nav::Point::y>("motionHingeY", nullptr, "y",
                              QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Hinge y")),
        amount<&Motion::speed, always>(
            "motionSpeed", QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Speed"),
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Along the track, or of the turn"),
            Unit::speed),
        amount<&Motion::start, always>(
            "motionStart", QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Start"),
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "When it sets out for the first time"),
            Unit::seconds),
        amount<&Motion::pauseAtEnd, toAndFro>(
            "motionPauseAtEnd", QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Pause at end"),
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm",
                              "How long it stays at the end of its track or turn"),
            Unit::seconds),
        amount<&Motion::pauseAtStart, comesBack>(
            "motionPauseAtStart",
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Pause at start"),
            QT_TRANSLATE_NOOP("thicket::editor::MotionForm",
                              "How long it stays where it is drawn, each time that it is back"),
            Unit::seconds),
    };
    return numbers;
}

/// A new motion begins with a track to the right, as long as the obstacle is wide.
std::vector<nav::Point> firstTrack(const nav::Geometry& geometry)
{
    const nav::Box box = nav::boundingBox(geometry);
    return {{box.width() > 0 ? box.width() : box.height(), 0}};
}

/// A new turn is round the first corner, or the left of a circle.
nav::Turn firstTurn(const nav::Geometry& geometry)
{
    const auto* const circle = std::get_if<nav::Circle>(&geometry);
    return {.hinge = circle ? nav::Point{-circle->radius, 0} : nav::Point{}};
}

std::optional<int> courseOf(const nav::MapObject& object)
{
    if (!canMove(object))
        return std::nullopt;
    return object.motion ? static_cast<int>(object.motion->course) : noCourse;
}

} // namespace

MotionForm::MotionForm(MapDocument& document, const Selection& selection,
                       const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_selection(selection), m_visit(document),
      m_course(new ElidedComboBox), m_kind(new ElidedComboBox), m_track(new QLabel),
      m_draw(new QPushButton(tr("Draw Track")))
{
    addCourse();
    addKind();
    addTrack();
    addFields(appearance);
}

void MotionForm::addCourse()
{
    m_course->setObjectName("motionCourse");
    m_course->setPlaceholderText(tr("mixed"));
    m_course->setToolTip(tr("How it moves while agents run"));
    m_course->addItem(tr("stays where it is"), noCourse);
    m_course->addItem(tr("once"), static_cast<int>(nav::Course::once));
    m_course->addItem(tr("to and fro"), static_cast<int>(nav::Course::toAndFro));
    m_course->addItem(tr("round"), static_cast<int>(nav::Course::round));
    addRow(tr("Motion"), m_course);
    connect(m_course, &QComboBox::activated, this, [this](int index) {
        const int chosen = m_course->itemData(index).toInt();
        if (chosen == noCourse)
            removeMotions();
        else
            push(tr("Change Motion"), [chosen](nav::MapObject& object) {
                object.motion->course = static_cast<nav::Course>(chosen);
            });
        m_visit.end();
        refresh();
    });
}

void MotionForm::addKind()
{
    m_kind->setObjectName("motionKind");
    m_kind->setPlaceholderText(tr("mixed"));
    m_kind->setToolTip(tr("Whether it moves along a track or turns round a hinge, as a door does"));
    m_kind->addItem(tr("along a track"), false);
    m_kind->addItem(tr("round a hinge"), true);
    m_kindRow = addRow(tr("Way"), m_kind);
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        const bool turns = m_kind->itemData(index).toBool();
        push(tr("Change Motion"), [turns](nav::MapObject& object) {
            nav::Motion& motion = *object.motion;
            if (motion.turn.has_value() == turns)
                return;
            motion.turn = turns ? std::optional(firstTurn(object.geometry)) : std::nullopt;
            motion.track = turns ? std::vector<nav::Point>() : firstTrack(object.geometry);
            motion.speed = turns ? nav::speedOfTurns : nav::Motion().speed;
        });
        m_visit.end();
        refresh();
    });
}

void MotionForm::addTrack()
{
    m_track->setObjectName("motionTrack");
    m_draw->setObjectName("motionDraw");
    m_draw->setToolTip(tr("Click the points that it travels through"));
    m_trackRow = addRow(tr("Track"), m_track, m_draw);
    connect(m_draw, &QPushButton::clicked, this, &MotionForm::trackWanted);
}

void MotionForm::addFields(const Appearance& appearance)
{
    const auto& numbers = motionNumbers();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!numbers[i].label) {
            m_rows.push_back(m_rows.back()); // the field is there already
            continue;
        }
        const bool isPair = i + 1 < numbers.size() && !numbers[i + 1].label;
        NumberField* const first = madeField(numbers[i], appearance);
        NumberField* const second = isPair ? madeField(numbers[i + 1], appearance) : nullptr;
        m_rows.push_back(addRow(tr(numbers[i].label), first, second));
    }
}

NumberField* MotionForm::madeField(const MotionNumber& number, const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setObjectName(QLatin1String(number.name));
    field->setMinimum(number.least);
    field->setMaximum(number.most);
    field->setPrefix(QLatin1String(number.prefix));
    field->setToolTip(tr(number.toolTip));
    field->setAccessibleName(tr(number.spoken));
    connect(field, &NumberField::edited, this, [this, &number](double value) {
        push(tr("Change %1").arg(tr(number.spoken)),
             [&](nav::MapObject& object) { number.set(object, value); });
    });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    m_fields.push_back(field);
    return field;
}

void MotionForm::push(const QString& text, const std::function<void(nav::MapObject&)>& change)
{
    const nav::Map& map = m_document.map();
    std::vector<nav::MapObject> objects = openObjects(map, m_selection.ids());
    for (nav::MapObject& object : objects) {
        if (!canMove(object))
            continue;
        if (!object.motion)
            object.motion = nav::Motion{.track = firstTrack(object.geometry)};
        change(object);
    }
    m_visit.push(nav::MapEdit::change(map, std::move(objects)), text);
}

void MotionForm::removeMotions()
{
    const nav::Map& map = m_document.map();
    std::vector<nav::MapObject> objects = openObjects(map, m_selection.ids());
    for (nav::MapObject& object : objects)
        object.motion = {};
    m_visit.push(nav::MapEdit::change(map, std::move(objects)), tr("Remove Motion"));
}

void MotionForm::refresh()
{
    const auto applies =
        commonOf<bool>(m_document.map(), m_selection.ids(), [](const nav::MapObject& object) {
            return canMove(object) ? std::optional<bool>(true) : std::nullopt;
        });
    setVisible(applies.applies);
    m_hasNumbers = false;
    if (!applies.applies)
        return;
    refreshCourse();
    refreshNumbers();
}

void MotionForm::refreshCourse()
{
    const nav::Map& map = m_document.map();
    const auto course = commonOf<int>(map, m_selection.ids(), courseOf);
    const QSignalBlocker blocker(m_course);
    m_course->setCurrentIndex(course.value ? m_course->findData(*course.value) : -1);
    const auto turns =
        commonOf<bool>(map, m_selection.ids(), [](const nav::MapObject& o) -> std::optional<bool> {
            return o.motion ? std::optional(o.motion->turn.has_value()) : std::nullopt;
        });
    setRowVisible(m_kindRow, turns.applies);
    const QSignalBlocker kindBlocker(m_kind);
    m_kind->setCurrentIndex(turns.value ? m_kind->findData(*turns.value) : -1);
    const bool isOne = m_selection.ids().size() == 1;
    const nav::MapObject* const only = isOne ? map.find(m_selection.ids().first()) : nullptr;
    setRowVisible(m_trackRow, only && !(only->motion && only->motion->turn));
    if (!only)
        return;
    const auto points = static_cast<int>(only->motion ? only->motion->track.size() : 0);
    m_track->setText(points == 1 ? tr("1 point") : tr("%n points", nullptr, points));
}

void MotionForm::refreshNumbers()
{
    const nav::Map& map = m_document.map();
    const QString unit = QString::fromStdString(map.settings.unit);
    const auto textOf = [&](Unit of) {
        if (of == Unit::seconds)
            return QStringLiteral("s");
        if (of == Unit::degrees)
            return QStringLiteral("°");
        if (of == Unit::length)
            return unit;
        const bool turns = m_kind->currentData().toBool();
        return turns ? QStringLiteral("°/s") : unit + QStringLiteral("/s");
    };
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const MotionNumber& number = motionNumbers()[i];
        const auto common = commonOf<double>(
            map, m_selection.ids(), [&number](const nav::MapObject& o) -> std::optional<double> {
                return o.motion ? number.get(o) : std::nullopt;
            });
        setRowVisible(m_rows[i], common.applies);
        m_hasNumbers = m_hasNumbers || common.applies;
        m_fields[i]->setUnit(textOf(number.unit));
        m_fields[i]->setValue(common.value);
    }
}

} // namespace thicket::editor
