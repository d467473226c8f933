#include "app/editor/document/gesture.h"
#include "app/editor/document/mapdocument.h"
#include "tests/app/document/randomedits.h"

#include <QTest>

#include <string>
#include <vector>

namespace {

using namespace thicket;
using editor::Gesture;
using editor::MapDocument;
using tests::RandomEdits;

/// The simple model: a whole map for every state of the history, and a copy of the document that is
/// only updated by its signals.
class Reference {
public:
    explicit Reference(MapDocument& document) : m_document(document), m_states{document.map()}
    {
        m_mirror = document.map();
        QObject::connect(&document, &MapDocument::changed,
                         [this](const nav::MapEdit& edit) { nav::apply(m_mirror, edit); });
    }

    const nav::Map& present() const { return m_states[m_index]; }
    void push(const nav::Map& state, const std::string& key = {})
    {
        const bool merges =
            !key.empty() && m_index > 0 && m_index != m_clean && m_keys[m_index - 1] == key;
        if (!merges && state == present())
            return;
        m_states.resize(m_index + 1);
        m_keys.resize(m_index);
        if (m_clean > m_index)
            m_clean = SIZE_MAX;
        if (!merges) {
            m_keys.push_back(key);
            m_states.push_back(state);
            ++m_index;
        } else if (state == m_states[m_index - 1]) {
            m_states.pop_back();
            m_keys.pop_back();
            --m_index;
        } else {
            m_states[m_index] = state;
        }
    }
    void undo() { m_index -= m_index > 0; }
    void redo() { m_index += m_index + 1 < m_states.size(); }
    std::size_t steps() const { return m_states.size() - 1; }
    void goTo(std::size_t step) { m_index = step; }
    void setClean() { m_clean = m_index; }

    bool agrees() const
    {
        return m_document.map() == present() && m_mirror == present() &&
               m_document.canUndo() == (m_index > 0) &&
               m_document.canRedo() == (m_index + 1 < m_states.size()) &&
               m_document.isModified() == (m_index != m_clean);
    }
    bool mirrorAgrees() const { return m_mirror == m_document.map(); }

private:
    MapDocument& m_document;
    std::vector<nav::Map> m_states;
    std::vector<std::string> m_keys; // of the step into state i + 1
    std::size_t m_index = 0;
    std::size_t m_clean = 0;
    nav::Map m_mirror;
};

nav::Map applied(nav::Map map, const nav::MapEdit& edit)
{
    nav::apply(map, edit);
    return map;
}

/// After a step with this edit. An edit of nothing is no step.
nav::Map afterStep(const nav::Map& map, const nav::MapEdit& edit)
{
    return edit.isNoOp() ? map : applied(map, editor::followed(map, edit).edit);
}

void pushEdit(MapDocument& document, Reference& reference, RandomEdits& random)
{
    const nav::MapEdit edit = random.edit(document.map());
    reference.push(afterStep(document.map(), edit));
    document.push(edit, "Edit");
}

void nudge(MapDocument& document, Reference& reference, RandomEdits& random)
{
    if (document.map().objects().empty())
        return;
    // Whole steps of few objects, so that moves often merge and often cancel out.
    nav::MapObject object = document.map().objects().front();
    const std::string key = "nudge " + std::to_string(object.id);
    object.geometry = nav::translated(object.geometry, {random.below(2) == 0 ? 1.0 : -1.0, 0});
    const auto edit = nav::MapEdit::change(document.map(), {object});
    if (!edit.isNoOp())
        reference.push(afterStep(document.map(), edit), key);
    document.push(edit, "Nudge", QString::fromStdString(key));
}

/// Previews, then one of the ways in which a gesture can end. False if a preview was wrong.
bool gesture(MapDocument& document, Reference& reference, RandomEdits& random)
{
    const nav::Map begin = document.map();
    nav::Map shown = begin;
    Gesture gesture(document);
    for (std::size_t i = 0, count = random.below(6); i < count; ++i) {
        const nav::MapEdit edit = random.edit(begin);
        shown = applied(begin, edit);
        gesture.preview(edit);
        if (!(document.map() == shown) || !reference.mirrorAgrees())
            return false;
    }
    switch (random.below(4)) {
    case 0:
        gesture.cancel();
        break;
    case 1:
        document.undo();
        gesture.preview(random.edit(begin));
        break;
    case 2:
        break;
    default:
        reference.push(afterStep(begin, gesture.shown()));
        gesture.commit("Gesture");
    }
    return true;
}

bool act(MapDocument& document, Reference& reference, RandomEdits& random)
{
    switch (random.below(13)) {
    case 0:
    case 1:
    case 2:
        reference.undo();
        document.undo();
        return true;
    case 3:
    case 4:
        reference.redo();
        document.redo();
        return true;
    case 5:
    case 6:
    case 7:
        return gesture(document, reference, random);
    case 8:
    case 9:
        nudge(document, reference, random);
        return true;
    case 10:
        if (random.below(8) == 0) {
            reference.setClean();
            document.undoStack().setClean();
        }
        return true;
    case 11: {
        const std::size_t step = random.below(reference.steps() + 1);
        reference.goTo(step);
        document.goTo(static_cast<int>(step));
        return true;
    }
    default:
        pushEdit(document, reference, random);
        return true;
    }
}

/// A random edit. It removes most objects of a map that has become large.
nav::MapEdit editOfSmallMap(const nav::Map& map, RandomEdits& random)
{
    if (map.objects().size() < 300)
        return random.edit(map);
    std::vector<nav::ObjectId> ids;
    for (const nav::MapObject& object : map.objects()) {
        if (ids.size() < 250)
            ids.push_back(object.id);
    }
    return nav::MapEdit::remove(map, ids);
}

} // namespace

/// Long random histories, compared with whole copies of every state.
class EditSequencesTest : public QObject {
    Q_OBJECT

private slots:
    void everyStateIsExact_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void everyStateIsExact()
    {
        QFETCH(int, seed);
        RandomEdits random(static_cast<std::uint64_t>(seed));
        MapDocument document;
        document.reset(random.map(random.below(12)), {});
        Reference reference(document);
        for (int step = 0; step < 500; ++step) {
            QVERIFY2(act(document, reference, random), qPrintable(QString::number(step)));
            QVERIFY2(reference.agrees(), qPrintable(QString::number(step)));
        }
        while (document.canUndo()) {
            reference.undo();
            document.undo();
            QVERIFY(reference.agrees());
        }
    }

    void aHundredThousandEditsAreUndoneAndRedone()
    {
        constexpr int every = 1000; // steps between the states that are compared
        RandomEdits random(16);
        MapDocument document;
        document.reset(random.map(20), {});
        std::vector<nav::Map> states;
        while (document.undoStack().count() < 100'000) {
            if (document.undoStack().count() == every * static_cast<int>(states.size()))
                states.push_back(document.map());
            document.push(editOfSmallMap(document.map(), random), "Edit");
        }
        const nav::Map last = document.map();
        for (int step = document.undoStack().count(); step > 0;) {
            document.undo();
            QCOMPARE(document.undoStack().index(), --step);
            QVERIFY(step % every != 0 ||
                    document.map() == states[static_cast<std::size_t>(step / every)]);
        }
        QVERIFY(!document.canUndo());
        for (int step = 0; document.canRedo(); ++step) {
            QVERIFY(step % every != 0 ||
                    document.map() == states[static_cast<std::size_t>(step / every)]);
            document.redo();
        }
        QVERIFY(document.map() == last);
    }
};

QTEST_GUILESS_MAIN(EditSequencesTest)
#include "editsequencestest.moc"
