#include "app/drawing/palette.h"
#include "tests/app/cli/cliprocess.h"

#include <QImage>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>

using namespace thicket::drawing;

namespace {

int pixelsOf(const QImage& image, QColor color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - color.red()) < 8 &&
                std::abs(pixel.green() - color.green()) < 8 &&
                std::abs(pixel.blue() - color.blue()) < 8)
                ++count;
        }
    }
    return count;
}

const char* const twoTrees = R"({"format": "thicket-map", "version": 1, "objects": [
    {"id": 1, "type": "circle", "center": [0, 0], "radius": 3},
    {"id": 2, "type": "circle", "center": [9, 1], "radius": 2},
    {"id": 3, "type": "start", "position": [-10, 0]},
    {"id": 4, "type": "goal", "position": [20, 0]}]})";

} // namespace

/// Pictures are rendered without any window system.
class CliRenderTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<WorkFolder>();
        m_map = m_folder->write("m.thicket", twoTrees);
    }

    void thePictureHasItsSizeAndTheMap()
    {
        const QImage image = render("a.png", {"--size", "400x300"});
        QCOMPARE(image.size(), QSize(400, 300));
        QVERIFY(pixelsOf(image, palette(Theme::light).sheet) > 10000);
        QCOMPARE(render("b.png", {}).size(), QSize(1440, 1020));
    }

    void overlaysAreDrawnWhenAskedFor()
    {
        const QColor orange = palette(Theme::light).path;
        const QStringList size{"--size", "600x300"};
        const QImage plain = render("plain.png", size);
        const QImage path = render("path.png", size + QStringList{"--overlay", "path"});
        QVERIFY(pixelsOf(path, orange) > pixelsOf(plain, orange) + 300);
        QVERIFY2(m_run.out.startsWith("path: found, length "), m_run.text());
        const QImage graph = render("graph.png", size + QStringList{"--overlay", "graph"});
        QVERIFY(graph != plain);
        QVERIFY2(m_run.out.startsWith("graph: "), m_run.text());
        const QImage both = render("both.png", size + QStringList{"--overlay", "graph,path"});
        QVERIFY(pixelsOf(both, orange) > pixelsOf(plain, orange) + 300);
        QVERIFY(both != path);
    }

    void theEndsCanBeNamed()
    {
        const QString bare = m_folder->write("bare.csv", "x,y,radius\n0,0,3\n9,1,2\n");
        const CliRun refused =
            runCli({"render", bare, m_folder->file("no.png"), "--overlay", "path"});
        QVERIFY2(refused.status == 1 && refused.error.contains("--from"), refused.text());
        const CliRun named = runCli({"render", bare, m_folder->file("a.png"), "--overlay", "path",
                                     "--from", "-4,0", "--to", "-4,3"});
        QVERIFY2(named.out.contains("found, length 3"), named.text());
        const CliRun corners = runCli(
            {"render", bare, m_folder->file("b.png"), "--overlay", "path", "--corner-to-corner"});
        QVERIFY2(corners.status == 0 && corners.out.contains("found"), corners.text());
    }

    void themesDiffer()
    {
        const QImage light = render("l.png", {"--size", "200x200", "--theme", "light"});
        const QImage dark = render("d.png", {"--size", "200x200", "--theme", "dark"});
        QVERIFY(pixelsOf(light, palette(Theme::light).sheet) > 1000);
        QVERIFY(pixelsOf(dark, palette(Theme::dark).sheet) > 1000);
    }

    void svgIsWellFormedAndHasTheShapes()
    {
        const CliRun run = runCli({"render", m_map, m_folder->file("a.svg"), "--size", "640x480",
                                   "--overlay", "graph,path"});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        QXmlStreamReader xml(m_folder->read("a.svg"));
        int shapes = 0;
        QString viewBox;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == QLatin1String("svg"))
                viewBox = xml.attributes().value("viewBox").toString();
            shapes += xml.isStartElement() && (xml.name() == QLatin1String("path") ||
                                               xml.name() == QLatin1String("polyline"));
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(viewBox, "0 0 640 480");
        QVERIFY(shapes >= 5);
    }

    /// From the map's folder, wherever the program runs; above the sheet and beneath the rest.
    void thePictureBeneath()
    {
        const QByteArray underlay =
            R"("underlay": {"image": "plans/plan.png", "min": [-12, -8], "max": [22, 8]}, )";
        QByteArray text = twoTrees;
        text.insert(text.indexOf("\"objects\""), underlay);
        m_map = m_folder->write("traced.thicket", text);
        const QColor ink(200, 30, 220);
        const QImage bare = render("bare.png", {"--size", "600x300"});
        QCOMPARE(pixelsOf(bare, ink), 0);
        QVERIFY2(m_run.out.startsWith("picture beneath: There is no picture plan.png"),
                 m_run.text());

        QVERIFY(QDir(m_folder->path()).mkdir("plans"));
        QImage plan(64, 32, QImage::Format_RGB32);
        plan.fill(ink);
        QVERIFY(plan.save(m_folder->file("plans/plan.png")));
        const QImage traced = render("traced.png", {"--size", "600x300"});
        QVERIFY2(m_run.out.isEmpty(), m_run.text());
        QVERIFY(pixelsOf(traced, ink) > 30'000);
        const QColor tree = palette(Theme::light).treeFill;
        QVERIFY(pixelsOf(traced, tree) > 0.9 * pixelsOf(bare, tree));
        const CliRun svg = runCli({"render", m_map, m_folder->file("a.svg")});
        QVERIFY2(svg.status == 0, svg.text());
        QVERIFY(m_folder->read("a.svg").contains("<image"));

        // Converted into another folder, the map still finds its picture.
        QVERIFY(QDir(m_folder->path()).mkdir("out"));
        const CliRun moved = runCli({"convert", m_map, m_folder->file("out/moved.thicket")});
        QVERIFY2(moved.status == 0, moved.text());
        QVERIFY(m_folder->read("out/moved.thicket").contains("\"../plans/plan.png\""));
        m_map = m_folder->file("out/moved.thicket");
        QVERIFY(pixelsOf(render("moved.png", {"--size", "600x300"}), ink) > 30'000);
        // Within the folder the text stays as it was.
        QVERIFY(
            runCli({"convert", m_folder->file("traced.thicket"), m_folder->file("again.thicket")})
                .status == 0);
        QVERIFY(m_folder->read("again.thicket").contains("\"plans/plan.png\""));
    }

    void theSamePictureHasTheSameBytes()
    {
        render("a.png", {"--overlay", "graph,path"});
        render("b.png", {"--overlay", "graph,path"});
        QCOMPARE(m_folder->read("a.png"), m_folder->read("b.png"));
    }

    /// The environment's choice of a platform must not matter.
    void noPlatformIsAskedFor()
    {
        const CliRun run = runCli(
            {"render", m_map, m_folder->file("a.png")}, {},
            {{"QT_QPA_PLATFORM", "xcb"}, {"QT_QPA_PLATFORMTHEME", "gtk3"}, {"DISPLAY", ":77"}});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.text());
        QVERIFY(!QImage(m_folder->file("a.png")).isNull());
    }

private:
    QImage render(const QString& name, const QStringList& words)
    {
        m_run = runCli(QStringList{"render", m_map, m_folder->file(name)} + words);
        if (m_run.status != 0 || !m_run.error.isEmpty())
            qWarning("%s", m_run.text().constData());
        return QImage(m_folder->file(name));
    }

    std::unique_ptr<WorkFolder> m_folder;
    QString m_map;
    CliRun m_run;
};

QTEST_GUILESS_MAIN(CliRenderTest)
#include "clirendertest.moc"
