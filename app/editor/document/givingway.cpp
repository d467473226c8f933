#include "app/editor/document/givingway.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace thicket::editor {

void giveWay([[maybe_unused]] int niceness)
{
#ifdef Q_OS_LINUX
    const int window = getpriority(PRIO_PROCESS, static_cast<id_t>(getpid()));
    setpriority(PRIO_PROCESS, 0, window + niceness);
#endif
}

} // namespace thicket::editor
