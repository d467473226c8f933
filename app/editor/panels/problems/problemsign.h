#pragma once

#include <QToolButton>

namespace thicket::editor {

class Appearance;
class MapFindings;

/// The number of errors and warnings, for the status line. Hidden while there are none: hints do
/// not ask for attention.
class ProblemSign : public QToolButton {
    Q_OBJECT

public:
    ProblemSign(const MapFindings& findings, const Appearance& appearance,
                QWidget* parent = nullptr);

private:
    void refresh();

    const MapFindings& m_findings;
    const Appearance& m_appearance;
};

} // namespace thicket::editor
