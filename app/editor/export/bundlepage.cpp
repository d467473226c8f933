#include "app/editor/export/bundlepage.h"

#include "app/editor/export/formatwords.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/switchbutton.h"
#include "app/exporting/keptoptions.h"
#include "plugins/host/formatregistry.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <type_traits>

namespace thicket::editor {

namespace {

/// Numbers between spaces or semicolons, as the window writes numbers. nullopt: something else.
std::optional<std::vector<double>> radiiOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[;\\s]+"));
    std::vector<double> radii;
    for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        double radius = QLocale().toDouble(word, &isNumber);
        if (!isNumber)
            radius = QLocale::c().toDouble(word, &isNumber);
        if (!isNumber || !(radius >= 0 && radius <= nav::coordinateLimit))
            return {};
        radii.push_back(radius);
    }
    std::sort(radii.begin(), radii.end());
    radii.erase(std::unique(radii.begin(), radii.end()), radii.end());
    if (radii.size() > exporting::mostRadii)
        return {};
    return radii;
}

QString textOf(const std::vector<double>& radii)
{
    QStringList texts;
    for (const double radius : radii)
        texts << QLocale().toString(radius, 'g', QLocale::FloatingPointShortest);
    return texts.join(QStringLiteral("; "));
}

SwitchButton* switchNamed(const Appearance& appearance, const char* name, const QString& words)
{
    auto* button = new SwitchButton(appearance);
    button->setObjectName(QString::fromLatin1(name));
    button->setAccessibleName(words);
    return button;
}

} // namespace

BundlePage::BundlePage(const plugins::FormatRegistry& formats, const Appearance& appearance,
                       const nav::MapSettings& settings, const ProposedRadius& radius,
                       QWidget* parent)
    : QWidget(parent), m_settings(settings), m_formats(new QListWidget), m_radii(new QLineEdit),
      m_paths(switchNamed(appearance, "bundlePaths", tr("Paths between all markers"))),
      m_graph(switchNamed(appearance, "bundleGraph", tr("Tangent graph"))),
      m_flow(switchNamed(appearance, "bundleFlow", tr("Flow field to the nearest goal"))),
      m_cell(new NumberField(appearance)),
      m_picture(switchNamed(appearance, "bundlePicture", tr("Picture")))
{
    m_formats->setObjectName("bundleFormats");
    m_formats->setAccessibleName(tr("Map files"));
    // All rows are seen: the page is scrolled as a whole.
    m_formats->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_formats->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_formats->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formats->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_radii->setObjectName("bundleRadii");
    m_radii->setAccessibleName(tr("Agent radii"));
    m_radii->setPlaceholderText(tr("agent classes"));
    m_cell->setObjectName("bundleCell");
    m_cell->setAccessibleName(tr("Side of a cell of the flow field"));
    m_cell->setMinimum(1e-6);
    m_cell->setUnit(QString::fromStdString(settings.unit));
    addFormats(formats);
    addParts();
    m_remembered = exporting::keptPreset(settings).value_or(exporting::Preset{
        .maps = {{.format = QStringLiteral("thicket")}}, .hasPaths = true, .picture = {{}}});
    radius.addTo(m_remembered);
    show(m_remembered);
    connect(m_formats, &QListWidget::itemChanged, this, &BundlePage::changed);
    connect(m_formats, &QListWidget::currentItemChanged, this, &BundlePage::bringIntoView);
    connect(m_radii, &QLineEdit::textChanged, this, &BundlePage::changed);
    connect(m_cell, &NumberField::edited, this, &BundlePage::changed);
    for (SwitchButton* button : {m_paths, m_graph, m_flow, m_picture})
        connect(button, &SwitchButton::toggled, this, &BundlePage::changed);
}

void BundlePage::addFormats(const plugins::FormatRegistry& formats)
{
    const auto add = [this](const QString& id, const QString& title) {
        auto* item = new QListWidgetItem(title, m_formats);
        item->setData(Qt::UserRole, id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    };
    add(QStringLiteral("thicket"), tr("Thicket map"));
    for (const plugins::MapFormat* one : formats.formats()) {
        const plugins::FormatInfo info = one->info();
        if (info.canExport)
            add(info.id, formatWords(info.title));
        if (info.canExport && !exporting::radiusKeyOf(one).isEmpty())
            m_radial << info.id;
    }
}

void BundlePage::addParts()
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Agent radii"), m_radii);
    form->addRow(tr("Paths"), m_paths);
    form->addRow(tr("Tangent graph"), m_graph);
    auto* flow = new QHBoxLayout;
    flow->addWidget(m_flow);
    flow->addWidget(m_cell, 1);
    form->addRow(tr("Flow field"), flow);
    form->addRow(tr("Picture"), m_picture);
    auto* files = new QLabel(tr("Map files"));
    files->setProperty("look", "title");
    files->setBuddy(m_formats);
    form->addRow(files);
    form->addRow(m_formats);
}

