#pragma once

#include <QObject>
#include <QString>

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class ArrangeMenu;
class ClipboardActions;
class CrowdActions;
class Exporting;
class Files;
class Filming;
class GroupActions;
class LayerActions;
class LineWindow;
class MapFindings;
class MapView;
class MessageBar;
class OpenMaps;
class OrderActions;
class PictureMenu;
class RecordingFiles;
class SearchExporting;
class ShownUnderlay;
class Saving;
class Simulation;
class StatusLine;
class ToolBox;
class WorkWatch;

/// Connects the parts of the window to the status line and the message bar. Results are shown in
/// the line, errors in the bar.
class WindowReports : public QObject {
    Q_OBJECT

public:
    /// All arguments, here and below, must outlive it.
    WindowReports(StatusLine& status, MessageBar& messages, QObject* parent);

    void follow(const ToolBox& tools); ///< what the current tool says, and why it did nothing
    void follow(MapView& view);        ///< pointer and zoom
    void follow(const OpenMaps& maps);
    void follow(const ClipboardActions& clipboard);
    void follow(const ArrangeMenu& arrange);
    /// A place in a file that is wrong is shown in `lines`, if the user wants.
    void follow(Files& files, LineWindow& lines);
    void follow(const Exporting& exporting);
    void follow(const SearchExporting& exporting);
    void follow(const LayerActions& layers);
    void follow(const OrderActions& order);
    void follow(const GroupActions& groups);
    /// Where a run is refused the map has a problem, which `findings` may know.
    void follow(const Simulation& simulation, const MapFindings& findings);
    void follow(const CrowdActions& crowd);
    void follow(const PictureMenu& picture);
    void follow(const ShownUnderlay& picture); ///< why it cannot be shown
    void follow(const RecordingFiles& files);
    void follow(const Filming& filming);
    void follow(WorkWatch& work); ///< the job in progress; Esc cancels it, too
    /// Shows the plugins that failed.
    void note(const plugins::FormatRegistry& formats);

signals:
    void problemsWanted(); ///< the user wants to see those of the map

private:
    void offerToSave(Saving& saving, const QString& path);
    void dropRefusal();

    StatusLine& m_status;
    MessageBar& m_messages;
    QString m_refusal; ///< of the last run that did not begin
};

} // namespace thicket::editor
