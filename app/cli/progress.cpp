#include "app/cli/progress.h"

#include <unistd.h>

#include <cstdio>

namespace thicket::cli {

Progress::Progress(std::string what, std::size_t total)
    : m_what(std::move(what)), m_total(total), m_isTerminal(::isatty(STDERR_FILENO) == 1),
      m_next(Clock::now() + std::chrono::milliseconds(500))
{}

Progress::~Progress()
{
    if (m_isShown)
        std::fputs("\r\x1b[K", stderr);
}

void Progress::show(std::size_t done)
{
    if (!m_isTerminal || m_total == 0 || Clock::now() < m_next)
        return;
    m_isShown = true;
    m_next = Clock::now() + std::chrono::milliseconds(100);
    std::fprintf(stderr, "\r%s: %zu of %zu", m_what.c_str(), done, m_total);
    std::fflush(stderr);
}

} // namespace thicket::cli