/// The list does not scroll by itself.
void BundlePage::bringIntoView(const QListWidgetItem* item)
{
    QWidget* around = parentWidget();
    while (around && !qobject_cast<QScrollArea*>(around))
        around = around->parentWidget();
    auto* const area = qobject_cast<QScrollArea*>(around);
    if (!area || !item)
        return;
    const QPoint middle = m_formats->visualItemRect(item).center();
    const int margin = 2 * m_formats->visualItemRect(item).height();
    area->ensureVisible(0, m_formats->viewport()->mapTo(area->widget(), middle).y(), 0, margin);
}

void BundlePage::show(const exporting::Preset& preset)
{
    for (int row = 0; row < m_formats->count(); ++row) {
        QListWidgetItem* const item = m_formats->item(row);
        const QString id = item->data(Qt::UserRole).toString();
        const bool isChosen =
            std::any_of(preset.maps.begin(), preset.maps.end(),
                        [&id](const exporting::Preset::MapFile& one) { return one.format == id; });
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
    m_radii->setText(textOf(preset.radii));
    m_paths->setChecked(preset.hasPaths);
    m_graph->setChecked(preset.graph.has_value());
    m_flow->setChecked(preset.flow.has_value());
    m_cell->setValue(preset.flow ? preset.flow->cell : 0.5);
    m_picture->setChecked(preset.picture.has_value());
}

exporting::Preset BundlePage::preset() const
{
    exporting::Preset preset = m_remembered;
    preset.name.clear();
    preset.folder.clear();
    preset.layers.reset();
    preset.maps.clear();
    for (int row = 0; row < m_formats->count(); ++row) {
        const QString id = m_formats->item(row)->data(Qt::UserRole).toString();
        if (m_formats->item(row)->checkState() == Qt::Checked)
            preset.maps << exporting::Preset::MapFile{
                id, {}, exporting::keptOptions(m_settings, id).options, m_radial.contains(id)};
    }
    preset.radii = radiiOf(m_radii->text()).value_or(std::vector<double>());
    preset.hasPaths = m_paths->isChecked();
    const auto choose = [](auto& part, bool isWanted) {
        if (!isWanted)
            part.reset();
        else if (!part)
            part = typename std::decay_t<decltype(part)>::value_type{};
    };
    choose(preset.graph, m_graph->isChecked());
    choose(preset.flow, m_flow->isChecked());
    choose(preset.picture, m_picture->isChecked());
    if (preset.flow)
        preset.flow->cell = m_cell->value().value_or(0.5);
    return preset;
}

QString BundlePage::problem() const
{
    if (!radiiOf(m_radii->text()))
        return tr("Agent radii are numbers from 0, with semicolons between, %1 at most.")
            .arg(exporting::mostRadii);
    const exporting::Preset wanted = preset();
    const bool isEmpty = wanted.maps.isEmpty() && !wanted.hasPaths && !wanted.graph &&
                         !wanted.flow && !wanted.picture;
    return isEmpty ? tr("Choose what is written.") : QString();
}

QStringList BundlePage::words() const
{
    const exporting::Preset wanted = preset();
    QStringList words;
    for (int row = 0; row < m_formats->count(); ++row)
        if (m_formats->item(row)->checkState() == Qt::Checked)
            words << m_formats->item(row)->text();
    QStringList parts;
    if (wanted.hasPaths)
        parts << tr("paths");
    if (wanted.graph)
        parts << tr("tangent graph");
    if (wanted.flow)
        parts << tr("flow field");
    if (wanted.picture)
        parts << tr("picture");
    if (parts.isEmpty())
        return words;
    const bool isForClasses = wanted.radii.empty() && !m_settings.agentClasses.empty();
    const std::vector<double> radii = wanted.radii.empty() ? std::vector{0.0} : wanted.radii;
    words << (isForClasses ? tr("For each agent class: %1").arg(parts.join(", "))
                           : tr("For the agent radii %1: %2").arg(textOf(radii), parts.join(", ")));
    return words;
}

} // namespace thicket::editor
