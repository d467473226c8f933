#include "plugins/tiled/tiledreader.h"

#include "plugins/tiled/tmjreader.h"
#include "plugins/tiled/tmxreader.h"

#include <string_view>

namespace thicket::plugins {

namespace {

/// The text without a byte order mark.
std::string_view textOf(const QByteArray& bytes)
{
    const std::string_view text(bytes.constData(), std::size_t(bytes.size()));
    return text.substr(text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0);
}

template <class Value>
using Reading = Result<Value> (*)(std::string_view, const std::string&, ReadingBudget&);

template <class Value> Result<Value> readEither(const QByteArray& bytes, const std::string& name,
                                                ReadingBudget& budget, Reading<Value> tmx,
                                                Reading<Value> tmj)
{
    budget.allow(std::size_t(bytes.size()));
    const std::string_view text = textOf(bytes);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return Unexpected("The file is empty.", name);
    if (text[first] != '<' && text[first] != '{')
        return Unexpected("This is neither Tiled's XML nor its JSON in UTF-8.", name);
    return text[first] == '<' ? tmx(text, name, budget) : tmj(text, name, budget);
}

} // namespace

Result<TiledMap> readTiledMap(const QByteArray& bytes, const std::string& name,
                              ReadingBudget& budget)
{
    return readEither<TiledMap>(bytes, name, budget, readTmxMap, readTmjMap);
}

Result<TiledTileset> readTiledTileset(const QByteArray& bytes, const std::string& name,
                                      ReadingBudget& budget)
{
    return readEither<TiledTileset>(bytes, name, budget, readTmxTileset, readTmjTileset);
}

Result<TiledTemplate> readTiledTemplate(const QByteArray& bytes, const std::string& name,
                                        ReadingBudget& budget)
{
    return readEither<TiledTemplate>(bytes, name, budget, readTmxTemplate, readTmjTemplate);
}

} // namespace thicket::plugins
