#pragma once

#include "app/editor/navigation/newestjob.h"
#include "libnav/map/validation/validation.h"

#include <QObject>
#include <QTimer>

#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

namespace thicket::editor {

class MapDocument;
class Navigator;

/// The problems of a map and of its path, for the present agent radius. They are searched for on a
/// worker thread once the map has been left alone for a moment. For the window's thread.
class MapFindings : public QObject {
    Q_OBJECT

public:
    /// More findings are counted, but not kept.
    static constexpr std::size_t mostKept = 10'000;

    /// Both must outlive it.
    MapFindings(const MapDocument& document, const Navigator& navigator, QObject* parent = nullptr);
    ~MapFindings() override;

    /// Errors first. While isLate(), those of an earlier state of the map: objects may be gone.
    const std::vector<nav::Finding>& kept() const { return m_kept; }
    /// How many of a severity there are, kept or not.
    std::size_t count(nav::Severity severity) const;
    std::size_t count() const;
    /// Errors and warnings: hints do not ask for attention.
    std::size_t urgent() const;
    bool isLate() const { return m_isLate; }

signals:
    void changed(); ///< the findings, or how late they are

private:
    struct Result {
        std::vector<nav::Finding> kept;
        std::vector<std::size_t> counts; ///< by severity
    };
    struct Order;
    void wait();
    void begin();
    void copySome();
    void search();
    static Result found(Order& order);
    void take(Result result);

    const MapDocument& m_document;
    const Navigator& m_navigator;
    std::vector<nav::Finding> m_kept;
    std::vector<std::size_t> m_counts;
    bool m_isLate = false;
    QTimer m_rest;
    QTimer m_copying; // a large map is copied over several turns of the event loop
    std::shared_ptr<Order> m_order;
    std::stop_source m_stop; // of the search on the worker thread
    NewestJob m_job;
};

} // namespace thicket::editor
