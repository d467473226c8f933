#pragma once

#include "libnav/map/map.h"
#include "plugins/api/mapformat.h"

#include <QDialog>
#include <QMap>

#include <cstddef>
#include <memory>

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

class WorkLane;

/// The user chooses a format, its options and a file, and sees what the file will keep. Then it is
/// written. On failure the dialog stays open and shows the reason. A large map is looked at on a
/// worker thread, and written after the dialog.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// Maps of more objects are large.
    static constexpr std::size_t fewObjects = 20'000;

    struct Parts {
        const plugins::FormatRegistry& formats;
        const Appearance& appearance;
        WorkLane& lane; ///< for this dialog only
    };
    /// `basePath` is the proposed file without its suffix. The parts must outlive it.
    ExportDialog(const Parts& parts, const QString& basePath, QWidget* parent = nullptr);

    using SharedMap = std::shared_ptr<const nav::Map>;
    /// Until then the dialog cannot tell what a file keeps.
    void setMap(SharedMap map);
    /// Whether the file is still to be written when the dialog was accepted.
    bool leavesWriting() const;

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
    /// What a file keeps, or why it cannot be made.
    struct Outlook {
        QStringList notes;
        int kept = 0; ///< objects
        QString error;
    };
    static Outlook outlookOf(const Result<plugins::ExportBundle>& bundle);
    void lookAside();
    void showOutlook(const Outlook& outlook);
    void browse();
    bool mayReplace();
    void reportFailure(const QString& sentence);
    const plugins::MapFormat* format() const;

    Parts m_parts;
    SharedMap m_map;
    int m_asked = 0; // counts the outlooks that were asked for
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
