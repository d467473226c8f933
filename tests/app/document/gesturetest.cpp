#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace {

using namespace thicket;
using editor::Gesture;
using editor::MapDocument;

nav::MapObject circle(nav::ObjectId id, nav::Point center)
{
    nav::MapObject object;
    object.id = id;
    object.geometry = nav::Circle{center, 1};
    return object;
}

nav::Map twoCircles()
{
    nav::Map map;
    map.append(circle(1, {0, 0}));
    map.append(circle(2, {10, 0}));
    return map;
}

nav::MapEdit drag(const nav::Map& begin, nav::ObjectId id, nav::Point to)
{
    return nav::MapEdit::change(begin, {circle(id, to)});
}

nav::Point centerOf(const MapDocument& document, nav::ObjectId id)
{
    return std::get<nav::Circle>(document.map().find(id)->geometry).center;
}

} // namespace

/// One action from press to release is one undo step or leaves no trace.
class GestureTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document = std::make_unique<MapDocument>();
        m_document->reset(twoCircles(), {});
    }

    void previewsReplaceEachOther()
    {
        Gesture gesture(*m_document);
        gesture.preview(drag(twoCircles(), 1, {1, 1}));
        gesture.preview(drag(twoCircles(), 1, {2, 5}));
        QCOMPARE(centerOf(*m_document, 1), (nav::Point{2, 5}));
        gesture.preview(drag(twoCircles(), 2, {7, 7}));
        QCOMPARE(centerOf(*m_document, 1), (nav::Point{0, 0}));
        QCOMPARE(centerOf(*m_document, 2), (nav::Point{7, 7}));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void eachPreviewIsReportedOnce()
    {
        QSignalSpy changed(m_document.get(), &MapDocument::changed);
        Gesture gesture(*m_document);
        for (int i = 1; i <= 4; ++i)
            gesture.preview(drag(twoCircles(), 1, {1.0 * i, 0}));
        QCOMPARE(changed.size(), 4);
        gesture.preview(drag(twoCircles(), 1, {4, 0}));
        QCOMPARE(changed.size(), 4);
        gesture.commit("Move");
        QCOMPARE(changed.size(), 4);
    }

    void commitIsOneStep()
    {
        Gesture gesture(*m_document);
        for (int i = 1; i <= 9; ++i)
            gesture.preview(drag(twoCircles(), 1, {1.0 * i, 2}));
        gesture.commit("Move Circle");
        QVERIFY(!gesture.isOpen());
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), "Move Circle");
        QCOMPARE(centerOf(*m_document, 1), (nav::Point{9, 2}));
        m_document->undo();
        QVERIFY(m_document->map() == twoCircles());
        m_document->redo();
        QCOMPARE(centerOf(*m_document, 1), (nav::Point{9, 2}));
    }

    void commitOfNothingLeavesNoStep()
    {
        Gesture untouched(*m_document);
        untouched.commit("Move");
        Gesture andBack(*m_document);
        andBack.preview(drag(twoCircles(), 1, {5, 5}));
        andBack.preview(drag(twoCircles(), 1, {0, 0}));
        andBack.commit("Move");
        QCOMPARE(m_document->undoStack().count(), 0);
        QVERIFY(!m_document->isModified());
    }

    void cancelAndDestructionRevert()
    {
        {
            Gesture gesture(*m_document);
            gesture.preview(nav::MapEdit::remove(twoCircles(), {1, 2}));
            QVERIFY(m_document->map().objects().empty());
            gesture.cancel();
            QVERIFY(m_document->map() == twoCircles());
        }
        {
            Gesture gesture(*m_document);
            gesture.preview(nav::MapEdit::add(twoCircles(), {circle(3, {4, 4})}));
        }
        QVERIFY(m_document->map() == twoCircles());
        QVERIFY(!m_document->canUndo());
        QVERIFY(!m_document->gesture().isOpen());
    }

    void undoDuringGestureTakesBackOnlyIt()
    {
        m_document->push(drag(twoCircles(), 2, {20, 20}), "Move");
        const nav::Map before = m_document->map();
        Gesture gesture(*m_document);
        gesture.preview(drag(before, 1, {3, 3}));
        QVERIFY(m_document->canUndo());
        m_document->undo();
        QVERIFY(m_document->map() == before);
        QVERIFY(!gesture.isOpen());

        // The button is still pressed: further previews of the tool have no effect.
        gesture.preview(drag(before, 1, {4, 4}));
        gesture.commit("Move");
        QVERIFY(m_document->map() == before);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QVERIFY(m_document->map() == twoCircles());
    }

    void undoIsOfferedForTheFirstGesture()
    {
        QSignalSpy history(m_document.get(), &MapDocument::historyChanged);
        QVERIFY(!m_document->canUndo());
        Gesture gesture(*m_document);
        QVERIFY(m_document->canUndo());
        QCOMPARE(history.size(), 1);
        gesture.cancel();
        QVERIFY(!m_document->canUndo());
        QCOMPARE(history.size(), 2);
    }

    void redoWaitsForTheGesture()
    {
        m_document->push(drag(twoCircles(), 2, {20, 20}), "Move");
        m_document->undo();
        Gesture gesture(*m_document);
        gesture.preview(drag(twoCircles(), 2, {5, 5}));
        QVERIFY(!m_document->canRedo());
        m_document->redo();
        QCOMPARE(centerOf(*m_document, 2), (nav::Point{5, 5}));
        gesture.cancel();
        m_document->redo();
        QCOMPARE(centerOf(*m_document, 2), (nav::Point{20, 20}));
    }

    void undoStackUsedDirectlyTearsNothing()
    {
        m_document->push(drag(twoCircles(), 1, {20, 20}), "Move");
        Gesture gesture(*m_document);
        gesture.preview(drag(m_document->map(), 1, {5, 5}));
        m_document->undoStack().undo();
        QVERIFY(m_document->map() == twoCircles());
        QVERIFY(!gesture.isOpen());
    }

    void openingAnotherMapEndsTheGesture()
    {
        Gesture gesture(*m_document);
        gesture.preview(nav::MapEdit::remove(twoCircles(), {1}));
        m_document->reset(nav::Map(), {});
        QVERIFY(!gesture.isOpen());
        gesture.cancel();
        QVERIFY(m_document->map() == nav::Map());
    }

    void gestureOutlivesDocument()
    {
        Gesture gesture(*m_document);
        gesture.preview(drag(twoCircles(), 1, {3, 3}));
        m_document.reset();
        QVERIFY(!gesture.isOpen());
        gesture.cancel();
    }

private:
    std::unique_ptr<MapDocument> m_document;
};

QTEST_GUILESS_MAIN(GestureTest)
#include "gesturetest.moc"
