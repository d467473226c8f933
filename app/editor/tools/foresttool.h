#pragma once

#include "app/editor/gestures/drawingtool.h"
#include "app/editor/tools/scatter.h"

#include <optional>

namespace thicket::editor {

/// Fills a box with random circles.
class ForestTool : public DrawingTool {
    Q_OBJECT

public:
    explicit ForestTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Forest"); }
    QString iconName() const override { return QStringLiteral("forest"); }
    QKeySequence shortcut() const override { return Qt::SHIFT | Qt::Key_B; }
    Group group() const override { return Group::edit; }
    QString statusText() const override { return tr("Drag a box to fill it with random circles"); }
    QList<KeyHint> hints() const override;
    QList<ToolOption> options() override;
    void release(const PointerEvent& event) override;

protected:
    nav::Geometry kind() const override { return nav::Circle{}; }
    bool isShownAtOnce() const override { return false; }
    void begin() override;
    Drawing draw() override;
    void accept() override;
    QString stepName(std::size_t count) const override;
    void committed() override;

private:
    nav::Box boxFor(const PointerEvent& event) const;
    ScatterParams wanted() const;

    ScatterOptions m_options;
    nav::Point m_anchor; // the press, after snapping
    std::size_t m_wanted = 0;
    bool m_isEnding = false;
};

} // namespace thicket::editor
