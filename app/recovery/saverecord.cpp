#include "app/recovery/saverecord.h"

#include <charconv>
#include <system_error>

namespace thicket::recovery {

namespace {

constexpr std::size_t hashSize = 32;
constexpr char separator = '\n';

} // namespace

std::string saveText(const SaveRecord& save)
{
    return std::to_string(save.mark) + separator + save.hash.toStdString() + save.file.string();
}

std::optional<SaveRecord> readSave(std::string_view text)
{
    SaveRecord save;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), save.mark);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (error != std::errc() || !text.starts_with(separator) || text.size() <= 1 + hashSize)
        return std::nullopt;
    save.hash = QByteArray(text.data() + 1, hashSize);
    save.file = text.substr(1 + hashSize);
    return save;
}

} // namespace thicket::recovery
