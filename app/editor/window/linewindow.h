#pragma once

#include "app/editor/files/fileplace.h"
#include "app/editor/navigation/newestjob.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace thicket::editor {

class Appearance;

/// The text of a file round a place at which it is wrong, to be read and copied. The place is
/// marked. It is read on a worker thread.
class LineWindow : public QDialog {
    Q_OBJECT

public:
    explicit LineWindow(const Appearance& appearance, QWidget* parent = nullptr);

    /// `problem`: a sentence about the place, shown above the text.
    void showPlace(const FilePlace& place, const QString& problem);

private:
    void take(const FilePlace& place, const Result<FileExcerpt>& excerpt);
    void fill(const FilePlace& place, const FileExcerpt& excerpt);
    void mark(int block, int begin, int length);

    const Appearance& m_appearance;
    QLabel* m_problem;
    QPlainTextEdit* m_text;
    NewestJob m_job;
};

} // namespace thicket::editor
