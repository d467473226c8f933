#pragma once

#include "app/editor/gestures/gesturetool.h"
#include "app/editor/gestures/livegesture.h"
#include "app/editor/gestures/numberentry.h"
#include "app/editor/gestures/snapper.h"
#include "libnav/map/placement.h"

#include <optional>

namespace thicket::editor {

/// Places instances of a template: one at each press, which a drag moves. Before the press the
/// outlines follow the pointer.
class TemplateTool : public GestureTool<LiveGesture> {
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
    QCursor cursor() const override { return Qt::CrossCursor; }

    void activate() override;
    void deactivate() override;
    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;

private:
    const nav::Template* chosen() const;
    void choose(nav::TemplateId id);
    void followSelection();
    void followTemplates();
    nav::Point target(const PointerEvent& event, std::vector<Guide>& guides) const;
    nav::Axes axes() const;
    void showOutlines(const PointerEvent& event);
    void show(const PointerEvent& event);
    void turnTo(const nav::Axes& axes);
    void commit();

    nav::TemplateId m_chosen = 0;
    nav::Templates m_known; // as the row of options shows them
    double m_degrees = 0;   // of the next ones
    NumberEntry m_numbers;
    // While a gesture is open:
    std::optional<Snapper> m_snapper;
    nav::MapEdit m_edit; // as applied to the map before the gesture
    PointerEvent m_pointer;
};

} // namespace thicket::editor
