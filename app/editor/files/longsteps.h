#pragma once

#include "app/editor/document/mapdocument.h"
#include "app/editor/work/worklane.h"
#include "libnav/map/mapedit.h"
#include "libnav/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

class QUndoStack;

namespace thicket::editor {

struct CopiedMap;
struct MapOutcome;

/// Whether a menu or a dialog is open, which may hold on to the shown map.
bool isAsking();

/// Does long steps beside the window: the map after them is made on a worker thread, while the
/// shown one can be used. A step comes in at once when it is made, but not during a gesture, a menu
/// or a dialog. Of the document's own steps one at a time is made; others are refused meanwhile.
/// Until it comes in, undo takes it back.
class LongSteps : public QObject, private LongStepMaker {
    Q_OBJECT

public:
    /// The document must outlive it. Its long steps come here.
    explicit LongSteps(MapDocument& document, QObject* parent = nullptr);
    ~LongSteps() override;

    using Edit = std::shared_ptr<const nav::MapEdit>;
    /// The edit of this map, made on the worker thread.
    using Make = std::function<Result<Edit>(const nav::Map& map)>;
    /// Called when it is decided: whether the step was done.
    using Then = std::function<void(bool isDone)>;
    /// Does a step named `text`. If the map is edited before it is made, it is made again. Nothing
    /// happens if another map is shown by then. `what` is for the status line: "Adding a.csv". An
    /// error without words is not shown.
    void push(const QString& what, const Make& make, const QString& text, const Then& then);

    bool isBusy() const { return m_count > 0; }
    WorkLane& lane() { return m_lane; }

signals:
    void failed(const QString& sentence);
    void said(const QString& sentence);

private:
    /// What the document does with its map.
    struct Deed {
        QString what;
        bool isPassage = false; ///< through the history; otherwise a new step
    };
    using OwnDeed = std::shared_ptr<const Deed>;
    struct Order {
        QString what;
        Make make;
        /// With the edit that was made.
        std::function<void(QUndoStack& stack, const Edit& edit)> step;
        Then then;
        OwnDeed deed;      ///< null: somebody else's
        int shown = 0;     ///< m_shown
        int committed = 0; ///< m_committed when the copy was begun
    };
    void push(const MapStep& step) override;
    Taking take(const nav::MapEdit& edit, const QString& text) override;
    bool takesOver(int step) override;
    bool isPending() const override { return m_deed && !m_deed->isPassage; }
    void takeBack() override;
    bool isOccupied();
    OwnDeed setDeed(OwnDeed deed);
    bool isGivenUp(const Order& one) const;
    Order stepOrder(const QString& what, const Make& make, const QString& text,
                    const Then& then) const;
    void begin(Order one);
    using Copied = std::function<std::shared_ptr<CopiedMap>()>;
    void order(const Order& one, const Copied& copied, const std::function<void()>& giveUp);
    using Made = Result<std::unique_ptr<MapOutcome>>;
    static Made made(const Make& make, const Copied& copied);
    void deliver(const Order& one, const std::shared_ptr<Made>& result);
    void end(const Order& one, bool isDone);

    MapDocument& m_document;
    int m_count = 0;     ///< steps that are being made
    int m_shown = 0;     ///< counts the maps that came in
    int m_committed = 0; ///< counts the steps that were done or undone
    OwnDeed m_deed;      ///< that is being done, or null
    WorkLane m_lane;
};

} // namespace thicket::editor
