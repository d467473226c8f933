#pragma once

#include "app/editor/navigation/overlays.h"
#include "app/editor/widgets/section.h"

#include <QList>

#include <array>
#include <optional>

class QAction;
class QComboBox;
class QLabel;

namespace thicket::editor {

class Navigator;
class OverlayRow;
class SearchPartsBox;
class SearchPlay;

/// The overlays with their switches, samples, counts and keys, and the graph's scope. It is the
/// legend, and the only panel that switches them.
class OverlaysPanel : public Section {
    Q_OBJECT

public:
    /// All must outlive it.
    struct Sources {
        Overlays& overlays;
        const Navigator& navigator;
        const SearchPlay& search;
    };
    OverlaysPanel(const Sources& sources, const Appearance& appearance, QWidget* parent = nullptr);

    /// One checkable action for each overlay, with the key of keyOf().
    const QList<QAction*>& switchActions() const { return m_switches; }
    /// Near, whole, path only; and the action that cycles through them (G).
    const QList<QAction*>& scopeActions() const { return m_scopes; }
    QAction* cycleAction() const { return m_cycle; }
    /// The parts of the overlay `search`.
    SearchPartsBox& searchParts() const { return *m_parts; }
    /// Shows this overlay only. The second call restores the former ones.
    void showOnly(Overlay overlay);
    /// Whether the whole graph is painted as it was before.
    void setPictureLate(bool late);
    /// Whether some of the edges near what is touched are not shown.
    void setNearEdgesCut(bool cut);

private:
    void addRows(QWidget* body, const Appearance& appearance);
    void addScopes();
    void refresh();
    void refreshCounts();
    QString refusal() const;
    QString advice() const;
    void refreshAdvice();

    Overlays& m_overlays;
    const Navigator& m_navigator;
    SearchPartsBox* m_parts;
    std::array<OverlayRow*, overlayCount> m_rows{};
    QComboBox* m_scope;
    QLabel* m_advice;
    QList<QAction*> m_switches;
    QList<QAction*> m_scopes;
    QAction* m_cycle = nullptr;
    bool m_isPictureLate = false;
    bool m_areNearEdgesCut = false;
    std::optional<std::array<bool, overlayCount>> m_before;
};

} // namespace thicket::editor
