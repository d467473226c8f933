#include "app/editor/appearance/icons.h"
#include "app/editor/appearance/appearance.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPixmapCache>
#include <QTest>

#include <algorithm>
#include <cmath>

using thicket::editor::Appearance;
using thicket::editor::CheckedIcon;
using thicket::editor::icon;

namespace {

QStringList iconNames()
{
    QStringList names;
    QDirIterator files(QStringLiteral(THICKET_SOURCE_DIR "/app/resources/icons"), {"*.svg"});
    while (files.hasNext())
        names << QFileInfo(files.next()).completeBaseName();
    names.sort();
    return names;
}

/// The colour of the most opaque pixel. Transparent if there is none.
QColor inkOf(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor strongest(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > strongest.alpha())
                strongest = image.pixelColor(x, y);
        }
    }
    return strongest;
}

bool isLike(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 12 && std::abs(a.green() - b.green()) < 12 &&
           std::abs(a.blue() - b.blue()) < 12;
}

} // namespace

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    void everyIconIsDrawnAtEverySize();
    void iconsWearTheAppearancesColours();
    void iconsFollowTheTheme();
    void linesAreDrawnNotScaled();
    void paintedIconIsAsCrispAsTheDevice();
};

void IconsTest::everyIconIsDrawnAtEverySize()
{
    const Appearance appearance;
    const QStringList names = iconNames();
    QVERIFY(names.size() >= 33);
    for (const QString& name : names) {
        for (const int size : {16, 24, 48}) {
            for (const double ratio : {1.0, 1.25, 2.0, 3.0}) {
                const QPixmap pixmap = icon(name, appearance).pixmap(QSize(size, size), ratio);
                QCOMPARE(pixmap.width(), int(std::lround(size * ratio)));
                QVERIFY2(inkOf(pixmap).alpha() > 150, qPrintable(name));
            }
        }
    }
}

void IconsTest::iconsWearTheAppearancesColours()
{
    Appearance appearance;
    for (const auto choice :
         {Appearance::Choice::light, Appearance::Choice::dark, Appearance::Choice::highContrast}) {
        appearance.setChoice(choice);
        const auto& palette = appearance.palette();
        const QIcon circle = icon("circle", appearance);
        const QSize size(48, 48);
        QVERIFY(isLike(inkOf(circle.pixmap(size)), palette.text));
        QVERIFY(isLike(inkOf(circle.pixmap(size, QIcon::Disabled)), palette.disabled));
        QVERIFY(isLike(inkOf(circle.pixmap(size, QIcon::Normal, QIcon::On)), palette.accent));
        QVERIFY(isLike(inkOf(icon("circle", appearance, CheckedIcon::onAccent)
                                 .pixmap(size, QIcon::Normal, QIcon::On)),
                       palette.onAccent));
    }
}

void IconsTest::iconsFollowTheTheme()
{
    Appearance appearance;
    appearance.setChoice(Appearance::Choice::light);
    const QIcon wall = icon("wall", appearance);
    const QColor before = inkOf(wall.pixmap(48));
    appearance.setChoice(Appearance::Choice::dark);
    const QColor after = inkOf(wall.pixmap(48));
    QVERIFY(isLike(before, thicket::drawing::palette(thicket::drawing::Theme::light).text));
    QVERIFY(isLike(after, thicket::drawing::palette(thicket::drawing::Theme::dark).text));
}

void IconsTest::linesAreDrawnNotScaled()
{
    // An enlarged bitmap has blurred edges three times as wide. Those of an SVG stay about a pixel.
    Appearance appearance;
    appearance.setChoice(Appearance::Choice::light);
    const QImage image = icon("circle", appearance)
                             .pixmap(QSize(24, 24), 4.0)
                             .toImage()
                             .convertToFormat(QImage::Format_ARGB32);
    QCOMPARE(image.width(), 96);
    int opaque = 0;
    int blurred = 0;
    for (int x = 0; x < image.width() / 2; ++x) {
        const int alpha = image.pixelColor(x, 48).alpha();
        opaque += alpha > 240;
        blurred += alpha > 15 && alpha <= 240;
    }
    QVERIFY2(opaque >= 4 && blurred <= 4, qPrintable(QString("%1 %2").arg(opaque).arg(blurred)));
}

void IconsTest::paintedIconIsAsCrispAsTheDevice()
{
    Appearance appearance;
    appearance.setChoice(Appearance::Choice::light);
    for (const double ratio : {1.0, 2.0, 3.0}) {
        QImage image(QSize(24, 24) * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        {
            QPainter painter(&image);
            icon("circle", appearance).paint(&painter, QRect(0, 0, 24, 24));
        }
        const QImage direct = icon("circle", appearance)
                                  .pixmap(QSize(24, 24), ratio)
                                  .toImage()
                                  .convertToFormat(image.format());
        int worst = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                worst = std::max(worst, std::abs(image.pixelColor(x, y).alpha() -
                                                 direct.pixelColor(x, y).alpha()));
        }
        QVERIFY2(worst <= 2, qPrintable(QString("%1 at %2").arg(worst).arg(ratio)));
    }
}

QTEST_MAIN(IconsTest)
#include "iconstest.moc"
