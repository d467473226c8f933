#include "app/editor/export/exportdialog.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/export/bundlepage.h"
#include "app/editor/export/exportlayers.h"
#include "app/editor/export/exportpath.h"
#include "app/editor/export/formatlist.h"
#include "app/editor/export/optionform.h"
#include "app/editor/export/outlooklist.h"
#include "app/editor/export/writtenpicture.h"
#include "app/editor/widgets/screenroom.h"
#include "app/exporting/keptoptions.h"
#include "libnav/files/atomicfile.h"
#include "plugins/host/mapfiles.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace thicket::editor {

namespace {

QLabel* titled(const QString& text)
{
    auto* label = new QLabel(text);
    label->setProperty("look", "title");
    return label;
}

QPushButton* plainButton(const QString& text, const char* name)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    return button;
}

} // namespace

ExportDialog::ExportDialog(const Parts& parts, const Subject& subject, QWidget* parent)
    : QDialog(parent), m_parts(parts), m_subject(subject),
      m_radius(subject.settings, subject.shownRadius), m_look(new ExportLook(parts.lane, this)),
      m_list(new FormatList(parts.formats)), m_options(new OptionForm(parts.appearance)),
      m_bundle(new BundlePage(parts.formats, parts.appearance, subject.settings, m_radius)),
      m_layers(new ExportLayers(subject.settings)), m_path(new QLineEdit(subject.basePath)),
      m_picture(new WrittenPicture(parts.appearance)), m_caption(new QLabel),
      m_notesTitle(titled({})), m_notes(new OutlookList), m_error(new QLabel), m_said(new QLabel),
      m_copy(plainButton(tr("Copy Command Line"), "exportCopy")), m_export(new QPushButton)
{
    setObjectName("exportDialog");
    setWindowTitle(tr("Export"));
    resize(QSize(760, 540).boundedTo(screenRoom(*this)));
    m_error->setObjectName("exportError");
    m_error->setWordWrap(true);
    m_error->hide();
    m_list->setFixedWidth(216);
    auto* left = new QVBoxLayout;
    left->addWidget(titled(tr("Format")));
    left->addWidget(m_list, 1);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(16);
    upper->addLayout(left);
    upper->addWidget(makeSettings(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    layout->addLayout(upper, 1);
    layout->addWidget(m_error);
    layout->addWidget(makeButtons());
    connect(m_look, &ExportLook::answered, this, &ExportDialog::showOutlook);
    connect(m_look, &ExportLook::pictured, this, &ExportDialog::showPicture);
    connect(m_list, &FormatList::chosen, this, &ExportDialog::chooseFormat);
    connect(m_options, &OptionForm::changed, this, &ExportDialog::refresh);
    connect(m_bundle, &BundlePage::changed, this, &ExportDialog::refresh);
    connect(m_layers, &ExportLayers::changed, this, &ExportDialog::refresh);
    connect(m_notes, &OutlookList::showWanted, this, &ExportDialog::showWanted);
    chooseFormat();
    if (!m_list->hasFormats())
        reportFailure(tr("No format that can be written was found beside the program."));
}

QWidget* ExportDialog::makeSettings()
{
    m_path->setObjectName("exportPath");
    m_path->setAccessibleName(tr("File"));
    auto* browseButton = plainButton(tr("Browse…"), "exportBrowse");
    auto* file = new QHBoxLayout;
    file->addWidget(m_path, 1);
    file->addWidget(browseButton);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(makeOptions(), 1);
    middle->addWidget(makePicture());
    auto* settings = new QWidget;
    auto* layout = new QVBoxLayout(settings);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(titled(tr("File")));
    layout->addLayout(file);
    layout->addLayout(middle, 3);
    layout->addWidget(m_notesTitle);
    layout->addWidget(m_notes, 2);
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    return settings;
}

QWidget* ExportDialog::makeOptions()
{
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 0, 8, 0);
    inside->addWidget(m_options);
    inside->addWidget(m_bundle);
    auto* layersTitle = titled(tr("Layers"));
    inside->addWidget(layersTitle);
    inside->addWidget(m_layers);
    inside->addStretch(1);
    layersTitle->setVisible(m_layers->isNeeded());
    m_layers->setVisible(m_layers->isNeeded());
    auto* scroll = new QScrollArea;
    scroll->setObjectName("exportOptions");
    scroll->setAccessibleName(tr("Options"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* options = new QWidget;
    auto* layout = new QVBoxLayout(options);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(titled(tr("Options")));
    layout->addWidget(scroll, 1);
    return options;
}

QWidget* ExportDialog::makePicture()
{
    m_caption->setObjectName("exportCaption");
    m_caption->setWordWrap(true);
    m_caption->setProperty("look", "second");
    auto* side = new QWidget;
    side->setFixedWidth(184);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(titled(tr("Picture")));
    layout->addWidget(m_picture, 1);
    layout->addWidget(m_caption);
    return side;
}

QWidget* ExportDialog::makeButtons()
{
    auto* preset = plainButton(tr("Save as Preset…"), "exportPreset");
    preset->setToolTip(tr("A file for thicket-cli export, which writes the same"));
    m_copy->setToolTip(tr("The command that does the same in a terminal"));
    m_said->setObjectName("exportSaid");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_copy);
    layout->addWidget(preset);
    layout->addWidget(m_said, 1);
    layout->addWidget(buttons);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copyCommand);
    connect(preset, &QPushButton::clicked, this, &ExportDialog::savePreset);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return row;
}

bool ExportDialog::isBundle() const
{
    return m_list->current() == QLatin1String(FormatList::bundleId);
}

const plugins::MapFormat* ExportDialog::format() const
{
    return m_parts.formats.byId(m_list->current());
}

QString ExportDialog::path() const { return QFileInfo(m_path->text()).absoluteFilePath(); }

exporting::ExportOrder ExportDialog::order() const
{
    exporting::ExportOrder order{.path = path()};
    if (isBundle()) {
        order.bundle = m_bundle->preset();
        order.bundle.layers = m_layers->chosen();
        order.bundle.name = QFileInfo(m_subject.basePath).fileName();
    } else {
        order.formatId = m_list->current();
        order.options = m_options->values();
        order.layers = m_layers->chosen();
    }
    return order;
}

nav::MapSettings ExportDialog::keptSettings() const
{
    exporting::ExportOrder chosen = order();
    if (!chosen.isBundle()) {
        if (format())
            m_radius.removeFrom(chosen.options, *format());
        return exporting::withKeptOptions(m_subject.settings, chosen.formatId,
                                          {chosen.options, chosen.layers});
    }
    exporting::Preset preset = chosen.bundle;
    m_radius.removeFrom(preset);
    preset.name.clear(); // the map may get another one
    return exporting::withKeptPreset(m_subject.settings, preset);
}

void ExportDialog::chooseFormat()
{
    m_options->setVisible(!isBundle());
    m_bundle->setVisible(isBundle());
    if (isBundle()) {
        m_path->setText(exportPath(m_path->text(), m_parts.formats, nullptr));
        const auto preset = exporting::keptPreset(m_subject.settings);
        m_layers->choose(preset ? preset->layers : std::nullopt);
    } else if (format()) {
        const plugins::FormatInfo info = format()->info();
        auto kept = exporting::keptOptions(m_subject.settings, info.id);
        m_radius.addTo(kept.options, *format());
        m_options->show(info.exportOptions, kept.options);
        m_layers->choose(kept.layers);
        m_path->setText(exportPath(m_path->text(), m_parts.formats, format()));
    }
    m_path->setAccessibleName(isBundle() ? tr("Folder") : tr("File"));
    refresh();
}

void ExportDialog::setMap(SharedMap map)
{
    m_map = std::move(map);
    refresh();
}

bool ExportDialog::leavesWriting() const
{
    return isBundle() || !m_map || m_map->objects().size() > ExportLook::fewObjects;
}

void ExportDialog::refresh()
{
    m_look->forget();
    m_error->hide();
    m_said->clear();
    m_notesTitle->setText(isBundle() ? tr("What is written") : tr("What the file keeps"));
    m_export->setText(tr("Export"));
    m_export->setEnabled(isBundle() || format());
    m_copy->setEnabled(format() || !m_presetFile.isEmpty());
    if (isBundle())
        return refreshBundle();
    if (!format())
        return m_notes->say(tr("No format is called so."));
    m_notes->say(tr("The map is being looked at…"));
    if (m_map)
        m_look->ask({m_map, order(), m_parts.formats});
}

void ExportDialog::refreshBundle()
{
    const QString problem = m_bundle->problem();
    m_notes->clear();
    m_notes->addItems(m_bundle->words());
    m_export->setEnabled(problem.isEmpty());
    m_export->setText(tr("Export into Folder"));
    if (!problem.isEmpty())
        return reportFailure(problem);
    showPicture(m_map, {});
    if (m_map)
        m_look->ask({m_map, order(), m_parts.formats});
}

void ExportDialog::showOutlook(const ExportOutlook& outlook)
{
    if (!isBundle())
        m_notes->show(outlook.notes);
    for (const exporting::MapOutlook& file : outlook.files)
        m_notes->add(file);
    m_export->setEnabled(outlook.error.isEmpty());
    if (!outlook.error.isEmpty())
        return reportFailure(outlook.error);
    const int n = outlook.kept; // a graph of edges has none
    if (!isBundle() && n > 0)
        m_export->setText(n == 1 ? tr("Export 1 object") : tr("Export %1 objects").arg(n));
}

void ExportDialog::showPicture(const SharedMap& map, const std::optional<nav::Map>& written)
{
    m_caption->setText(written ? tr("Orange lines: the shapes in the file") : QString());
    m_picture->show(map, written);
}

void ExportDialog::browse()
{
    const QString chosen = isBundle()
                               ? QFileDialog::getExistingDirectory(this, tr("Export to"), path())
                               : QFileDialog::getSaveFileName(this, tr("Export to"), path());
    if (chosen.isEmpty())
        return;
    m_path->setText(chosen);
    m_agreedPath = path();
}

void ExportDialog::copyCommand()
{
    QGuiApplication::clipboard()->setText(
        exporting::commandLine(order(), m_subject.mapFile, m_presetFile));
    m_said->setText(tr("Copied"));
}

void ExportDialog::savePreset()
{
    const QString proposed = m_subject.basePath + QStringLiteral(".preset.json");
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Save Preset"), proposed,
                                                        tr("Presets (%1)").arg("*.json"));
    if (chosen.isEmpty())
        return;
    const QByteArray bytes = QJsonDocument(exporting::toJson(presetOf(order()))).toJson();
    const auto written = nav::writeFileAtomically(plugins::nativePath(chosen),
                                                  {bytes.constData(), std::size_t(bytes.size())});
    if (!written)
        return reportFailure(errorText(written.error()));
    m_presetFile = chosen;
    m_copy->setEnabled(true);
    m_said->setText(tr("Saved %1").arg(QFileInfo(chosen).fileName()));
}

