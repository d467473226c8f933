#pragma once

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/widgets/fieldvisit.h"
#include "libnav/map/map.h"

class QLabel;
class QLineEdit;

namespace thicket::editor {

class MapDocument;
class Selection;

/// The group of objects that is selected, with its name to be edited, or the one that the selected
/// objects lie in; and the template that it is an instance of. Hidden if there is none.
class ObjectGroupForm : public FieldGrid {
    Q_OBJECT

public:
    ObjectGroupForm(MapDocument& document, const Selection& selection, QWidget* parent = nullptr);

    /// `selected`: the group that is selected; 0 if there is none.
    void refresh(nav::GroupId selected);
    /// The name takes the focus, with its text selected. Not if no group is selected.
    bool focusName();

private:
    void addTemplate();
    void rename(const QString& name);
    void renameTemplate(const QString& name);
    const nav::Template* refreshTemplate();
    QString holderName() const;

    MapDocument& m_document;
    const Selection& m_selection;
    FieldVisit m_visit;
    QLineEdit* m_name;
    int m_nameRow = 0;
    QLabel* m_holder;
    int m_holderRow = 0;
    QLineEdit* m_template;
    int m_templateRow = 0;
    QLabel* m_count;
    nav::ObjectGroups m_counted; // the groups that m_count is of
    nav::TemplateId m_countedTemplate = 0;
};

} // namespace thicket::editor
