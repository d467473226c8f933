#pragma once

#include "app/editor/document/chunkedlist.h"
#include "app/editor/document/objectpass.h"
#include "app/editor/navigation/newestjob.h"
#include "libnav/path/criticalradii.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <stop_token>
#include <vector>

namespace thicket::editor {

class MapDocument;
class Navigator;

/// While the agent finds no way through: the widest agent that does, and the gap that it just fits
/// through. It is searched for on a worker thread once map, ends and radius have been left alone
/// for a moment. For the window's thread.
class WidestAgent : public QObject {
    Q_OBJECT

public:
    enum class State {
        notAsked,  ///< there is a path, or another reason why there is none
        searching, ///< or waiting for the end of an edit
        found,
        none,    ///< not even a point gets through
        unknown, ///< the search took too long
    };

    /// Both must outlive it.
    WidestAgent(const MapDocument& document, const Navigator& navigator, QObject* parent = nullptr);
    ~WidestAgent() override;

    State state() const { return m_state; }
    /// When found. Its radius is the widest, below the present one.
    const std::optional<nav::CriticalRadius>& place() const { return m_place; }
    /// A radius of at most three digits that gets through, when found: the widest, rounded down.
    double handyRadius() const;
    /// The present radius, for which there is no way; 0 when not asked.
    double askedRadius() const { return m_question ? m_question->radius : 0; }

signals:
    void changed();

private:
    /// What is asked: the same ends and radius have the same answer on the same map.
    struct Question {
        nav::Segment ends;
        double radius = 0;

        friend bool operator==(const Question&, const Question&) = default;
    };
    std::optional<Question> question() const;
    void follow();
    void restart();
    void begin();
    void gather(const nav::MapObject& object);
    void search();
    void take(const nav::CriticalRadii& radii);
    void stop();
    void show(State state, std::optional<nav::CriticalRadius> place = {});

    const MapDocument& m_document;
    const Navigator& m_navigator;
    State m_state = State::notAsked;
    std::optional<nav::CriticalRadius> m_place;
    std::optional<Question> m_question;
    ObjectPass m_pass;
    ChunkedList<nav::Obstacle> m_obstacles; // gathered so far
    QTimer m_rest;
    std::stop_source m_stop; // of the search on the worker thread
    NewestJob m_job;
};

} // namespace thicket::editor
