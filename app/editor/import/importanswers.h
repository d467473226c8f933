#pragma once

#include "plugins/api/mapformat.h"

#include <QString>

namespace thicket::editor::importanswers {

/// The last answers for files of this kind (ImportSurvey::kind). Empty if there were none. They are
/// kept between sessions, for as many kinds as a user is likely to meet.
plugins::OptionValues last(const QString& formatId, const QString& kind);
void keep(const QString& formatId, const QString& kind, const plugins::OptionValues& answers);

} // namespace thicket::editor::importanswers
