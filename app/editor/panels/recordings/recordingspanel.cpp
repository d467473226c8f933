#include "app/editor/panels/recordings/recordingspanel.h"

#include "app/editor/appearance/icons.h"
#include "app/editor/appearance/namedkeys.h"
#include "app/editor/panels/recordings/bookmarklist.h"
#include "app/editor/panels/recordings/recordingrow.h"
#include "app/editor/replay/recordings.h"
#include "app/editor/widgets/action.h"

#include <QAction>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace thicket::editor {

RecordingsPanel::RecordingsPanel(Recordings& recordings, Bookmarks& bookmarks,
                                 const Appearance& appearance, QWidget* parent)
    : Section(tr("Recordings"), appearance, parent), m_recordings(recordings),
      m_bookmarks(bookmarks), m_appearance(appearance)
{
    setObjectName("recordingsPanel");
    makeActions();
    makeBody();
    setFoldedAtFirst();
    connect(&recordings, &Recordings::changed, this, &RecordingsPanel::refresh);
    refresh();
}

void RecordingsPanel::makeActions()
{
    m_save = makeAction(
        this, {tr("Sa&ve Recording…"), tr("Save the played recording as .thicket-replay")},
        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)}, icon("save", m_appearance));
    m_open =
        makeAction(this, {tr("&Open Recording…"), tr("Open a recording, or measured trajectories")},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_O)}, icon("open", m_appearance));
    m_verify = makeAction(
        this, {tr("Ver&ify Recording"), tr("Run it again and compare every step, bit by bit")},
        {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V)}, icon("verify", m_appearance));
    m_remove = makeAction(
        this,
        {tr("Remove Re&cording"), tr("Remove the played recording from the list; its file stays")},
        {}, icon("remove", m_appearance));
    m_table = makeAction(
        this, {tr("Export &Trajectories…"), tr("Write the played positions as a CSV table")}, {},
        icon("export", m_appearance));
    m_actions = {m_save, m_open, m_verify, m_table, m_remove};
    addActions(m_actions);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto current = [this] { return m_recordings.current() ? m_recordings.current()->id : 0; };
    connect(m_save, &QAction::triggered, this, [=, this] { emit saveWanted(current()); });
    connect(m_open, &QAction::triggered, this, &RecordingsPanel::openWanted);
    connect(m_verify, &QAction::triggered, this, [=, this] { emit verifyWanted(current()); });
    connect(m_table, &QAction::triggered, this, [=, this] { emit tableWanted(current()); });
    connect(m_remove, &QAction::triggered, this, [=, this] { m_recordings.remove(current()); });
}

void RecordingsPanel::makeBody()
{
    // Beside the title is room for four.
    setCorner(actionButtons({m_save, m_open, m_verify, m_remove}));
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_rowsLayout = new QVBoxLayout;
    m_rowsLayout->setSpacing(0);
    layout->addLayout(m_rowsLayout);
    layout->addWidget(new BookmarkList(m_bookmarks, [this](std::uint32_t frame) {
        const KeptRecording* current = m_recordings.current();
        return current ? frame * current->recording.info().step : 0;
    }));
    m_empty = emptyNote({});
    const auto nameKeys = [this] {
        m_empty->setText(
            tr("Place agents (%1), press %2, then play: every run is recorded and listed here.")
                .arg(keyFor("agent"), keyFor("Simulate")));
    };
    connect(&NamedKeys::ofProgram(), &NamedKeys::changed, this, nameKeys);
    nameKeys();
    layout->addWidget(m_empty);
    setBody(body);
}

void RecordingsPanel::refresh()
{
    const auto& all = m_recordings.all();
    const bool isSame =
        std::equal(all.begin(), all.end(), m_rows.begin(), m_rows.end(),
                   [](const KeptRecording& one, const auto* row) { return one.id == row->id(); });
    if (!isSame) {
        for (RecordingRow* row : std::as_const(m_rows)) {
            row->hide();
            row->deleteLater();
        }
        m_rows.clear();
        for (const KeptRecording& one : all) {
            auto* row = new RecordingRow(one.id, m_appearance);
            m_rows << row;
            m_rowsLayout->addWidget(row);
            row->show();
            const int id = one.id;
            connect(row, &RecordingRow::clicked, this, [this, id] {
                m_recordings.setCurrent(id);
                refresh();
            });
            connect(row, &RecordingRow::besideWanted, this,
                    [this, id](bool beside) { m_recordings.setBeside(beside ? id : 0); });
        }
    }
    const KeptRecording* current = m_recordings.current();
    const KeptRecording* beside = m_recordings.beside();
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setState(all[i], current && all[i].id == current->id,
                            beside && all[i].id == beside->id);
    m_empty->setVisible(all.isEmpty());
    const bool isRun = current && current->recording.info().params.has_value();
    m_save->setEnabled(current != nullptr);
    m_verify->setEnabled(isRun);
    m_table->setEnabled(current != nullptr);
    m_remove->setEnabled(current && !current->isLive);
}

} // namespace thicket::editor
