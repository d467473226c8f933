#pragma once

#include <QUndoStack>

namespace thicket::editor {

/// The step of an undo stack that is being written to a file. The stack takes it for the clean one
/// from the beginning on, so that later steps do not merge with it. A value.
class SavingMark {
public:
    bool isSet() const { return m_count > 0; }
    /// The step that is being written has changes which the file does not have yet.
    bool hidesChanges() const { return isSet() && !m_wasClean; }

    void begin(QUndoStack& stack)
    {
        m_wasClean = stack.isClean() && (m_count == 0 || m_wasClean);
        ++m_count;
        stack.setClean();
    }
    /// False if no writing of this map had begun. After a failure no step is clean, unless the one
    /// that was written already was.
    bool end(QUndoStack& stack, bool isWritten)
    {
        if (m_count == 0)
            return false;
        --m_count;
        if (!isWritten && !m_wasClean)
            stack.resetClean();
        return true;
    }

private:
    int m_count = 0; ///< writings that go on
    bool m_wasClean = true;
};

} // namespace thicket::editor
