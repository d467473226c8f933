#pragma once

#include "app/editor/settings/preferences.h"

#include <QWidget>

class QAction;
class QVBoxLayout;

namespace thicket::editor {

class FieldGrid;
class KeyBindings;
class Workbench;

/// What the pages change. All must outlive them.
struct PreferenceParts {
    Workbench& workbench;
    QAction& reopenAtStart; ///< checkable
    KeyBindings& keys;
};

/// A page of the preferences: groups of settings that apply at once.
class PreferencePage : public QWidget {
    Q_OBJECT

public:
    /// Sets all settings of the page as they were at the first start.
    virtual void restoreDefaults() = 0;

protected:
    PreferencePage(const QString& title, const PreferenceParts& parts);

    const PreferenceParts& parts() const { return m_parts; }
    const PreferenceValues& values() const;
    /// A title with rows below it.
    FieldGrid* addGroup(const QString& title);
    /// A sentence below the last group.
    void addNote(const QString& sentence);
    QVBoxLayout* column() const { return m_column; }
    /// Changes some of the values.
    template <class Change> void change(Change change)
    {
        PreferenceValues changed = values();
        change(changed);
        set(changed);
    }

private:
    void set(const PreferenceValues& values);

    const PreferenceParts m_parts;
    QVBoxLayout* m_column;
};

} // namespace thicket::editor
