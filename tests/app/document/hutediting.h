#pragma once

#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/document/templating.h"
#include "app/editor/edits/clipping.h"
#include "app/editor/edits/layerlocks.h"
#include "app/editor/edits/templateedits.h"
#include "tests/app/document/grouprows.h"

#include <QTest>

#include <utility>
#include <vector>

namespace thicket::tests {

/// What a test of templates does with a map: circles 1 to 3 and wall 4 can become a hut, the
/// template 1.
class HutEditing {
protected:
    void begin()
    {
        nav::Map map = rowOf(3);
        map.append({.id = 4, .layer = 2, .geometry = nav::Wall{{{10, 5}, {30, 5}}, 1}});
        m_document.reset(map, {});
        m_selection.clear();
    }
    editor::Selection& select(const Ids& ids)
    {
        m_selection.set(ids);
        return m_selection;
    }
    void make(const Ids& ids)
    {
        QCOMPARE(editor::makeTemplate(m_document, select(ids)), QString());
    }
    const nav::Template* hutTemplate() { return m_document.map().settings.templates.find(1); }
    void place(nav::Point at, const nav::Axes& axes, nav::LayerId layer = 1)
    {
        const auto placing = editor::placedInstance(m_document.map(), 1, {at, axes, layer});
        QVERIFY(placing);
        m_document.push(placing->edit, "Place");
    }
    editor::Pasting paste(const nav::Map& clipping)
    {
        const auto pasting = editor::pasted(m_document.map(), clipping, {{200, 0}, 1});
        if (!pasting)
            qFatal("%s", pasting.error().text().c_str());
        m_document.push(pasting->edit, "Paste");
        return *pasting;
    }
    template <class Deed> void change(nav::ObjectId id, Deed deed)
    {
        nav::MapObject object = *m_document.map().find(id);
        deed(object.geometry);
        m_document.push(nav::MapEdit::change(m_document.map(), {object}), "Change");
    }
    template <class Deed> void transform(Deed deed)
    {
        std::vector<nav::MapObject> objects =
            editor::openObjects(m_document.map(), m_selection.ids());
        for (nav::MapObject& object : objects)
            object.geometry = deed(object.geometry);
        m_document.push(nav::MapEdit::change(m_document.map(), std::move(objects)), "Transform");
    }
    double radiusOf(nav::ObjectId id)
    {
        return std::get<nav::Circle>(m_document.map().find(id)->geometry).radius;
    }

    editor::MapDocument m_document;
    editor::Selection m_selection{m_document};
};

} // namespace thicket::tests
