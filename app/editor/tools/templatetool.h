#pragma once

#include "app/editor/gestures/placingtool.h"
#include "libnav/map/placement.h"

namespace thicket::editor {

/// Places instances of a template: one at each press, which a drag moves. Before the press the
/// outlines follow the pointer.
class TemplateTool : public PlacingTool {
    Q_OBJECT

public:
    explicit TemplateTool(ToolContext context, QObject* parent = nullptr);

    QString name() const override { return tr("Template"); }
    QString iconName() const override { return QStringLiteral("template"); }
    QKeySequence shortcut() const override { return Qt::Key_L; }
    Group group() const override { return Group::edit; }
    QString statusText() const override
    {
        return tr("Click to place the chosen template, as often as you like");
    }
    QList<KeyHint> hints() const override;
    QList<ToolOption> options() override;
    QList<ToolDeed> deeds() override;

    void activate() override;
    void deactivate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;

private:
    const nav::Template* chosen() const;
    void choose(nav::TemplateId id);
    void followSelection();
    void followTemplates();
    nav::Point targetOf(const PointerEvent& event, std::vector<Guide>& guides) const;
    nav::Axes axes() const;
    void showOutlines(const PointerEvent& event);
    void show(const PointerEvent& event) override;
    QString stepName() const override;
    const nav::Template& placedOne() const;
    void turnTo(const nav::Axes& axes);

    nav::TemplateId m_chosen = 0;
    nav::Templates m_known; // as the row of options shows them
    double m_degrees = 0;   // of the next ones
};

} // namespace thicket::editor
