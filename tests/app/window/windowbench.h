#pragma once

#include "app/editor/document/mapdocument.h"
#include "app/editor/files/files.h"
#include "app/editor/files/recoveryoffer.h"
#include "app/editor/menus/actionlist.h"
#include "app/editor/window/mainwindow.h"
#include "app/editor/workbench/workbench.h"
#include "tests/app/window/actiontally.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

/// The settings of the tests are in a folder of their own, deleted with the process.
inline void isolateSettings()
{
    static QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QCoreApplication::setOrganizationName("ThicketTests");
    QCoreApplication::setApplicationName("Window");
}

/// The real window on a small map: two circles and a wall between a start and a goal.
class WindowBench {
public:
    WindowBench() : window(workbench)
    {
        workbench.document().reset(smallMap(), {});
        window.resize(1200, 800);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window does not open");
        ActionTally::ofThisProgram().watch(allActions());
    }

    static thicket::nav::Map smallMap()
    {
        using namespace thicket::nav;
        Map map;
        map.settings.name = "Small";
        map.settings.bounds = Box{{0, 0}, {40, 20}};
        for (const char* name : {"Trees", "Rocks"}) {
            Layer layer;
            layer.id = static_cast<LayerId>(map.settings.layers.size()) + 1;
            layer.name = name;
            map.settings.layers.push_back(layer);
        }
        const auto add = [&map](Geometry geometry, LayerId layer) {
            MapObject object;
            object.id = map.unusedId();
            object.layer = layer;
            object.geometry = std::move(geometry);
            map.append(std::move(object));
        };
        add(Circle{{10, 10}, 3}, 1);
        add(Circle{{20, 12}, 2}, 1);
        add(Wall{{{30, 5}, {30, 15}}, 1, false}, 2);
        add(StartMarker{{2, 10}}, 1);
        add(GoalMarker{{38, 10}}, 1);
        map.replace([&map] {
            MapObject oak = *map.find(1);
            oak.name = "oak";
            oak.properties.emplace("species", Json("Quercus"));
            return oak;
        }());
        return map;
    }

    /// Opens a file and waits until that is decided. Returns whether it is open.
    bool open(const QString& path)
    {
        bool isOpen = false;
        window.files().open(path, [&isOpen](bool isDone) { isOpen = isDone; });
        waitForFiles();
        return isOpen;
    }
    /// Adds the objects of a file and waits until that is decided. Returns whether they were added.
    bool add(const QString& path)
    {
        bool isAdded = false;
        window.files().addFrom(path, [&isAdded](bool isDone) { isAdded = isDone; });
        waitForFiles();
        return isAdded;
    }
    /// Saves and waits until that is decided. Returns whether it is saved.
    bool saveTo(const QString& path)
    {
        bool isSaved = false;
        window.files().saving().saveTo(path, [&isSaved](bool isDone) { isSaved = isDone; });
        waitForFiles();
        return isSaved;
    }
    bool save() { return window.files().saving().saveNow(); }
    /// A journal in this folder, and the lost ones in it are found.
    void keepJournal(const QString& folder)
    {
        window.keepJournal(folder);
        waitForLost();
    }
    void waitForLost() { window.findChild<thicket::editor::RecoveryOffer*>()->wait(); }
    /// Until what was ordered before is read or written.
    void waitForFiles()
    {
        window.files().saving().writing().wait();
        window.files().opening().wait();
        window.files().disk().reloading().wait();
    }

    const thicket::nav::Map& map() { return workbench.document().map(); }
    double radiusOf(thicket::nav::ObjectId id)
    {
        return std::get<thicket::nav::Circle>(map().find(id)->geometry).radius;
    }

    /// The menu action of that status text or name (without mnemonics and dots).
    QAction* action(const QString& name)
    {
        for (QAction* one : allActions()) {
            if (ActionTally::nameOf(*one) == name.toStdString())
                return one;
        }
        qFatal("no action %s", qPrintable(name));
        return nullptr;
    }
    QList<QAction*> allActions()
    {
        QList<QAction*> found;
        for (const auto& listed : thicket::editor::actionsOf(*window.menuBar()))
            found << listed.action;
        return found;
    }
    template <class T> T* widget(const QString& name)
    {
        for (T* one : window.findChildren<T*>(name)) {
            if (one->isVisible())
                return one;
        }
        qFatal("no visible %s", qPrintable(name));
        return nullptr;
    }
    /// Clicks into the field and replaces its text, as a user does.
    void typeInto(QLineEdit* field, const QString& text)
    {
        QTest::mouseClick(field, Qt::LeftButton);
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&workbench.view(), key, modifiers);
    }

    thicket::editor::Workbench workbench;
    thicket::editor::MainWindow window;
};

/// Waits until a modal window of type T is open, calls `answer` with it, and sets `done`.
template <class T, class Answer> void whenModal(bool& done, Answer answer)
{
    auto* poll = new QTimer(qApp);
    QObject::connect(poll, &QTimer::timeout, qApp, [poll, answer, &done] {
        if (auto* dialog = qobject_cast<T*>(QApplication::activeModalWidget())) {
            poll->deleteLater();
            poll->stop();
            done = true;
            answer(*dialog);
        }
    });
    poll->start(10);
}
