#include "app/editor/import/importquestions.h"

#include "app/editor/import/firstbytes.h"
#include "app/editor/import/importanswers.h"
#include "app/editor/import/importoptionsdialog.h"
#include "app/editor/import/importquestion.h"
#include "plugins/host/formatregistry.h"

#include <QFileInfo>

namespace thicket::editor {

std::optional<plugins::OptionValues> ImportQuestions::optionsFor(const QString& path,
                                                                 const QString& verb)
{
    const plugins::MapFormat* const format = m_formats.importerFor(path);
    return format ? askAboutTable(*format, path, verb, false) : plugins::OptionValues();
}

std::optional<plugins::OptionValues> ImportQuestions::chosenFor(const QString& path,
                                                                const QString& verb)
{
    const plugins::MapFormat* const format = m_formats.importerFor(path);
    if (!format || format->info().importOptions.isEmpty())
        return plugins::OptionValues();
    if (!format->survey(firstBytesOf(path).bytes, {}).columns.isEmpty())
        return askAboutTable(*format, path, verb, true);
    const QString id = format->info().id;
    ImportOptionsDialog dialog({path, *format, m_formats, verb}, importanswers::last(id, {}),
                               m_appearance, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    importanswers::keep(id, {}, dialog.options());
    return dialog.options();
}

/// Unless it is wanted, only of a file that is not clear.
std::optional<plugins::OptionValues>
ImportQuestions::askAboutTable(const plugins::MapFormat& format, const QString& path,
                               const QString& verb, bool isWanted)
{
    AskedFile file{format, QFileInfo(path).fileName(), firstBytesOf(path)};
    const plugins::ImportSurvey survey = format.survey(file.first.bytes, {});
    if (survey.isClear && !isWanted)
        return plugins::OptionValues();
    const QString id = format.info().id;
    // A file named at the start of the program is asked about before there is a window.
    if (!m_window.isVisible())
        m_window.show();
    ImportQuestion question(std::move(file), importanswers::last(id, survey.kind), verb,
                            m_appearance, &m_window);
    if (question.exec() != QDialog::Accepted)
        return std::nullopt;
    importanswers::keep(id, survey.kind, question.options());
    return question.options();
}

} // namespace thicket::editor
