#pragma once

#include "app/editor/preferences/preferencesdialog.h"
#include "tests/app/window/windowbench.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

/// The window with the preferences open, by its keys.
class PreferencesBench : public WindowBench {
public:
    PreferencesBench() { open(); }

    void open()
    {
        window.activateWindow();
        if (!QTest::qWaitFor([this] { return window.isActiveWindow(); }))
            qFatal("the window is not active");
        workbench.view().setFocus();
        key(Qt::Key_Comma, Qt::ControlModifier);
        dialog = window.findChild<thicket::editor::PreferencesDialog*>();
        // qWaitForWindowActive() counts a dialog as active while its window is.
        if (!dialog || !QTest::qWaitFor([this] { return dialog->isActiveWindow(); }))
            qFatal("the preferences do not open");
        pages = dialog->findChild<QListWidget*>("preferencePages");
    }
    /// Goes to the page of this index, by keys.
    void goTo(int page)
    {
        pages->setFocus();
        QTest::keyClick(pages, Qt::Key_Home);
        for (int i = 0; i < page; ++i)
            QTest::keyClick(pages, Qt::Key_Down);
    }
    /// The visible part of this name.
    template <class T> T* part(const QString& name)
    {
        T* found = dialog->findChild<T*>(name);
        if (!found || !found->isVisible())
            qFatal("no visible %s", qPrintable(name));
        return found;
    }
    /// Chooses the entry of this index, by keys.
    void choose(const QString& name, int index)
    {
        auto* list = part<QComboBox>(name);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(list, Qt::Key_Down);
    }
    void restoreDefaults()
    {
        QTest::mouseClick(part<QPushButton>("restoreDefaults"), Qt::LeftButton);
    }
    const thicket::editor::PreferenceValues& values() { return workbench.preferences().values(); }

    thicket::editor::PreferencesDialog* dialog = nullptr;
    QListWidget* pages = nullptr;
};
