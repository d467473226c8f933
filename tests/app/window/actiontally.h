#pragma once

#include <QAction>
#include <QList>

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>

/// The actions that this test program triggers. Their names are written at its end, a line each,
/// into the file that THICKET_TRIGGERED_ACTIONS names: window-everyaction reads those of all window
/// tests.
class ActionTally {
public:
    static ActionTally& ofThisProgram()
    {
        static ActionTally tally;
        return tally;
    }
    ~ActionTally()
    {
        if (const char* path = std::getenv("THICKET_TRIGGERED_ACTIONS")) {
            std::ofstream file(path);
            for (const std::string& name : m_names)
                file << name << '\n';
        }
    }

    void watch(const QList<QAction*>& actions)
    {
        for (const QAction* one : actions) {
            QObject::connect(one, &QAction::triggered, one,
                             [this, name = nameOf(*one)] { m_names.insert(name); });
        }
    }
    /// Without mnemonics and dots. Taken when the window opens, as "Undo" names its step later.
    static std::string nameOf(const QAction& action)
    {
        QString text = action.text();
        return text.remove('&').remove(QString::fromUtf8("…")).toStdString();
    }

private:
    std::set<std::string> m_names;
};
