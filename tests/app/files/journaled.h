#pragma once

#include "tests/app/window/windowbench.h"

#include "app/editor/widgets/questionbar.h"

#include <QPushButton>

/// A window with a journal in a folder. Destroyed with unsaved changes, it leaves what a process
/// that was killed leaves.
struct Journaled : WindowBench {
    explicit Journaled(const QTemporaryDir& home) { keepJournal(home.filePath("recovery")); }
    thicket::editor::MapDocument& document() { return workbench.document(); }
    void remove(thicket::nav::ObjectId id)
    {
        workbench.selection().set({id});
        key(Qt::Key_Delete);
    }
    thicket::editor::QuestionBar& bar(const char* name)
    {
        return *window.findChild<thicket::editor::QuestionBar*>(name);
    }
    void answer(const QString& name)
    {
        for (auto* button : bar("recoveryBar").findChildren<QPushButton*>()) {
            if (button->text().remove('&') != name || !button->isVisible())
                continue;
            QTest::mouseClick(button, Qt::LeftButton);
            return waitForFiles();
        }
        qFatal("no answer %s", qPrintable(name));
    }
    bool isAsking() { return bar("recoveryBar").isOpen(); }
};
