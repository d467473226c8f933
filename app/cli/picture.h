#pragma once

#include "app/cli/arguments.h"

#include <QGuiApplication>

#include <optional>

namespace thicket::cli {

/// Qt draws text only with an application object. This one never looks for a display.
class OffscreenApplication {
public:
    OffscreenApplication();

private:
    char m_name[12] = "thicket-cli";
    int m_argumentCount = 1;
    char* m_arguments[2] = {m_name, nullptr};
    std::optional<QGuiApplication> m_application;
};

bool endsWith(const std::string& text, std::string_view end);

/// --theme light or dark
void addTheme(CLI::App& app, std::string& target);

} // namespace thicket::cli
