#include "app/editor/menus/templateactions.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/document/selection.h"
#include "app/editor/document/templating.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QIcon>

namespace thicket::editor {

TemplateActions::TemplateActions(MapDocument& document, Selection& selection,
                                 const Appearance& appearance, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection),
      m_make(makeAction(this,
                        {tr("&Make Template"),
                         tr("Make a template of the selection: place it many times, change it "
                            "once")},
                        {Qt::CTRL | Qt::ALT | Qt::Key_M}, icon("make-template", appearance))),
      m_detach(makeAction(
          this, {tr("&Detach from Template"), tr("Make the selected instance an ordinary group")},
          {Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_M}, icon("detach", appearance)))
{
    connect(m_make, &QAction::triggered, this, &TemplateActions::make);
    connect(m_detach, &QAction::triggered, this, &TemplateActions::detach);
    connect(&selection, &Selection::changed, this, &TemplateActions::refresh);
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            refresh();
    });
    connect(&document, &MapDocument::instancesFollowed, this, &TemplateActions::tell);
    refresh();
}

void TemplateActions::make()
{
    const QString reason = makeTemplate(m_document, m_selection);
    const nav::Template* const made = selectedTemplate(m_document, m_selection);
    if (!reason.isEmpty())
        emit said(reason);
    else if (made)
        emit said(tr("%1 is a template: the tool Template places more of it").arg(nameOf(*made)));
}

void TemplateActions::detach()
{
    const QString reason = detachSelected(m_document, m_selection);
    if (!reason.isEmpty())
        emit said(reason);
}

void TemplateActions::tell(const Following& following)
{
    if (following.instances > 0)
        emit said(tr("%1 changed: %n other instances follow", nullptr,
                     static_cast<int>(following.instances))
                      .arg(QString::fromStdString(following.templateName)));
    else
        emit said(tr("%n instances are detached from their template", nullptr,
                     static_cast<int>(following.detached)));
}

void TemplateActions::refresh()
{
    m_make->setEnabled(!m_selection.isEmpty());
    m_detach->setEnabled(!m_selection.isEmpty() && !m_document.map().settings.templates.empty());
}

} // namespace thicket::editor
