#pragma once

#include "libsteer/recording/forcecurves.h"
#include "libsteer/recording/motioncurves.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace thicket::editor {

/// What is plotted of the chosen agents of the played recording, as far as it is measured. Those
/// who show it say what they need; somebody else measures it.
class AgentCurves : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    struct Needs {
        bool motion = false; ///< speed, distance, clearance
        bool forces = false;
        bool operator==(const Needs&) const = default;
    };
    const Needs& needs() const { return m_needs; }
    void setNeeds(const Needs& needs);

    /// The agent that the view follows: plotted while none is selected. It may be of a recording
    /// without its map, whose agents cannot be selected.
    std::optional<std::uint32_t> followed() const { return m_followed; }
    void setFollowed(std::optional<std::uint32_t> id);

    struct Content {
        std::vector<steer::MotionCurve> motion;      ///< first that of the first chosen agent
        std::vector<steer::AgentForceCurves> forces; ///< of the first chosen agent alone
        /// Why clearance and forces are not known, a sentence; empty: they are.
        QString problem = {};
        bool isComplete = true; ///< false: more is being measured
    };
    const Content& content() const { return m_content; }
    void setContent(Content content);

signals:
    void needsChanged(); ///< needs() or followed()
    void changed();      ///< content()

private:
    Needs m_needs;
    std::optional<std::uint32_t> m_followed;
    Content m_content;
};

} // namespace thicket::editor
