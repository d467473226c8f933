#pragma once

#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

/// One text of a .ts file.
struct TranslatedText {
    QString context;
    QString source;
    bool isCounted = false; ///< has plural forms
    bool isFinished = false;
    QStringList forms;

    QString name() const { return context + ": " + source; }

    /// All texts of a file.
    static QList<TranslatedText> allOf(const QString& path);
    /// From an element <message>.
    static TranslatedText read(QXmlStreamReader& xml, const QString& context);
};

inline TranslatedText TranslatedText::read(QXmlStreamReader& xml, const QString& context)
{
    TranslatedText text;
    text.context = context;
    text.isCounted = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            text.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            text.isFinished = !xml.attributes().hasAttribute("type");
            if (!text.isCounted) {
                text.forms << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                text.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return text;
}

inline QList<TranslatedText> TranslatedText::allOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<TranslatedText> all;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        if (xml.name() != QLatin1String("context")) {
            xml.skipCurrentElement();
            continue;
        }
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else
                all << read(xml, context);
        }
    }
    if (xml.hasError())
        qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return all;
}