void ExportDialog::reportFailure(const QString& sentence)
{
    m_error->setStyleSheet(
        QStringLiteral("color: %1").arg(m_parts.appearance.palette().error.name()));
    m_error->setText(sentence);
    m_error->show();
}

bool ExportDialog::mayReplace()
{
    const QString name = QFileInfo(path()).fileName();
    if (!QFileInfo::exists(path()) || path() == m_agreedPath)
        return true;
    if (!isBundle())
        return QMessageBox::question(this, tr("Replace file?"),
                                     tr("%1 already exists. Replace it?").arg(name)) ==
               QMessageBox::Yes;
    if (!QFileInfo(path()).isDir() || QDir(path()).isEmpty())
        return true;
    return QMessageBox::question(
               this, tr("Replace files?"),
               tr("%1 is not empty. Replace its files of the same names?").arg(name)) ==
           QMessageBox::Yes;
}

void ExportDialog::accept()
{
    if (!m_export->isEnabled() || !mayReplace())
        return;
    if (!leavesWriting()) {
        const auto written = exporting::carryOut(order(), *m_map, m_subject.mapFile,
                                                 m_parts.formats, [] { return true; });
        if (!written)
            return reportFailure(errorText(written.error()));
    }
    FormatList::noteUse(m_list->current());
    QDialog::accept();
}

} // namespace thicket::editor
