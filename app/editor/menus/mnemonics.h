#pragma once

class QMenu;
class QMenuBar;

namespace thicket::editor {

/// Gives each entry of the menu an underlined letter that no other entry of it has, as far as the
/// letters suffice. Qt runs an entry at once only if its letter is the only one; a disabled entry
/// counts as well. An entry keeps the letter that its text marks where that can be; the others get
/// the first letter of a word, or else any. Only the marks in the texts change. GUI thread only.
/// Method: a greatest matching of entries and letters.
void partMnemonics(QMenu& menu);
/// Does so for the menus of the bar and their submenus, whenever one is about to be shown: their
/// entries and texts change while the program runs. For menus that are in the bar now.
void keepMnemonicsApart(const QMenuBar& bar);

} // namespace thicket::editor
