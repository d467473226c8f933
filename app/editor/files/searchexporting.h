#pragma once

#include "app/editor/work/worklane.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>

class QAction;
class QWidget;

namespace thicket::editor {

class Appearance;
class MapDocument;
class Navigator;
class RecentFiles;
class SearchPlay;
struct CopiedMap;

/// Writes what the search for the path did: as JSON, like the command line's trace, or as an
/// animated picture that any browser plays. Only while a search is traced: in Search, or while its
/// tangents are shown.
class SearchExporting : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Parts {
        MapDocument& document;
        const Navigator& navigator;
        const SearchPlay& play;
        const RecentFiles& recent;
        const Appearance& appearance;
    };
    /// A child of the window.
    SearchExporting(const Parts& parts, QWidget& window);

    /// Asks for a file. Enabled while there is a search.
    QAction* action() const { return m_action; }
    void exportWithDialog();
    /// On a worker thread; can be cancelled. The suffix says what: .json or .svg.
    void exportTo(const QString& path);
    WorkLane& lane() { return m_lane; }

signals:
    void said(const QString& sentence);
    void failed(const QString& sentence);

private:
    struct Shot;
    void refresh();
    void animate(const QString& path, const std::shared_ptr<CopiedMap>& copy,
                 const std::shared_ptr<const Shot>& shot);
    std::shared_ptr<const Shot> shot() const;
    void write(const QString& path, std::function<std::string(Progress&)> bytes);

    Parts m_parts;
    QWidget& m_window;
    QAction* m_action;
    WorkLane m_lane;
};

} // namespace thicket::editor
