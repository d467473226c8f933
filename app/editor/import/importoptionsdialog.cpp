#include "app/editor/import/importoptionsdialog.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/document/disposal.h"
#include "app/editor/document/fileopening.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/export/formatwords.h"
#include "app/editor/export/optionform.h"
#include "app/editor/export/outlooklist.h"
#include "app/editor/export/writtenpicture.h"
#include "app/editor/import/importpreview.h"
#include "app/editor/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace thicket::editor {

using namespace std::chrono_literals;

ImportOptionsDialog::ImportOptionsDialog(Subject subject, const plugins::OptionValues& answers,
                                         const Appearance& appearance, QWidget* parent)
    : QDialog(parent), m_subject(std::move(subject)), m_appearance(appearance),
      m_form(new OptionForm(appearance)), m_picture(new WrittenPicture(appearance)),
      m_words(new QLabel), m_notes(new QListWidget), m_accept(new QPushButton(m_subject.verb)),
      m_rest(new QTimer(this))
{
    setObjectName("importOptions");
    setWindowTitle(tr("Open with Options"));
    resize(QSize(760, 540).boundedTo(screenRoom(*this)));
    auto* upper = new QHBoxLayout;
    upper->setSpacing(16);
    upper->addWidget(makeOptions(answers));
    upper->addWidget(makePreview(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    buttons->addButton(m_accept, QDialogButtonBox::AcceptRole);
    m_accept->setObjectName("importAccept");
    m_accept->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    layout->addWidget(new QLabel(tr("%1, read as: %2")
                                     .arg(QFileInfo(m_subject.path).fileName(),
                                          formatWords(m_subject.format.info().title))));
    layout->addLayout(upper, 1);
    layout->addWidget(buttons);
    m_rest->setSingleShot(true);
    m_rest->setInterval(150ms);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_form, &OptionForm::changed, m_rest, qOverload<>(&QTimer::start));
    connect(m_rest, &QTimer::timeout, this, &ImportOptionsDialog::look);
    look();
}

QWidget* ImportOptionsDialog::makeOptions(const plugins::OptionValues& answers)
{
    m_form->show(m_subject.format.info().importOptions, answers);
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(8, 4, 8, 4);
    inside->addWidget(m_form);
    inside->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Options"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFixedWidth(304);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QWidget* ImportOptionsDialog::makePreview()
{
    m_notes->setObjectName("importNotes");
    m_notes->setAccessibleName(tr("What is not exact"));
    m_notes->setWordWrap(true);
    return importPreview(m_picture, m_words, m_notes, 112);
}

plugins::OptionValues ImportOptionsDialog::options() const { return m_form->values(); }

void ImportOptionsDialog::look()
{
    m_lane.cancelAll();
    m_accept->setEnabled(false);
    m_words->setStyleSheet({});
    m_words->setText(tr("Reading…"));
    m_lane.order({{},
                  [this, path = m_subject.path, &formats = m_subject.formats,
                   options = options()](Progress& progress) -> WorkLane::Report {
                      auto read = sharedAside(
                          readForOpening(path, formats, options, [&progress](double share) {
                              return progress.tell(share);
                          }));
                      return [this, read = std::move(read)] { show(*read); };
                  },
                  [] {}});
}

void ImportOptionsDialog::show(const Result<std::unique_ptr<ParkedMap>>& read)
{
    m_notes->clear();
    m_accept->setEnabled(read.has_value());
    if (!read) {
        m_words->setStyleSheet(
            QStringLiteral("color: %1").arg(m_appearance.palette().error.name()));
        m_words->setText(errorText(read.error()));
        m_picture->show({}, {});
        return;
    }
    const auto map = std::make_shared<const nav::Map>((*read)->map);
    const auto count = static_cast<int>(map->objects().size());
    m_words->setText(count == 1 ? tr("1 object.") : tr("%n objects.", nullptr, count));
    for (const plugins::FormatNote& note : (*read)->importNotes)
        m_notes->addItem(outlookWords(note));
    m_picture->show(map, {});
}

} // namespace thicket::editor
