#pragma once

#include "plugins/host/formatregistry.h"
#include "plugins/host/mapfiles.h"

#include <QFile>

#include <string>
#include <vector>

/// LDtk projects of the tests, and what was read from them.
namespace thicket::tests::ldtk {

using namespace thicket::plugins;

inline const FormatRegistry& registry()
{
    static const FormatRegistry all({THICKET_BINARY_DIR "/lib/thicket/plugins"});
    return all;
}

inline QString dataFile(const QString& name) { return THICKET_TEST_DATA "/ldtk/" + name; }

inline QByteArray contentsOf(const QString& name)
{
    QFile file(dataFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline Result<OpenedMap> opened(const QString& name, const OptionValues& options = {})
{
    return openMap(dataFile(name), registry(), {}, options);
}

inline Result<ImportedMap> read(const QByteArray& bytes, const OptionValues& options = {})
{
    return registry().byId("ldtk")->importMap({bytes, "a.ldtk"}, options);
}

inline QString problem(const QByteArray& bytes, const OptionValues& options = {})
{
    const auto imported = read(bytes, options);
    return imported ? QString() : QString::fromStdString(imported.error().text());
}

inline std::vector<const nav::MapObject*> called(const nav::Map& map, const std::string& name)
{
    std::vector<const nav::MapObject*> found;
    for (const nav::MapObject& object : map.objects())
        if (object.name == name)
            found.push_back(&object);
    return found;
}

template <class Shape> Shape only(const nav::Map& map, const std::string& name)
{
    const auto found = called(map, name);
    const auto* const shape = found.size() == 1 ? std::get_if<Shape>(&found[0]->geometry) : nullptr;
    return shape ? *shape : Shape();
}

inline QStringList texts(const QList<FormatNote>& notes)
{
    QStringList list;
    for (const FormatNote& note : notes)
        list << note.text;
    return list;
}

inline nav::Json cell(std::int64_t column, std::int64_t row)
{
    return nav::Json::Object{{"cx", column}, {"cy", row}};
}

} // namespace thicket::tests::ldtk
