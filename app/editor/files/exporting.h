#pragma once

#include "app/editor/work/worklane.h"
#include "app/exporting/exportorder.h"
#include "libnav/map/map.h"

#include <QList>
#include <QObject>
#include <QString>

#include <map>
#include <memory>

class QWidget;

namespace thicket::plugins {
class FormatRegistry;
}

namespace thicket::editor {

class AgentRadius;
class Appearance;
class ExportDialog;
class MapDocument;
class OpenMaps;
struct CopiedMap;
class RecentFiles;

/// Exports the shown map, and remembers for every open map how it was exported last. The map itself
/// remembers the options of each format: see keptoptions.h.
class Exporting : public QObject {
    Q_OBJECT

public:
    struct Parts {
        MapDocument& document;
        OpenMaps& maps;
        const plugins::FormatRegistry& formats;
        const RecentFiles& recent;
        const Appearance& appearance;
        const AgentRadius& agentRadius;
    };
    /// The parts must outlive it. A child of the window.
    Exporting(const Parts& parts, QWidget& window);

    void exportWithDialog();
    /// As last time, on a worker thread; the first time as exportWithDialog().
    void exportAgain();
    /// Waits in an event loop until all is exported. False if that is waited for already.
    bool finish();
    WorkLane& lane() { return m_lane; }

signals:
    void copied(); ///< a map that is to be exported
    void said(const QString& sentence);
    void failed(const QString& sentence);
    void showWanted(const QList<nav::ObjectId>& objects); ///< of an export, while it is chosen

private:
    void copyFor(ExportDialog& dialog);
    void write(const exporting::ExportOrder& one, const std::shared_ptr<CopiedMap>& copy);

    Parts m_parts;
    QWidget& m_window;
    std::map<int, exporting::ExportOrder> m_last; ///< by the map's id
    int m_copies = 0;                             ///< that are being made
    bool m_isFinishing = false;
    WorkLane m_lane;
    WorkLane m_looking; ///< for the dialog
};

} // namespace thicket::editor
