#include "app/editor/import/firstbytes.h"

#include "plugins/host/mapfiles.h"

#include <fstream>

namespace thicket::editor {

FirstBytes firstBytesOf(const QString& path)
{
    const std::filesystem::path file = plugins::nativePath(path);
    std::error_code error;
    // Opening a pipe would wait for its writer.
    if (!std::filesystem::is_regular_file(file, error) || error)
        return {};
    std::ifstream stream(file, std::ios::binary);
    FirstBytes first{QByteArray(mostFirstBytes, Qt::Uninitialized), true};
    stream.read(first.bytes.data(), mostFirstBytes);
    first.bytes.truncate(stream.gcount());
    first.areAll = stream.peek() == std::ifstream::traits_type::eof();
    // Then every row is a whole one.
    if (first.areAll && !first.bytes.endsWith('\n'))
        first.bytes += '\n';
    return first;
}

} // namespace thicket::editor
