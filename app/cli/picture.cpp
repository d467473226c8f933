#include "app/cli/picture.h"

#include <CLI/CLI.hpp>

namespace thicket::cli {

OffscreenApplication::OffscreenApplication()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qunsetenv("QT_QPA_PLATFORMTHEME");
    m_application.emplace(m_argumentCount, m_arguments);
}

bool endsWith(const std::string& text, std::string_view end)
{
    return text.size() >= end.size() &&
           std::string_view(text).substr(text.size() - end.size()) == end;
}

void addTheme(CLI::App& app, std::string& target)
{
    const auto read = [&target](const std::string& text) {
        if (text != "light" && text != "dark")
            refuseArgument("--theme", text, "light or dark");
        target = text;
    };
    app.add_option_function<std::string>("--theme", read, "light or dark (light)")
        ->type_name("NAME");
}

} // namespace thicket::cli
