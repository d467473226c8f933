#pragma once

#include "app/editor/document/parkedmap.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace thicket::editor {

class MapDocument;

/// The open maps in the order of their tabs. One of them is shown: it is in the document. The
/// others are parked with their undo steps. Every map has an id for as long as it is open. Others
/// keep by it what belongs to a map. Places count from 0.
class OpenMaps : public QObject {
    Q_OBJECT

public:
    /// The document must outlive it. Its map is the only open one.
    explicit OpenMaps(MapDocument& document, QObject* parent = nullptr);
    ~OpenMaps() override;

    int count() const { return static_cast<int>(m_entries.size()); }
    int shown() const { return m_shown; }
    int shownId() const { return idAt(m_shown); }
    int idAt(int place) const { return entry(place).id; }
    QString title(int place) const;
    QString path(int place) const;   ///< empty while untitled
    QString source(int place) const; ///< see DocumentFile::source()
    bool isModified(int place) const;
    /// MapDocument::endSaving() of the map with this id, if it is still open.
    void endSaving(int id, std::optional<DocumentFile> file);
    int placeOfId(int id) const; ///< -1 if it is closed
    /// The place of the map with this file, or -1.
    int placeOf(const QString& path) const;

    /// Parks the map in the document and brings in the other one.
    void show(int place);
    /// The one after the shown one, or before it, round the ends.
    void showNext() { show((m_shown + 1) % count()); }
    void showPrevious() { show((m_shown + count() - 1) % count()); }
    /// Opens an empty map after the shown one, and shows it. It gives way.
    void add();
    /// Opens this map after the shown one, and shows it. The former one is closed if it gives way.
    void bring(std::unique_ptr<ParkedMap> map);
    /// Closes a map with its undo steps. If it is shown, its neighbour comes in. Not the only one
    /// (caller's bug).
    void drop(int place);
    void move(int from, int to);

    /// Whether the shown map gives way to the next one that is opened: it is empty or came with the
    /// program, and was neither changed nor saved.
    bool givesWay() const { return entry(m_shown).givesWay; }
    void letGiveWay() { m_entries[static_cast<std::size_t>(m_shown)].givesWay = true; }

signals:
    void leaving(int id); ///< the shown map is about to be parked
    void entered(int id); ///< another map is in the document, which has emitted wasReset()
    void dropped(int id, const QString& source); ///< see DocumentFile::source()
    void changed(); ///< the list, its order, titles, or which one is shown

private:
    struct Entry {
        int id = 0;
        std::unique_ptr<ParkedMap> parked = {}; ///< null: shown
        bool givesWay = false;                  ///< nobody would miss it
    };
    const Entry& entry(int place) const { return m_entries[static_cast<std::size_t>(place)]; }
    void keepShown();
    void showNew(Entry entry);

    MapDocument& m_document;
    std::vector<Entry> m_entries;
    int m_shown = 0;
    int m_lastId = 1;
    bool m_isExchanging = false;
};

} // namespace thicket::editor
