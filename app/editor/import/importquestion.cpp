#include "app/editor/import/importquestion.h"

#include "app/editor/appearance/appearance.h"
#include "app/editor/errors/errortext.h"
#include "app/editor/import/circlepicture.h"
#include "app/editor/import/importform.h"
#include "app/editor/import/importpreview.h"
#include "app/editor/import/rowtable.h"
#include "app/editor/widgets/numberfield.h"
#include "app/editor/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <variant>

namespace thicket::editor {

ImportQuestion::ImportQuestion(AskedFile file, const plugins::OptionValues& answers,
                               const QString& verb, const Appearance& appearance, QWidget* parent)
    : QDialog(parent), m_file(std::move(file)), m_appearance(appearance),
      m_form(new ImportForm(appearance)), m_picture(new CirclePicture(appearance)),
      m_words(new QLabel), m_rows(new RowTable(appearance)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
{
    setObjectName("importQuestion");
    setWindowTitle(tr("Read Circles from a Table"));
    resize(QSize(780, 560).boundedTo(screenRoom(*this)));
    auto* question = new QLabel(
        tr("It is not plain what the columns of %1 mean. Choose where its circles are and how "
           "large.")
            .arg(m_file.name));
    question->setWordWrap(true);
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setFixedWidth(304);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(16);
    upper->addWidget(scroll);
    upper->addWidget(importPreview(m_picture, m_words, m_rows, 156), 1);
    auto* accept = m_buttons->addButton(verb, QDialogButtonBox::AcceptRole);
    accept->setObjectName("importAccept");
    accept->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    layout->addWidget(question);
    layout->addLayout(upper, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_form, &ImportForm::changed, this, &ImportQuestion::showPreview);
    connect(m_form, &ImportForm::sizeChanged, this, [this] { guess(m_form->withoutSize()); });
    connect(m_form, &ImportForm::writingChanged, this, [this] { guess(m_form->writing()); });
    guess(answers);
}

plugins::OptionValues ImportQuestion::options() const { return m_form->options(); }

void ImportQuestion::guess(const plugins::OptionValues& given)
{
    m_survey = m_file.format.survey(m_file.first.bytes, given);
    m_form->show(m_survey);
    showPreview();
}

void ImportQuestion::showPreview()
{
    m_rows->show(m_survey, m_form->uses());
    const QByteArray rows = QByteArray::fromRawData(m_file.first.bytes.constData(), m_survey.bytes);
    auto imported = m_file.format.importMap({rows, m_file.name}, options());
    m_buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    findChild<QPushButton*>("importAccept")->setEnabled(imported.has_value());
    if (!imported) {
        showFailure(errorText(imported.error()));
        return;
    }
    m_words->setStyleSheet({});
    m_words->setText(wordsFor(imported->map));
    m_picture->show(std::move(imported->map));
}

void ImportQuestion::showFailure(const QString& sentence)
{
    m_words->setStyleSheet(QStringLiteral("color: %1").arg(m_appearance.palette().error.name()));
    m_words->setText(sentence);
    m_picture->show({});
}

QString ImportQuestion::wordsFor(const nav::Map& map) const
{
    double least = 0;
    double most = 0;
    bool isFirst = true;
    for (const nav::MapObject& object : map.objects()) {
        const double radius = std::get<nav::Circle>(object.geometry).radius;
        least = isFirst ? radius : std::min(least, radius);
        most = std::max(most, radius);
        isFirst = false;
    }
    const auto count = static_cast<int>(map.objects().size());
    const QLocale locale;
    QString words = count == 1 ? tr("1 circle") : tr("%n circles", nullptr, count);
    if (count > 0) {
        words =
            least == most
                ? tr("%1, radius %2 m").arg(words, fieldText(least, 3))
                : tr("%1, radius %2 to %3 m").arg(words, fieldText(least, 3), fieldText(most, 3));
    }
    if (const auto out = static_cast<int>(m_survey.rowCount) - count; out > 0)
        words += out == 1 ? tr("; 1 row left out") : tr("; %n rows left out", nullptr, out);
    if (!m_file.first.areAll)
        words = tr("In the first %1 rows: %2").arg(locale.toString(m_survey.rowCount), words);
    return words + '.';
}

} // namespace thicket::editor
