#pragma once

#include <QObject>

class QAction;

namespace thicket::editor {

class Appearance;
class Navigator;

/// Keeps a path to compare later ones with: each edit and radius then shows how much longer the
/// path is than the pinned one.
class PathActions : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    PathActions(Navigator& navigator, const Appearance& appearance, QObject* parent = nullptr);

    QAction* pinAction() const { return m_pin; }

private:
    void refresh();

    Navigator& m_navigator;
    QAction* m_pin;
};

} // namespace thicket::editor
