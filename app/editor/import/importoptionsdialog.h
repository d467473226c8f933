#pragma once

#include "app/editor/work/worklane.h"
#include "plugins/api/mapformat.h"

#include <QDialog>

#include <memory>

class QLabel;
class QListWidget;
class QPushButton;
class QTimer;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class Appearance;
class OptionForm;
class WrittenPicture;
struct ParkedMap;

/// Lets the user choose how a file is imported. Shows the map that the options make of it, and what
/// is lost. Reads the file on a worker thread.
class ImportOptionsDialog : public QDialog {
    Q_OBJECT

public:
    struct Subject {
        QString path;
        const plugins::MapFormat& format;
        const plugins::FormatRegistry& formats;
        QString verb; ///< what happens next: "Open"
    };
    /// `answers` are shown first.
    ImportOptionsDialog(Subject subject, const plugins::OptionValues& answers,
                        const Appearance& appearance, QWidget* parent);

    /// Those that differ from their defaults.
    plugins::OptionValues options() const;

private:
    QWidget* makeOptions(const plugins::OptionValues& answers);
    QWidget* makePreview();
    void look();
    void show(const Result<std::unique_ptr<ParkedMap>>& read);

    Subject m_subject;
    const Appearance& m_appearance;
    OptionForm* m_form;
    WrittenPicture* m_picture;
    QLabel* m_words;
    QListWidget* m_notes;
    QPushButton* m_accept;
    QTimer* m_rest; ///< from the last change on
    WorkLane m_lane;
};

} // namespace thicket::editor
