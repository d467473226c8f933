#include "app/recovery/journalhead.h"

#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>

namespace thicket::recovery {

namespace {

// No path and no title that comes from a file or a text field holds it.
constexpr char separator = '\0';

bool readNumber(std::string_view text, std::int64_t& out)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size();
}

std::string withoutZeros(std::string text)
{
    std::erase(text, separator);
    return text;
}

} // namespace

JournalHead headFor(const std::filesystem::path& path, const std::string& title)
{
    std::array<char, 256> host{};
    if (::gethostname(host.data(), host.size() - 1) != 0)
        host[0] = 0;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return {path, withoutZeros(title), host.data(), ::getpid(),
            std::chrono::duration_cast<std::chrono::milliseconds>(now).count()};
}

std::string headText(const JournalHead& head)
{
    return head.path.string() + separator + head.title + separator + head.host + separator +
           std::to_string(head.process) + separator + std::to_string(head.begun) +
           (head.saved.isEmpty() ? std::string() : separator + head.saved.toHex().toStdString());
}

std::optional<JournalHead> readJournalHead(std::string_view text)
{
    constexpr std::size_t least = 5; // nothing was saved
    std::array<std::string_view, least + 1> parts;
    std::size_t count = 0;
    for (bool isLast = false; !isLast && count < parts.size(); ++count) {
        const std::size_t end = text.find(separator);
        isLast = end == std::string_view::npos;
        parts[count] = text.substr(0, end);
        text.remove_prefix(isLast ? text.size() : end + 1);
    }
    if (count < least || !text.empty())
        return std::nullopt;
    JournalHead head{parts[0], std::string(parts[1]), std::string(parts[2]), 0, 0};
    head.saved = QByteArray::fromHex(QByteArray(parts[5].data(), qsizetype(parts[5].size())));
    if (!readNumber(parts[3], head.process) || !readNumber(parts[4], head.begun))
        return std::nullopt;
    return head;
}

} // namespace thicket::recovery
