#include "app/exporting/preset.h"

#include "libnav/excerpt.h"
#include "libnav/geometry/shapes.h"
#include "libnav/json/json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace thicket::exporting {

namespace {

/// Reads the values of one file. Keeps the first error, after which nothing counts.
class PresetReader {
public:
    explicit PresetReader(QString file) : m_file(std::move(file)) {}

    Result<Preset> read(const QJsonObject& json)
    {
        checkKeys(json, {},
                  {"format", "version", "name", "folder", "radii", "layers", "maps", "paths",
                   "graph", "flow", "picture"});
        if (json["format"].toString() != "thicket-export")
            fail("format", "This must be \"thicket-export\"");
        if (json["version"].toDouble() != 1)
            fail("version", "This must be 1, the only version that this Thicket knows");
        m_preset.name = plainName(json["name"], "name");
        m_preset.folder = text(json["folder"], "folder");
        readRadii(json["radii"]);
        readLayers(json["layers"]);
        readMaps(json["maps"]);
        m_preset.hasPaths = flag(json["paths"], "paths");
        readGraph(json["graph"]);
        readFlow(json["flow"]);
        readPicture(json["picture"]);
        if (!m_error && m_preset.maps.isEmpty() && !m_preset.hasPaths && !m_preset.graph &&
            !m_preset.flow && !m_preset.picture)
            fail({}, "There is nothing to write: give maps, paths, graph, flow or picture");
        if (m_error)
            return Unexpected(*m_error);
        return m_preset;
    }

private:
    void fail(const QString& place, const std::string& sentence)
    {
        if (!m_error)
            m_error = Error{sentence + '.',
                            (place.isEmpty() ? m_file : m_file + ": " + place).toStdString()};
    }

    void checkKeys(const QJsonObject& json, const QString& place, const QStringList& known)
    {
        for (auto it = json.begin(); it != json.end(); ++it) {
            if (!known.contains(it.key()) && !it.key().startsWith("//"))
                fail(place, "There is no key \"" + excerpt(it.key().toStdString()) +
                                "\"; known: " + known.join(", ").toStdString());
        }
    }

    QString text(const QJsonValue& value, const QString& place)
    {
        if (!value.isUndefined() && (!value.isString() || value.toString().contains(QChar(0))))
            fail(place, "This must be text in quotes");
        return value.toString();
    }
    /// A part of a file's name.
    QString plainName(const QJsonValue& value, const QString& place)
    {
        const QString name = text(value, place);
        const bool isLost = name == "." || name == ".." || (name.isEmpty() && value.isString());
        if (isLost || name.contains('/'))
            fail(place, "This must be a part of a file's name, without /");
        return name;
    }
    bool flag(const QJsonValue& value, const QString& place)
    {
        if (!value.isUndefined() && !value.isBool())
            fail(place, "This must be true or false");
        return value.toBool();
    }
    double number(const QJsonValue& value, const QString& place, double least, double most)
    {
        const double number = value.toDouble(std::nan(""));
        if (number >= least && number <= most)
            return number;
        fail(place, "This must be a number from " + nav::shortestText(least) + " to " +
                        nav::shortestText(most));
        return least;
    }
    QJsonArray list(const QJsonValue& value, const QString& place, const char* ofWhat)
    {
        if (!value.isUndefined() && !value.isArray())
            fail(place, std::string("This must be a list of ") + ofWhat);
        return value.toArray();
    }
    /// The object; an empty one for `true`. nullopt if it is absent or false.
    std::optional<QJsonObject> part(const QJsonValue& value, const QString& place,
                                    const QStringList& known)
    {
        if (value.isUndefined() || (value.isBool() && !value.toBool()))
            return {};
        if (!value.isObject() && !value.isBool())
            fail(place, "This must be {...}, true or false");
        checkKeys(value.toObject(), place, known);
        return value.toObject();
    }

