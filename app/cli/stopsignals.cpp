#include "app/cli/stopsignals.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <csignal>

namespace thicket::cli {

namespace {

std::atomic<bool> isStopped{false};
static_assert(std::atomic<bool>::is_always_lock_free);
int pipeEnds[2] = {-1, -1};

/// A handler may do no more than this.
void note(int)
{
    isStopped = true;
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(pipeEnds[1], &byte, 1);
}

} // namespace

StopSignals::StopSignals()
{
    isStopped = false;
    if (::pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // the signals end the process, as ever
    m_notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &StopSignals::came);
    struct sigaction action = {};
    action.sa_handler = note;
    action.sa_flags = int(SA_RESETHAND); // the next one ends the process
    for (const int signal : {SIGINT, SIGTERM})
        ::sigaction(signal, &action, nullptr);
}

StopSignals::~StopSignals()
{
    for (const int signal : {SIGINT, SIGTERM})
        std::signal(signal, SIG_DFL);
    delete m_notifier;
    for (int& end : pipeEnds) {
        if (end >= 0)
            ::close(end);
        end = -1;
    }
}

bool StopSignals::hasCome() { return isStopped; }

} // namespace thicket::cli
