#include "app/editor/panels/inspector/underlayform.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/edits/underlayedits.h"
#include "app/editor/panels/inspector/extentform.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"

#include <QFileInfo>
#include <QLabel>

namespace thicket::editor {

UnderlayForm::UnderlayForm(MapDocument& document, const Appearance& appearance, QWidget* parent)
    : FieldGrid(parent), m_document(document), m_visit(document), m_file(new QLabel),
      m_shown(new SwitchButton(appearance)), m_locked(new SwitchButton(appearance))
{
    using nav::Underlay;
    m_x = addNumber(
        QStringLiteral("x"), tr("Picture's least x"),
        [](Underlay& u, double x) {
            u.box = moved(u.box, {x - u.box.min.x, 0});
        },
        tr("Move Picture"), appearance);
    m_y = addNumber(
        QStringLiteral("y"), tr("Picture's least y"),
        [](Underlay& u, double y) {
            u.box = moved(u.box, {0, y - u.box.min.y});
        },
        tr("Move Picture"), appearance);
    m_width = addNumber(
        tr("w"), tr("Picture's width"),
        [](Underlay& u, double w) { u.box = scaledAbout(u.box, u.box.min, w / u.box.width()); },
        tr("Scale Picture"), appearance);
    m_height = addNumber(
        tr("h"), tr("Picture's height"),
        [](Underlay& u, double h) { u.box = scaledAbout(u.box, u.box.min, h / u.box.height()); },
        tr("Scale Picture"), appearance);
    m_opacity = addNumber(
        {}, tr("Picture's opacity"), [](Underlay& u, double percent) { u.opacity = percent / 100; },
        tr("Change Picture Opacity"), appearance);
    m_width->setMinimum(leastExtent);
    m_height->setMinimum(leastExtent);
    m_opacity->setUnit(QStringLiteral("%"));
    m_opacity->setMinimum(0);
    m_opacity->setMaximum(100);
    m_opacity->setWhole(true);
    m_file->setObjectName("underlayFile");
    m_file->setWordWrap(true);
    m_shown->setObjectName("underlayShown");
    m_shown->setToolTip(tr("Whether the picture beneath is shown"));
    m_locked->setObjectName("underlayLocked");
    m_locked->setToolTip(tr("A locked picture stays where it is"));
    addRow(tr("Picture"), m_file);
    addRow(tr("Place"), m_x, m_y);
    addRow(tr("Size"), m_width, m_height);
    addRow(tr("Opacity"), m_opacity);
    addSwitchRow(tr("Shown"), m_shown, tr("beneath the map"));
    addSwitchRow(tr("Locked"), m_locked, tr("stays where it is"));
    connectSwitches();
}

void UnderlayForm::connectSwitches()
{
    connect(m_shown, &QCheckBox::clicked, this, [this](bool shown) {
        pushChange(shown ? tr("Show Picture") : tr("Hide Picture"),
                   [shown](nav::Underlay& u) { u.visible = shown; });
        m_visit.end();
    });
    connect(m_locked, &QCheckBox::clicked, this, [this](bool locked) {
        pushChange(locked ? tr("Lock Picture") : tr("Unlock Picture"),
                   [locked](nav::Underlay& u) { u.locked = locked; });
        m_visit.end();
    });
}

NumberField* UnderlayForm::addNumber(const QString& prefix, const QString& spoken, Change change,
                                     const QString& step, const Appearance& appearance)
{
    auto* field = new NumberField(appearance);
    field->setPrefix(prefix);
    field->setAccessibleName(spoken);
    field->setObjectName(spoken);
    connect(field, &NumberField::edited, this, [this, change, step](double value) {
        pushChange(step, [change, value](nav::Underlay& underlay) { change(underlay, value); });
    });
    connect(field, &NumberField::visitEnded, this, [this] { m_visit.end(); });
    connect(field, &NumberField::visitCancelled, this, [this] { m_visit.cancel(); });
    return field;
}

template <class Apply> void UnderlayForm::pushChange(const QString& text, Apply apply)
{
    if (!m_document.map().settings.underlay)
        return;
    nav::Underlay underlay = *m_document.map().settings.underlay;
    apply(underlay);
    if (isPlaceable(underlay.box))
        m_visit.push(changeUnderlay(m_document.map(), std::move(underlay)), text);
}

void UnderlayForm::refresh()
{
    const auto& underlay = m_document.map().settings.underlay;
    setVisible(underlay.has_value());
    if (!underlay)
        return;
    const QString path = QString::fromStdString(underlay->image);
    m_file->setText(QFileInfo(path).fileName());
    m_file->setToolTip(path);
    m_x->setValue(underlay->box.min.x);
    m_y->setValue(underlay->box.min.y);
    m_width->setValue(underlay->box.width());
    m_height->setValue(underlay->box.height());
    for (NumberField* field : {m_x, m_y, m_width, m_height})
        field->setEnabled(!underlay->locked);
    m_opacity->setValue(100 * underlay->opacity);
    m_shown->setChecked(underlay->visible);
    m_locked->setChecked(underlay->locked);
}

} // namespace thicket::editor
