#pragma once

#include "app/editor/import/firstbytes.h"
#include "plugins/api/mapformat.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;

namespace thicket::editor {

class Appearance;
class CirclePicture;
class ImportForm;
class RowTable;

/// A file that an importer asks about.
struct AskedFile {
    const plugins::MapFormat& format;
    QString name; ///< without folder
    FirstBytes first;
};

/// Asks what the columns of a table mean. Shows its first rows and the circles that the answers
/// make of them. Looks at the first part of the file only.
class ImportQuestion : public QDialog {
    Q_OBJECT

public:
    /// `answers` are shown first; what they leave open is guessed.
    ImportQuestion(AskedFile file, const plugins::OptionValues& answers, const QString& verb,
                   const Appearance& appearance, QWidget* parent);

    plugins::OptionValues options() const;

private:
    void guess(const plugins::OptionValues& given);
    void showPreview();
    void showFailure(const QString& sentence);
    QString wordsFor(const nav::Map& map) const;

    AskedFile m_file;
    const Appearance& m_appearance;
    plugins::ImportSurvey m_survey;
    ImportForm* m_form;
    CirclePicture* m_picture;
    QLabel* m_words;
    RowTable* m_rows;
    QDialogButtonBox* m_buttons;
};

} // namespace thicket::editor