    void readRadii(const QJsonValue& value)
    {
        const QJsonArray radii = list(value, "radii", "numbers");
        if (radii.size() > qsizetype(mostRadii))
            return fail("radii", "More than " + std::to_string(mostRadii) + " are not allowed");
        for (qsizetype i = 0; i < radii.size(); ++i)
            m_preset.radii.push_back(
                number(radii[i], QString("radii[%1]").arg(i), 0, nav::coordinateLimit));
        std::sort(m_preset.radii.begin(), m_preset.radii.end());
        const auto twice = std::unique(m_preset.radii.begin(), m_preset.radii.end());
        m_preset.radii.erase(twice, m_preset.radii.end());
    }
    void readLayers(const QJsonValue& value)
    {
        if (value.isUndefined())
            return;
        const QJsonArray layers = list(value, "layers", "names");
        m_preset.layers.emplace();
        for (qsizetype i = 0; i < layers.size(); ++i)
            *m_preset.layers << text(layers[i], QString("layers[%1]").arg(i));
    }
    void readMaps(const QJsonValue& value)
    {
        const QJsonArray maps = list(value, "maps", "{\"format\": ...}");
        for (qsizetype i = 0; i < maps.size(); ++i) {
            const QString place = QString("maps[%1]").arg(i);
            if (!maps[i].isObject())
                return fail(place, "This must be {\"format\": ...}");
            const QJsonObject json = maps[i].toObject();
            checkKeys(json, place, {"format", "name", "options", "eachRadius"});
            Preset::MapFile file{text(json["format"], place + ".format"),
                                 plainName(json["name"], place + ".name")};
            if (file.format.isEmpty())
                fail(place + ".format", "A format is missing, as in thicket-cli formats");
            file.isForEachRadius = flag(json["eachRadius"], place + ".eachRadius");
            readOptions(json["options"], place + ".options", file.options);
            m_preset.maps << file;
        }
    }
    void readOptions(const QJsonValue& value, const QString& place, plugins::OptionValues& out)
    {
        if (!value.isUndefined() && !value.isObject())
            return fail(place, "This must be {\"option\": value, ...}");
        const QJsonObject json = value.toObject();
        for (auto it = json.begin(); it != json.end(); ++it) {
            if (it.key().startsWith("//"))
                continue;
            if (it.value().isBool())
                out[it.key()] = it.value().toBool() ? "yes" : "no";
            else if (it.value().isDouble())
                out[it.key()] = QString::fromStdString(numberText(it.value().toDouble()));
            else
                out[it.key()] = text(it.value(), place + '.' + it.key());
        }
    }
    /// As one writes it: 32, not 32.0.
    static std::string numberText(double number)
    {
        std::string text = nav::shortestText(number);
        if (text.ends_with(".0"))
            text.resize(text.size() - 2);
        return text;
    }

    void readGraph(const QJsonValue& value)
    {
        const auto json = part(value, "graph", {"mostEdges"});
        if (!json)
            return;
        m_preset.graph = Preset::Graph{};
        const QJsonValue most = (*json)["mostEdges"];
        if (!most.isUndefined())
            m_preset.graph->mostEdges =
                std::size_t(number(most, "graph.mostEdges", 1, UINT32_MAX / 2));
    }
    void readFlow(const QJsonValue& value)
    {
        const auto json = part(value, "flow", {"cell", "method"});
        if (!json)
            return;
        static const std::map<QString, steer::FlowMethod> methods{
            {"bfs", steer::FlowMethod::breadthFirst},
            {"dijkstra", steer::FlowMethod::dijkstra},
            {"eikonal", steer::FlowMethod::eikonal}};
        const QString method = (*json)["method"].toString("eikonal");
        m_preset.flow = Preset::Flow{};
        m_preset.flow->cell = number((*json)["cell"], "flow.cell", 1e-9, nav::coordinateLimit);
        if (const auto found = methods.find(method); found != methods.end())
            m_preset.flow->method = found->second;
        else
            fail("flow.method", "This must be bfs, dijkstra or eikonal");
    }
    void readPicture(const QJsonValue& value)
    {
        const auto json = part(value, "picture", {"size", "theme", "overlays"});
        if (!json)
            return;
        Preset::Picture picture;
        if (const QJsonValue size = (*json)["size"]; !size.isUndefined()) {
            if (size.toArray().size() != 2)
                fail("picture.size", "This must be [width, height] in pixels");
            picture.size.setWidth(int(number(size[0], "picture.size[0]", 16, 16384)));
            picture.size.setHeight(int(number(size[1], "picture.size[1]", 16, 16384)));
        }
        const QString theme = (*json)["theme"].toString("light");
        if (theme != "light" && theme != "dark")
            fail("picture.theme", "This must be light or dark");
        picture.isDark = theme == "dark";
        if (const QJsonValue overlays = (*json)["overlays"]; !overlays.isUndefined())
            readOverlays(overlays, picture);
        m_preset.picture = picture;
    }
    void readOverlays(const QJsonValue& value, Preset::Picture& picture)
    {
        picture.showsPath = false;
        const QJsonArray overlays = list(value, "picture.overlays", "names");
        for (qsizetype i = 0; i < overlays.size(); ++i) {
            const QString name = overlays[i].toString();
            if (name != "path" && name != "graph")
                fail(QString("picture.overlays[%1]").arg(i), "This must be path or graph");
            picture.showsPath |= name == "path";
            picture.showsGraph |= name == "graph";
        }
    }

    QString m_file;
    Preset m_preset;
    std::optional<Error> m_error;
};

/// "preset.json: line 3, column 7"
std::string placeOf(const QByteArray& bytes, qsizetype offset, const QString& name)
{
    const QByteArray before = bytes.left(offset);
    const qsizetype column = offset - before.lastIndexOf('\n');
    return (name + QString(": line %1, column %2").arg(before.count('\n') + 1).arg(column))
        .toStdString();
}

} // namespace

Result<Preset> presetFrom(const QByteArray& bytes, const QString& name)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return Unexpected("This is no JSON: " + error.errorString().toStdString() + '.',
                          placeOf(bytes, error.offset, name));
    if (!document.isObject())
        return Unexpected("A preset is {\"format\": \"thicket-export\", ...}.", name.toStdString());
    return presetFrom(document.object(), name);
}

Result<Preset> presetFrom(const QJsonObject& json, const QString& name)
{
    return PresetReader(name).read(json);
}

} // namespace thicket::exporting
