#pragma once

#include "libnav/map/mapedit.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>

namespace thicket::editor {

class LongSteps;
class MapDocument;

/// Does changes of templates that very many instances follow beside the window, one at a time.
/// Until such a step comes in, the map is as before, and undo takes the step back. What else is
/// edited meanwhile is kept.
class LongFollowing : public QObject {
    Q_OBJECT

public:
    /// Of a map of few objects, so many follow at once; of a larger map, fewer, as its index must
    /// follow them one by one.
    static constexpr std::size_t fewObjects = 50'000;
    static constexpr std::size_t fewFollowing = 10'000;
    static constexpr std::size_t fewInLargeMap = 2'000;

    /// Both must outlive it.
    LongFollowing(MapDocument& document, LongSteps& steps, QObject* parent = nullptr);
    ~LongFollowing() override;

signals:
    void said(const QString& sentence);

private:
    struct Step;
    bool takeOver(const nav::MapEdit& edit, const QString& text);
    bool takeBack();
    void begin(const nav::MapEdit& edit, const QString& text);
    void end(const std::shared_ptr<Step>& step, bool isDone);

    MapDocument& m_document;
    LongSteps& m_steps;
    std::shared_ptr<Step> m_step; ///< that is being made, or null
};

} // namespace thicket::editor
