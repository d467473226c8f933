#pragma once

#include "app/drawing/palette.h"

#include <QTest>

namespace thicket::test {

/// A row of data for each theme, in the column "theme".
inline void everyTheme()
{
    using drawing::Theme;
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::light;
    QTest::newRow("dark") << Theme::dark;
    QTest::newRow("high contrast, light") << Theme::highContrastLight;
    QTest::newRow("high contrast, dark") << Theme::highContrastDark;
}

} // namespace thicket::test
