#pragma once

#include "app/editor/preferences/preferencepage.h"

#include <QKeySequence>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace thicket::editor {

class KeyBindings;
class KeyField;

/// All actions with their keys, which can be changed, and the keys that are fixed.
class KeysPage : public PreferencePage {
    Q_OBJECT

public:
    explicit KeysPage(const PreferenceParts& parts);

    void restoreDefaults() override;

private:
    void addList();
    void addButtons();
    QPushButton* makeButton(const QString& name, const QString& objectName, const QString& what);
    void fill();
    void refresh();
    void refreshChosen();
    void filter(const QString& words);
    int chosen() const;
    void record(bool adds);
    void endRecord();
    void take(const QKeySequence& key);
    void assign(const QKeySequence& key);
    void removeKeys();
    QString fixedUse(const QKeySequence& key) const;
    void ask(const QString& sentence, std::optional<QKeySequence> key = {});

    KeyBindings& m_bindings;
    QLineEdit* m_filter;
    QTreeWidget* m_list;
    KeyField* m_field;
    QLabel* m_note;
    QPushButton* m_instead = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_reset = nullptr;
    bool m_isAdding = false;
    std::optional<QKeySequence> m_asked; ///< that another action has
};

} // namespace thicket::editor
