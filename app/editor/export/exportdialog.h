#pragma once

#include "app/editor/export/exportlook.h"
#include "app/editor/export/proposedradius.h"
#include "app/exporting/exportorder.h"
#include "libnav/map/map.h"
#include "plugins/api/mapformat.h"

#include <QDialog>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class Appearance;
class BundlePage;
class ExportLayers;
class FormatList;
class OptionForm;
class OutlookList;
class WorkLane;
class WrittenPicture;

/// The user chooses a format or a bundle, its options, layers and a file or folder, and sees what
/// the file will keep. Then it is written. On failure the dialog stays open and shows the reason. A
/// large map is looked at on a worker thread, and written after the dialog; so is every bundle.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        const plugins::FormatRegistry& formats;
        const Appearance& appearance;
        WorkLane& lane; ///< for this dialog only
    };
    struct Subject {
        QString basePath; ///< the proposed file without its suffix
        QString mapFile;  ///< of the map; for an untitled one a name that it might get
        nav::MapSettings settings;
        double shownRadius = 0; ///< of agents, in the editor; map units
    };
    /// The parts must outlive it.
    ExportDialog(const Parts& parts, const Subject& subject, QWidget* parent = nullptr);

    using SharedMap = std::shared_ptr<const nav::Map>;
    /// Until then the dialog cannot tell what a file keeps.
    void setMap(SharedMap map);
    /// Whether the file is still to be written when the dialog was accepted.
    bool leavesWriting() const;

    exporting::ExportOrder order() const;
    /// The map's settings with what was chosen here, to be remembered. See keptoptions.h.
    nav::MapSettings keptSettings() const;

signals:
    void showWanted(const QList<nav::ObjectId>& objects);

public slots:
    void accept() override;

private:
    QWidget* makeSettings();
    QWidget* makeOptions();
    QWidget* makePicture();
    QWidget* makeButtons();
    void chooseFormat();
    void refresh();
    void refreshBundle();
    void showOutlook(const ExportOutlook& outlook);
    void showPicture(const SharedMap& map, const std::optional<nav::Map>& written);
    void browse();
    void copyCommand();
    void savePreset();
    bool mayReplace();
    void reportFailure(const QString& sentence);
    bool isBundle() const;
    QString path() const;
    const plugins::MapFormat* format() const;

    Parts m_parts;
    Subject m_subject;
    ProposedRadius m_radius;
    ExportLook* m_look;
    SharedMap m_map;
    FormatList* m_list;
    OptionForm* m_options;
    BundlePage* m_bundle;
    ExportLayers* m_layers;
    QLineEdit* m_path;
    QString m_agreedPath; // the path that the file dialog has already asked about
    QString m_presetFile; // the one that was saved
    WrittenPicture* m_picture;
    QLabel* m_caption;
    QLabel* m_notesTitle;
    OutlookList* m_notes;
    QLabel* m_error;
    QLabel* m_said;
    QPushButton* m_copy;
    QPushButton* m_export;
};

} // namespace thicket::editor
