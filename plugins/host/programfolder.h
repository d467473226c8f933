#pragma once

#include <QString>

namespace thicket::plugins {

/// The folder of the running program's file, with or without a QCoreApplication.
QString programFolder();

} // namespace thicket::plugins
