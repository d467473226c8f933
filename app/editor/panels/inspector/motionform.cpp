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
    const char* name; ///< of the field, never translated
    const char* label;
    const char* toolTip;
    bool isTime;
    double nav::Motion::*value;
    /// Whether a motion of that course has it.
    bool (*applies)(nav::Course course);
};

namespace {

constexpr int noCourse = -1; // data of "stays where it is"

const std::array<MotionNumber, 4>& motionNumbers()
{
    using nav::Course;
    using nav::Motion;
    static const std::array<MotionNumber, 4> numbers{{
        {"motionSpeed", QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Speed"),
         QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Along the track"), false, &Motion::speed,
         [](Course) { return true; }},
        {"motionStart", QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Start"),
         QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "When it sets out for the first time"),
         true, &Motion::start, [](Course) { return true; }},
        {"motionPauseAtEnd", QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Pause at end"),
         QT_TRANSLATE_NOOP("thicket::editor::MotionForm",
                           "How long it stays at the end of its track"),
         true, &Motion::pauseAtEnd, [](Course course) { return course == Course::toAndFro; }},
        {"motionPauseAtStart", QT_TRANSLATE_NOOP("thicket::editor::MotionForm", "Pause at start"),
         QT_TRANSLATE_NOOP("thicket::editor::MotionForm",
                           "How long it stays where it is drawn, each time that it is back"),
         true, &Motion::pauseAtStart, [](Course course) { return course != Course::once; }},
    }};
    return numbers;
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
      m_course(new ElidedComboBox), m_track(new QLabel), m_draw(new QPushButton(tr("Draw Track")))
{
    addCourse();
    addTrack();
    for (const MotionNumber& number : motionNumbers())
        addField(number, appearance);
}

void MotionForm::addCourse()
{
    m_course->setObjectName("motionCourse");
    m_course->setPlaceholderText(tr("mixed"));
    m_course->setToolTip(tr("How it moves along its track while agents run"));
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
            push(tr("Change Motion"), [chosen](nav::Motion& motion) {
                motion.course = static_cast<nav::Course>(chosen);
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

void MotionForm::addField(const MotionNumber& number, const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setObjectName(QLatin1String(number.name));
    field->setMinimum(0);
    field->setMaximum(nav::coordinateLimit);
    field->setToolTip(tr(number.toolTip));
    field->setAccessibleName(tr(number.label));
    m_rows.push_back(addRow(tr(number.label), field));
    connect(field, &NumberField::edited, this, [this, &number](double value) {
        push(tr("Change %1").arg(tr(number.label)),
             [&](nav::Motion& motion) { motion.*number.value = value; });
    });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    m_fields.push_back(field);
}

/// A new motion begins with a track to the right, as long as the obstacle is wide.
void MotionForm::push(const QString& text, const std::function<void(nav::Motion&)>& change)
{
    const nav::Map& map = m_document.map();
    std::vector<nav::MapObject> objects = openObjects(map, m_selection.ids());
    for (nav::MapObject& object : objects) {
        if (!canMove(object))
            continue;
        if (!object.motion) {
            const nav::Box box = nav::boundingBox(object.geometry);
            nav::Motion begun;
            begun.track = {{box.width() > 0 ? box.width() : box.height(), 0}};
            object.motion = std::move(begun);
        }
        change(*object.motion);
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
    const bool isOne = m_selection.ids().size() == 1;
    const nav::MapObject* const only = isOne ? map.find(m_selection.ids().first()) : nullptr;
    setRowVisible(m_trackRow, only != nullptr);
    if (!only)
        return;
    const auto points = static_cast<int>(only->motion ? only->motion->track.size() : 0);
    m_track->setText(points == 1 ? tr("1 point") : tr("%n points", nullptr, points));
}

void MotionForm::refreshNumbers()
{
    const nav::Map& map = m_document.map();
    const QString unit = QString::fromStdString(map.settings.unit);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const MotionNumber& number = motionNumbers()[i];
        const auto common = commonOf<double>(
            map, m_selection.ids(), [&number](const nav::MapObject& o) -> std::optional<double> {
                const bool has = o.motion && number.applies(o.motion->course);
                return has ? std::optional((*o.motion).*number.value) : std::nullopt;
            });
        setRowVisible(m_rows[i], common.applies);
        m_hasNumbers = m_hasNumbers || common.applies;
        m_fields[i]->setUnit(number.isTime ? QStringLiteral("s") : unit + QStringLiteral("/s"));
        m_fields[i]->setValue(common.value);
    }
}

} // namespace thicket::editor
