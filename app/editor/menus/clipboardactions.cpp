#include "app/editor/menus/clipboardactions.h"

#include "app/editor/document/documentactions.h"
#include "app/editor/edits/clipping.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/menus/clippingdata.h"
#include "app/editor/widgets/action.h"
#include "app/editor/workbench/workbench.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <cmath>
#include <memory>
#include <utility>

namespace thicket::editor {

namespace {

/// At least: the text of a circle.
constexpr std::size_t bytesOfObject = 60;

void putOnClipboard(nav::Map clipping)
{
    QGuiApplication::clipboard()->setMimeData(new ClippingData(std::move(clipping)));
}

/// A map as text that may still be written, and the number of its objects, about.
struct Copied {
    ClippingData::Bytes bytes;
    std::size_t objects = 0;
    bool isMap = true; ///< false: something of another program
};

Copied copiedObjects()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (const auto* own = qobject_cast<const ClippingData*>(data))
        return {own->bytes(), own->count()};
    QByteArray bytes;
    if (data)
        bytes = data->hasFormat(ClippingData::jsonType()) ? data->data(ClippingData::jsonType())
                                                          : data->text().toUtf8();
    std::promise<QByteArray> present;
    present.set_value(bytes);
    return {present.get_future().share(), static_cast<std::size_t>(bytes.size()) / bytesOfObject,
            looksLikeClipping({bytes.constData(), static_cast<std::size_t>(bytes.size())})};
}

} // namespace

ClipboardActions::ClipboardActions(Workbench& workbench, QObject* parent)
    : QObject(parent), m_workbench(workbench),
      m_cut(makeAction(this, {tr("Cu&t"), tr("Move the selection to the clipboard")},
                       {QKeySequence(Qt::CTRL | Qt::Key_X)})),
      m_copy(makeAction(this,
                        {tr("&Copy"), tr("Copy the selection, or what was measured, to the "
                                         "clipboard")},
                        {QKeySequence(Qt::CTRL | Qt::Key_C)})),
      m_paste(makeAction(this, {tr("&Paste"), tr("Add the clipboard's objects at the pointer")},
                         {QKeySequence(Qt::CTRL | Qt::Key_V)})),
      m_pasteInPlace(makeAction(
          this, {tr("Paste in P&lace"), tr("Add the clipboard's objects where they were copied")},
          {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)}))
{
    connect(m_cut, &QAction::triggered, this, &ClipboardActions::cut);
    connect(m_copy, &QAction::triggered, this, &ClipboardActions::copy);
    connect(m_paste, &QAction::triggered, this, [this] { pasteAt(target()); });
    connect(m_pasteInPlace, &QAction::triggered, this,
            [this] { paste([](const nav::Map&) { return nav::Point{}; }); });
    connect(&workbench.selection(), &Selection::changed, this, &ClipboardActions::refresh);
    connect(&workbench.tools(), &ToolBox::hintsChanged, this, &ClipboardActions::refresh);
    connect(&workbench.view(), &MapView::pointerMoved, this,
            [this](std::optional<nav::Point> at) { m_pointer = at; });
    refresh();
}

void ClipboardActions::refresh()
{
    const bool any = !m_workbench.selection().isEmpty();
    m_cut->setEnabled(any);
    m_copy->setEnabled(any || !m_workbench.tools().copiedText().isEmpty());
}

void ClipboardActions::copy()
{
    const QString text = m_workbench.tools().copiedText();
    if (!text.isEmpty()) {
        QGuiApplication::clipboard()->setText(text);
        emit said(tr("The numbers are on the clipboard"));
        return;
    }
    const QList<nav::ObjectId>& ids = m_workbench.selection().ids();
    if (ids.isEmpty())
        return;
    putOnClipboard(
        clippingOf(m_workbench.document().map(), ids, m_workbench.selection().groups().entered()));
    emit said(tr("%n copied", nullptr, static_cast<int>(ids.size())));
}

void ClipboardActions::cut()
{
    MapDocument& document = m_workbench.document();
    const QList<nav::ObjectId> ids = openSelected(document, m_workbench.selection());
    if (ids.isEmpty())
        return;
    document.gesture().cancel();
    putOnClipboard(clippingOf(document.map(), ids, m_workbench.selection().groups().entered()));
    removeSelected(document, m_workbench.selection(), tr("Cut"));
    emit said(tr("%n cut", nullptr, static_cast<int>(ids.size())));
}

/// The pointer, or the middle of the view while the pointer is elsewhere.
nav::Point ClipboardActions::target() const
{
    const MapView& view = m_workbench.view();
    return m_pointer.value_or(view.camera().mapPoint(QPointF(view.viewport()->rect().center())));
}

void ClipboardActions::pasteAt(nav::Point at)
{
    const bool isGrid = m_workbench.canvas().snapSettings().isGrid();
    paste([at, isGrid, step = m_workbench.canvas().gridStep()](const nav::Map& clipping) {
        nav::Box box;
        for (const nav::MapObject& object : clipping.objects())
            enclose(box, nav::boundingBox(object.geometry));
        const nav::Point by = at - box.center();
        if (!isGrid)
            return by;
        return nav::Point{std::round(by.x / step) * step, std::round(by.y / step) * step};
    });
}

void ClipboardActions::paste(const Displacement& displacement)
{
    const Copied copied = copiedObjects();
    if (!copied.isMap) {
        emit said(tr("Nothing to paste: the clipboard holds no objects of a map"));
        return;
    }
    MapDocument& document = m_workbench.document();
    document.gesture().cancel();
    const LayerChoice& choice = m_workbench.selection().layerChoice();
    if (!document.locks().admits(choice.layer()))
        return;
    const auto done = std::make_shared<Pasting>(); // without its edit
    const auto make = [text = copied.bytes, displacement, layer = choice.id(),
                       done](const nav::Map& map) -> Result<nav::MapEdit> {
        const QByteArray bytes = text.get();
        const auto clipping =
            readClipping({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        if (!clipping)
            return Unexpected(clipping.error());
        auto pasting = pasted(map, *clipping, {displacement(*clipping), layer});
        if (!pasting)
            return Unexpected(pasting.error());
        *done = *std::move(pasting);
        return std::exchange(done->edit, {});
    };
    const auto pushed =
        document.push({make, tr("Paste"), tr("Pasting"), copied.objects, {}, [this, done] {
                           tellPasted(*done);
                       }});
    if (!pushed)
        emit failed(errorText(pushed.error()));
}

void ClipboardActions::tellPasted(const Pasting& pasting)
{
    m_workbench.selection().set(pasting.ids);
    const QString count = tr("%n pasted", nullptr, static_cast<int>(pasting.ids.size()));
    if (!pasting.otherTemplates.empty())
        emit said(tr("%1, detached: this map has another template %2")
                      .arg(count, QString::fromStdString(pasting.otherTemplates.front())));
    else
        emit said(pasting.leavesOutStart
                      ? tr("%1, without the start: a map has only one").arg(count)
                      : count);
}

} // namespace thicket::editor
