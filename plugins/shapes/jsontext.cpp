#include "plugins/shapes/jsontext.h"

#include <utility>

namespace thicket::plugins {

std::string jsonInXml(std::string json)
{
    for (const auto& [character, escape] :
         {std::pair("\xEF\xBF\xBE", "\\ufffe"), std::pair("\xEF\xBF\xBF", "\\uffff")}) {
        for (std::size_t at = json.find(character); at != std::string::npos;
             at = json.find(character, at))
            json.replace(at, 3, escape);
    }
    return json;
}

} // namespace thicket::plugins
