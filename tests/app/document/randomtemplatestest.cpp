#include "app/editor/document/documentactions.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/document/templating.h"
#include "app/editor/edits/clipping.h"
#include "app/editor/edits/templateedits.h"
#include "app/editor/transform/transform.h"
#include "tests/app/document/grouprows.h"

#include <QTest>

#include <random>
#include <vector>

using namespace thicket;
using namespace thicket::editor;
using namespace thicket::tests;

/// What a user does to instances, as a whole and within them, at random.
class RandomTemplatesTest : public QObject {
    Q_OBJECT

private slots:
    void randomEditsKeepInstancesFitting_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 20; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void randomEditsKeepInstancesFitting()
    {
        QFETCH(int, seed);
        m_random.seed(static_cast<std::mt19937::result_type>(seed));
        nav::Map map = rowOf(3);
        map.append({.id = 4, .layer = 2, .geometry = nav::Wall{{{10, 5}, {30, 5}}, 1}});
        m_document.reset(map, {});
        m_selection.set({1, 2, 3, 4});
        QCOMPARE(makeTemplate(m_document, m_selection), QString());
        std::vector<nav::Map> states{m_document.map()};
        for (int step = 0; step < 120; ++step) {
            actAtRandom();
            QVERIFY2(fits(m_document.map()), qPrintable(QString::number(step)));
            states.resize(static_cast<std::size_t>(m_document.undoStack().count()));
            states.back() = m_document.map();
        }
        for (std::size_t i = states.size(); i-- > 0;) {
            QVERIFY(m_document.map() == states[i]);
            m_document.undo();
        }
        while (m_document.canRedo())
            m_document.redo();
        QVERIFY(m_document.map() == states.back());
    }

private:
    void paste(const nav::Map& clipping)
    {
        const auto pasting = pasted(m_document.map(), clipping, {{200, 0}, 1});
        if (!pasting)
            qFatal("%s", pasting.error().text().c_str());
        m_document.push(pasting->edit, "Paste");
    }
    template <class Deed> void transform(Deed deed)
    {
        std::vector<nav::MapObject> objects = openObjects(m_document.map(), m_selection.ids());
        for (nav::MapObject& object : objects)
            object.geometry = deed(object.geometry);
        m_document.push(nav::MapEdit::change(m_document.map(), std::move(objects)), "Transform");
    }
    std::size_t below(std::size_t limit) { return m_random() % limit; }
    double number() { return static_cast<double>(below(400)) / 8 - 25; }

    /// What a user does to instances, as a whole and within them.
    void actAtRandom()
    {
        const nav::Map& map = m_document.map();
        if (map.objects().empty() || below(6) == 0) {
            if (!map.settings.templates.empty()) {
                const auto& list = map.settings.templates.list();
                const auto placing =
                    placedInstance(map, list[below(list.size())].id,
                                   {{number() * 5, number() * 5}, {{0, 1}, {1, 0}}, 1});
                m_document.push(placing->edit, "Place");
            }
            return;
        }
        const nav::ObjectId id = map.objects()[below(map.objects().size())].id;
        m_selection.groups().enter(0);
        m_selection.pick(id);
        const bool isWhole = below(2) == 0;
        if (!isWhole)
            m_selection.set({id});
        switch (below(isWhole ? 9 : 6)) {
        case 0:
            nudgeSelected(m_document, m_selection, {number(), number()});
            break;
        case 1: {
            const double degrees = number() * 7;
            transform([degrees](nav::Geometry g) { return turned(g, {1, 2}, degrees); });
            break;
        }
        case 2:
            transform([](nav::Geometry g) { return stretched(g, {1, 2}, 1.25, -0.8); });
            break;
        case 3:
            resizeSelected(m_document, m_selection, 1.1);
            break;
        case 4:
            if (below(4) == 0)
                removeSelected(m_document, m_selection);
            break;
        case 5:
            duplicateSelected(m_document, m_selection, {number(), 3});
            break;
        case 6:
            if (below(3) == 0)
                detachSelected(m_document, m_selection);
            break;
        case 7:
            makeTemplate(m_document, m_selection);
            break;
        default:
            paste(clippingOf(map, m_selection.ids()));
        }
    }

    MapDocument m_document;
    Selection m_selection{m_document};
    std::mt19937 m_random;
};

QTEST_GUILESS_MAIN(RandomTemplatesTest)
#include "randomtemplatestest.moc"
