#pragma once

#include "app/editor/document/documentactions.h"
#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/numberentry.h"

namespace thicket::editor {

/// A drag with the Select tool. It previews while it is alive. Committed, it is one undo step;
/// otherwise its destructor takes it back.
class Manipulation {
public:
    virtual ~Manipulation() = default;
    Manipulation(const Manipulation&) = delete;
    Manipulation& operator=(const Manipulation&) = delete;

    virtual void update(const PointerEvent& event) = 0;
    virtual void commit() = 0;
    NumberEntry& numbers() { return m_numbers; }
    bool isOpen() const { return m_live.isOpen(); }

protected:
    Manipulation(const ToolContext& context, NumberEntry numbers)
        : m_context(context), m_live(context), m_numbers(std::move(numbers))
    {}

    /// Ends the gesture with a step of the selected objects, which were too many to be shown as
    /// they change.
    void commitMany(const QString& text, const Reshape& reshape)
    {
        m_live.commit({});
        reshapeSelected(m_context.document, m_context.selection, text, reshape);
    }
    /// The same with what is found from all of them.
    void commitMany(const QString& text, const Plan& plan)
    {
        m_live.commit({});
        reshapeTogether(m_context.document, m_context.selection, text, plan);
    }

    ToolContext m_context;
    LiveGesture m_live;
    NumberEntry m_numbers;
};

} // namespace thicket::editor
