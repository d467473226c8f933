#include "app/editor/export/exportdialog.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/export/formatwords.h"
#include "app/editor/widgets/screenroom.h"
#include "app/editor/work/worklane.h"
#include "plugins/host/mapfiles.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSet>
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

} // namespace

ExportDialog::ExportDialog(const Parts& parts, const QString& basePath, QWidget* parent)
    : QDialog(parent), m_parts(parts), m_list(new QListWidget), m_optionForm(new QFormLayout),
      m_path(new QLineEdit(basePath)), m_notes(new QListWidget), m_error(new QLabel),
      m_export(new QPushButton)
{
    setObjectName("exportDialog");
    setWindowTitle(tr("Export"));
    resize(QSize(760, 540).boundedTo(screenRoom(*this)));
    m_list->setObjectName("exportFormats");
    m_list->setAccessibleName(tr("Format"));
    m_list->setMaximumWidth(240);
    m_notes->setObjectName("exportNotes");
    m_notes->setAccessibleName(tr("What the file keeps"));
    m_notes->setWordWrap(true);
    m_notes->setSelectionMode(QAbstractItemView::NoSelection);
    m_error->setObjectName("exportError");
    m_error->setWordWrap(true);
    m_error->hide();

    auto* left = new QVBoxLayout;
    left->addWidget(titled(tr("Format")));
    left->addWidget(m_list, 1);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(16);
    upper->addLayout(left);
    upper->addWidget(makeSettings(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    layout->addLayout(upper, 1);
    layout->addWidget(m_error);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &ExportDialog::chooseFormat);
    addFormats();
}

QWidget* ExportDialog::makeSettings()
{
    m_path->setObjectName("exportPath");
    m_path->setAccessibleName(tr("File"));
    auto* browseButton = new QPushButton(tr("Browse…"));
    browseButton->setAutoDefault(false);
    auto* file = new QHBoxLayout;
    file->addWidget(m_path, 1);
    file->addWidget(browseButton);
    auto* settings = new QWidget;
    auto* layout = new QVBoxLayout(settings);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(titled(tr("File")));
    layout->addLayout(file);
    layout->addSpacing(6);
    layout->addLayout(m_optionForm);
    layout->addWidget(titled(tr("What the file keeps")));
    layout->addWidget(m_notes, 1);
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    return settings;
}

void ExportDialog::addFormats()
{
    for (const plugins::MapFormat* one : m_parts.formats.formats()) {
        const plugins::FormatInfo info = one->info();
        if (!info.canExport)
            continue;
        auto* item = new QListWidgetItem(formatWords(info.title), m_list);
        item->setData(Qt::UserRole, info.id);
    }
    if (m_list->count() == 0) {
        reportFailure(tr("No format that can be written was found beside the program."));
        m_export->setText(tr("Export"));
        m_export->setEnabled(false);
        return;
    }
    m_list->setCurrentRow(0);
}

const plugins::MapFormat* ExportDialog::format() const { return m_parts.formats.byId(formatId()); }

QString ExportDialog::formatId() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

QString ExportDialog::path() const { return QFileInfo(m_path->text()).absoluteFilePath(); }

plugins::OptionValues ExportDialog::options() const
{
    plugins::OptionValues values;
    for (auto it = m_options.constBegin(); it != m_options.constEnd(); ++it)
        values.insert(it.key(), it.value()->text());
    return values;
}

void ExportDialog::chooseFormat()
{
    const plugins::FormatInfo info = format()->info();
    while (m_optionForm->rowCount() > 0)
        m_optionForm->removeRow(0);
    m_options.clear();
    for (const plugins::FormatOption& option : info.exportOptions) {
        auto* field = new QLineEdit(option.defaultValue);
        field->setObjectName("option " + option.key);
        const QString words = formatWords(option.description);
        field->setToolTip(words);
        field->setAccessibleName(words);
        auto* label = new QLabel(words);
        label->setWordWrap(true);
        label->setBuddy(field);
        m_optionForm->addRow(label, field);
        m_options.insert(option.key, field);
        connect(field, &QLineEdit::editingFinished, this, &ExportDialog::showNotes);
    }
    // The suffix of a known format is replaced. Any other dot belongs to the name.
    QString base = m_path->text();
    const QFileInfo file(base);
    if (m_parts.formats.exporterFor(base) || file.suffix() == QLatin1String("thicket"))
        base.chop(file.suffix().size() + 1);
    m_path->setText(base + '.' + info.suffixes.value(0));
    showNotes();
}

void ExportDialog::setMap(SharedMap map)
{
    m_map = std::move(map);
    if (format())
        showNotes();
}

bool ExportDialog::leavesWriting() const { return !m_map || m_map->objects().size() > fewObjects; }

void ExportDialog::showNotes()
{
    ++m_asked;
    m_notes->clear();
    m_error->hide();
    m_export->setEnabled(true);
    m_export->setText(tr("Export"));
    if (!leavesWriting())
        return showOutlook(outlookOf(format()->exportMap(*m_map, options())));
    m_notes->addItem(tr("The map is being looked at…"));
    if (m_map)
        lookAside();
}

void ExportDialog::lookAside()
{
    const QPointer<ExportDialog> dialog(this);
    m_parts.lane.cancelAll();
    m_parts.lane.order({{},
                        [dialog, map = m_map, asked = m_asked, format = format(),
                         options = options()](Progress&) -> WorkLane::Report {
                            const Outlook outlook = outlookOf(format->exportMap(*map, options));
                            return [dialog, asked, outlook] {
                                if (dialog && dialog->m_asked == asked)
                                    dialog->showOutlook(outlook);
                            };
                        }});
}

ExportDialog::Outlook ExportDialog::outlookOf(const Result<plugins::ExportBundle>& bundle)
{
    if (!bundle)
        return {{}, 0, QString::fromStdString(bundle.error().text())};
    using Fidelity = plugins::FormatNote::Fidelity;
    Outlook outlook;
    QSet<nav::ObjectId> kept;
    for (const plugins::FormatNote& note : bundle->notes) {
        const char* sign = note.fidelity == Fidelity::exact          ? "✓"
                           : note.fidelity == Fidelity::approximated ? "≈"
                                                                     : "–";
        if (note.fidelity != Fidelity::leftOut) {
            for (const nav::ObjectId id : note.objects)
                kept.insert(id);
        }
        outlook.notes << QStringLiteral("%1  %2").arg(QString::fromUtf8(sign),
                                                      formatWords(note.text));
    }
    outlook.kept = static_cast<int>(kept.size());
    return outlook;
}

void ExportDialog::showOutlook(const Outlook& outlook)
{
    m_notes->clear();
    m_notes->addItems(outlook.notes);
    m_export->setEnabled(outlook.error.isEmpty());
    if (!outlook.error.isEmpty())
        return reportFailure(outlook.error);
    const int n = outlook.kept;
    m_export->setText(n == 1 ? tr("Export 1 object") : tr("Export %1 objects").arg(n));
}

void ExportDialog::browse()
{
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Export to"), path());
    if (chosen.isEmpty())
        return;
    m_path->setText(chosen);
    m_agreedPath = path();
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
    const QString file = QFileInfo(path()).fileName();
    if (!QFileInfo::exists(path()) || path() == m_agreedPath)
        return true;
    return QMessageBox::question(this, tr("Replace file?"),
                                 tr("%1 already exists. Replace it?").arg(file)) ==
           QMessageBox::Yes;
}

void ExportDialog::accept()
{
    if (!mayReplace())
        return;
    if (leavesWriting())
        return QDialog::accept();
    const auto written = plugins::exportMap(*m_map, path(), m_parts.formats, formatId(), options());
    if (!written) {
        reportFailure(QString::fromStdString(written.error().text()));
        return;
    }
    QDialog::accept();
}

} // namespace thicket::editor
