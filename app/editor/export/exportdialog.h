#pragma once

#include "libnav/map/map.h"
#include "plugins/api/mapformat.h"

#include <QDialog>
#include <QMap>

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class Appearance;

/// The user chooses a format, its options and a file, and sees what the file will keep. Then it is
/// written. On failure the dialog stays open and shows the reason.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `basePath` is the proposed file without its suffix.
    ExportDialog(const nav::Map& map, const plugins::FormatRegistry& formats,
                 const QString& basePath, const Appearance& appearance, QWidget* parent = nullptr);

    QString path() const;
    QString formatId() const;
    plugins::OptionValues options() const;

public slots:
    void accept() override;

private:
    void addFormats();
    QWidget* makeSettings();
    void chooseFormat();
    void showNotes();
    void browse();
    bool mayReplace();
    void reportFailure(const QString& sentence);
    const plugins::MapFormat* format() const;

    const nav::Map& m_map;
    const plugins::FormatRegistry& m_formats;
    const Appearance& m_appearance;
    QListWidget* m_list;
    QFormLayout* m_optionForm;
    QMap<QString, QLineEdit*> m_options;
    QLineEdit* m_path;
    QString m_agreedPath; // the path that the file dialog has already asked about
    QListWidget* m_notes;
    QLabel* m_error;
    QPushButton* m_export;
};

} // namespace thicket::editor
