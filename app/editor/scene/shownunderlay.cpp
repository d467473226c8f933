#include "app/editor/scene/shownunderlay.h"

#include "app/drawing/picturefile.h"
#include "app/editor/document/mapdocument.h"
#include "app/editor/errors/errortext.h"

namespace thicket::editor {

ShownUnderlay::ShownUnderlay(const MapDocument& document, QObject* parent)
    : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::changed, this, [this](const nav::MapEdit& edit) {
        if (edit.settings)
            follow();
    });
    connect(&document, &MapDocument::wasReset, this, &ShownUnderlay::follow);
    follow();
}

void ShownUnderlay::follow()
{
    const auto& underlay = m_document.map().settings.underlay;
    const QString path = underlay ? QString::fromStdString(underlay->image) : QString();
    if (path == m_path || (underlay && !underlay->visible))
        return;
    m_path = path;
    m_picture = {};
    m_problem.clear();
    m_job.cancel();
    if (!path.isEmpty())
        m_job.order([this, path](const std::atomic<bool>&) -> NewestJob::Report {
            const auto read = drawing::readPicture(path);
            const drawing::PicturePyramid picture(read ? *read : QImage());
            const QString problem = read ? QString() : errorText(read.error());
            return [this, picture, problem] { take(picture, problem); };
        });
    emit changed();
}

void ShownUnderlay::take(const drawing::PicturePyramid& picture, const QString& problem)
{
    m_picture = picture;
    m_problem = problem;
    emit changed();
    if (!problem.isEmpty())
        emit failed(problem);
}

} // namespace thicket::editor
