#include "app/editor/files/saving.h"

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/openmaps.h"
#include "app/editor/document/recentfiles.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/files/diskchanges.h"
#include "app/editor/files/startfolder.h"
#include "plugins/host/mapfiles.h"

#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTime>

#include <optional>
#include <utility>

namespace thicket::editor {

namespace {

void tell(const Saving::Then& then, bool isSaved)
{
    if (then)
        then(isSaved);
}

} // namespace

Saving::Saving(const Parts& parts, QWidget& window)
    : QObject(&window), m_parts(parts), m_window(window), m_writing(parts.document, parts.maps)
{}

void Saving::save(const Then& then)
{
    const DocumentFile& file = m_parts.document.file();
    if (file.isUntitled() || file.isReadOnly())
        saveWithDialog(then);
    else
        saveTo(file.path(), then);
}

bool Saving::saveNow()
{
    std::optional<bool> isSaved;
    QEventLoop loop;
    save([&](bool is) {
        isSaved = is;
        loop.quit();
    });
    while (!isSaved)
        loop.exec();
    return *isSaved;
}

void Saving::saveWithDialog(const Then& then)
{
    QString name = titleOf(m_parts.document);
    if (!name.endsWith(QStringLiteral(".thicket")))
        name += QStringLiteral(".thicket");
    saveWithDialogAs(name, then);
}

void Saving::saveWithDialogAs(const QString& name, const Then& then)
{
    QFileDialog dialog(&m_window, tr("Save As"), startFolder(m_parts.document, m_parts.recent),
                       tr("Thicket maps (%1)").arg(QStringLiteral("*.thicket")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("thicket"));
    dialog.selectFile(name);
    if (dialog.exec() == QDialog::Accepted)
        saveTo(dialog.selectedFiles().constFirst(), then);
    else
        tell(then, false);
}

void Saving::saveTo(const QString& path, const Then& then) { write(path, {}, then); }

void Saving::write(const QString& path, const std::optional<recovery::FileVersion>& accepted,
                   Then then)
{
    const int id = m_parts.maps.shownId();
    m_writing.write(
        path, accepted,
        [this, id, path, then = std::move(then)](MapWriting::Outcome outcome, const Error& error) {
            if (outcome == MapWriting::Outcome::failed)
                return takeFailure(id, path, error, then);
            const bool isSaved = outcome == MapWriting::Outcome::written;
            if (isSaved)
                m_parts.recent.add(path);
            emit said(
                isSaved ? tr("Saved %1").arg(QTime::currentTime().toString(QStringLiteral("HH:mm")))
                        : tr("Cancelled: %1 was not saved").arg(QFileInfo(path).fileName()));
            tell(then, isSaved);
        });
}

/// Perhaps another program changed the file. It is read where it was to be written.
void Saving::takeFailure(int id, const QString& path, const Error& error, const Then& then)
{
    const QString present = m_parts.document.file().path();
    if (id != m_parts.maps.shownId() || QFileInfo(path) != QFileInfo(present))
        return fail(path, error, then);
    const std::filesystem::path file = plugins::nativePath(present);
    m_writing.lane().order({tr("Reading %1").arg(QFileInfo(path).fileName()),
                            [this, id, path, file, error, then](Progress&) -> WorkLane::Report {
                                return [this, id, path, file, error, then,
                                        theirs = recovery::versionOf(file)] {
                                    m_parts.disk.note(file, theirs);
                                    if (id == m_parts.maps.shownId() && m_parts.disk.theirs())
                                        askAboutConflict(then);
                                    else
                                        fail(path, error, then);
                                };
                            }});
}

void Saving::fail(const QString& path, const Error& error, const Then& then)
{
    const QString reason = errorText(error);
    emit failed(m_parts.document.file().path().isEmpty()
                    ? tr("%1 Your changes are kept for recovery.").arg(reason)
                    : tr("%1 Your last saved version is intact, and your changes are kept for "
                         "recovery.")
                          .arg(reason));
    emit notSaved(path);
    tell(then, false);
}

void Saving::askAboutConflict(const Then& then)
{
    QMessageBox question(&m_window);
    question.setObjectName("conflictQuestion");
    question.setWindowTitle(tr("The file has changed"));
    const QString told = m_parts.disk.isFromWindow()
                             ? tr("Another Thicket window saved %1 since you opened it.")
                             : tr("Another program changed %1 since you opened it.");
    question.setText(told.arg(titleOf(m_parts.document)));
    question.setInformativeText(tr("Your map was not saved yet."));
    auto* copy = question.addButton(tr("&Keep Mine as a Copy…"), QMessageBox::AcceptRole);
    auto* theirs = question.addButton(tr("T&ake Theirs"), QMessageBox::DestructiveRole);
    auto* over = question.addButton(tr("Save &Over"), QMessageBox::DestructiveRole);
    question.addButton(QMessageBox::Cancel);
    question.setDefaultButton(copy);
    question.exec();
    if (question.clickedButton() == copy)
        saveAsCopy(then);
    else if (question.clickedButton() == theirs)
        takeTheirs(then);
    else if (question.clickedButton() == over)
        saveOver(then);
    else
        tell(then, false);
}

void Saving::saveAsCopy(const Then& then)
{
    const QString name = QFileInfo(m_parts.document.file().path()).completeBaseName();
    saveWithDialogAs(tr("%1 (mine).thicket").arg(name), then);
}

void Saving::takeTheirs(const Then& then) { m_parts.disk.reload(tr("Take Theirs"), then); }

void Saving::saveOver(const Then& then)
{
    write(m_parts.document.file().path(), m_parts.disk.theirs(), then);
}

} // namespace thicket::editor
