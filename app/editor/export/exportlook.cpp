#include "app/editor/export/exportlook.h"

#include "app/editor/errors/errortext.h"
#include "app/editor/export/writtenshapes.h"
#include "app/editor/work/worklane.h"
#include "app/exporting/chosenlayers.h"

#include <QPointer>
#include <QSet>

#include <utility>

namespace thicket::editor {

namespace {

Result<nav::Map> chosenOf(const nav::Map& map, const exporting::ExportOrder& order)
{
    return order.layers ? exporting::withLayers(map, *order.layers) : map;
}

ExportOutlook bundleOutlookOf(const ExportLook::Question& question)
{
    auto files = exporting::outlooksOf(question.order.bundle, *question.map, question.formats);
    if (!files)
        return {{}, {}, 0, errorText(files.error())};
    return {{}, std::move(*files), 0, {}};
}

const plugins::MapFormat* formatOf(const ExportLook::Question& question)
{
    return question.formats.byId(question.order.formatId);
}

ExportOutlook outlookOf(const ExportLook::Question& question)
{
    if (question.order.isBundle())
        return bundleOutlookOf(question);
    const auto chosen = chosenOf(*question.map, question.order);
    const auto bundle = chosen ? formatOf(question)->exportMap(*chosen, question.order.options)
                               : Result<plugins::ExportBundle>(Unexpected(chosen.error()));
    if (!bundle)
        return {{}, {}, 0, errorText(bundle.error())};
    ExportOutlook outlook{bundle->notes, {}, 0, {}};
    QSet<nav::ObjectId> kept;
    for (const plugins::FormatNote& note : bundle->notes) {
        if (note.fidelity == plugins::FormatNote::Fidelity::leftOut)
            continue;
        for (const nav::ObjectId id : note.objects)
            kept.insert(id);
    }
    outlook.kept = static_cast<int>(kept.size());
    return outlook;
}

} // namespace

ExportLook::ExportLook(WorkLane& lane, QObject* parent) : QObject(parent), m_lane(lane) {}

void ExportLook::forget()
{
    ++m_asked;
    m_lane.cancelAll();
}

void ExportLook::ask(const Question& question)
{
    forget();
    if (question.order.isBundle() || question.map->objects().size() > fewObjects)
        return lookAside(question);
    emit answered(outlookOf(question));
    readAgainAside(question);
}

void ExportLook::lookAside(const Question& question)
{
    const QPointer<ExportLook> look(this);
    m_lane.order({{}, [look, question, asked = m_asked](Progress&) -> WorkLane::Report {
                      const ExportOutlook outlook = outlookOf(question);
                      return [look, asked, outlook, map = question.map] {
                          if (!look || look->m_asked != asked)
                              return;
                          emit look->answered(outlook);
                          emit look->pictured(map, {});
                      };
                  }});
}

void ExportLook::readAgainAside(const Question& question)
{
    const QPointer<ExportLook> look(this);
    m_lane.order({{}, [look, question, asked = m_asked](Progress&) -> WorkLane::Report {
                      auto chosen = chosenOf(*question.map, question.order);
                      const auto map = std::make_shared<const nav::Map>(chosen ? std::move(*chosen)
                                                                               : nav::Map());
                      auto written =
                          writtenShapes(*map, *formatOf(question), question.order.options);
                      return [look, asked, map, written = std::move(written)] {
                          if (look && look->m_asked == asked)
                              emit look->pictured(map, written);
                      };
                  }});
}

} // namespace thicket::editor
