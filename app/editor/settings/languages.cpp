#include "app/editor/settings/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>
#include <QMutex>
#include <QMutexLocker>
#include <QStandardPaths>
#include <QTranslator>

namespace thicket::editor {

namespace {

const QString prefix = QStringLiteral("thicket_");

/// The English texts of all that was translated so far. Any thread: workers name their errors.
class Sources {
public:
    void note(const QString& text, const QString& source)
    {
        const QMutexLocker locker(&m_lock);
        m_all.insert(text, source);
    }
    QString of(const QString& text) const
    {
        const QMutexLocker locker(&m_lock);
        return m_all.value(text, text);
    }

private:
    mutable QMutex m_lock;
    QHash<QString, QString> m_all;
};

Sources& sources()
{
    static Sources all;
    return all;
}

/// Notes what it translates.
class NotingTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override
    {
        QString text = QTranslator::translate(context, source, disambiguation, n);
        if (!text.isEmpty())
            sources().note(text, QString::fromUtf8(source));
        return text;
    }
};

QStringList folders()
{
    QStringList all =
        QStandardPaths::locateAll(QStandardPaths::AppDataLocation, QStringLiteral("translations"),
                                  QStandardPaths::LocateDirectory);
    return all << QStringLiteral(":/translations");
}

/// The first that is found, not yet installed.
QTranslator* load(const QLocale& locale, const QStringList& folders)
{
    auto* translator = new NotingTranslator(QCoreApplication::instance());
    for (const QString& folder : folders) {
        if (translator->load(locale, QStringLiteral("thicket"), QStringLiteral("_"), folder))
            return translator;
    }
    delete translator;
    return nullptr;
}

/// Qt's own texts, as of its dialogs, where it is installed with translations.
void installQt(const QLocale& locale)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QList<Language> languages()
{
    QList<Language> found{{QStringLiteral("en"), QStringLiteral("English")}};
    for (const QString& folder : folders()) {
        const QStringList files = QDir(folder).entryList({prefix + "*.qm"}, QDir::Files);
        for (const QString& file : files) {
            const QString code = file.chopped(3).mid(prefix.size());
            const QLocale locale(code);
            QString name = locale.nativeLanguageName();
            if (locale.language() == QLocale::C || name.isEmpty())
                continue;
            name[0] = name[0].toUpper();
            if (const Language one{code, name}; !found.contains(one))
                found << one;
        }
    }
    return found;
}

void useLanguage(const QString& code)
{
    // The system's language can differ from its numbers and dates.
    const QLocale locale(code.isEmpty() ? QLocale::system().uiLanguages().value(0) : code);
    if (locale.language() == QLocale::English || locale.language() == QLocale::C)
        return;
    QTranslator* own = load(locale, folders());
    if (!own)
        return; // Qt's texts alone would make a window in two languages
    // The last one counts: buttons and keys are named alike on every machine.
    installQt(locale);
    QCoreApplication::installTranslator(own);
}

QString sourceText(const QString& shown) { return sources().of(shown); }

} // namespace thicket::editor
