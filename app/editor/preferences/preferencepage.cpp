#include "app/editor/preferences/preferencepage.h"

#include "app/editor/widgets/fieldgrid.h"
#include "app/editor/workbench/workbench.h"

#include <QLabel>
#include <QVBoxLayout>

namespace thicket::editor {

PreferencePage::PreferencePage(const QString& title, const PreferenceParts& parts)
    : m_parts(parts), m_column(new QVBoxLayout(this))
{
    setWindowTitle(title);
    setAccessibleName(title);
    m_column->setContentsMargins(0, 8, 0, 12);
    m_column->setSpacing(8);
    m_column->setAlignment(Qt::AlignTop);
}

const PreferenceValues& PreferencePage::values() const
{
    return m_parts.workbench.preferences().values();
}

void PreferencePage::set(const PreferenceValues& values)
{
    m_parts.workbench.preferences().set(values);
}

FieldGrid* PreferencePage::addGroup(const QString& title)
{
    auto* name = new QLabel(title);
    name->setProperty("look", "title");
    name->setContentsMargins(16, 8, 16, 0);
    auto* grid = new FieldGrid;
    m_column->addWidget(name);
    m_column->addWidget(grid);
    return grid;
}

void PreferencePage::addNote(const QString& sentence)
{
    auto* note = new QLabel(sentence);
    note->setProperty("role", "second");
    note->setWordWrap(true);
    note->setContentsMargins(16, 0, 16, 4);
    m_column->addWidget(note);
}

} // namespace thicket::editor
