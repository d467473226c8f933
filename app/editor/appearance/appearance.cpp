#include "app/editor/appearance/appearance.h"

#include <QGuiApplication>
#include <QPalette>

namespace thicket::editor {

namespace {

/// Qt before 6.5 does not say. A desktop is dark when its text is lighter than its windows.
bool isDesktopDark(const QPalette& desktop)
{
    return desktop.color(QPalette::WindowText).lightness() >
           desktop.color(QPalette::Window).lightness();
}

drawing::Theme themeFor(Appearance::Choice choice, bool isDark)
{
    switch (choice) {
    case Appearance::Choice::light:
        return drawing::Theme::light;
    case Appearance::Choice::dark:
        return drawing::Theme::dark;
    case Appearance::Choice::highContrast:
        return isDark ? drawing::Theme::highContrastDark : drawing::Theme::highContrastLight;
    case Appearance::Choice::system:
        break;
    }
    return isDark ? drawing::Theme::dark : drawing::Theme::light;
}

} // namespace

Appearance::Appearance(QObject* parent)
    : QObject(parent), m_isDesktopDark(isDesktopDark(QGuiApplication::palette())),
      m_theme(themeFor(m_choice, m_isDesktopDark))
{}

void Appearance::setChoice(Choice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    m_theme = themeFor(choice, m_isDesktopDark);
    emit changed();
}

} // namespace thicket::editor
