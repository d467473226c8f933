#include "plugins/svg/svgimport.h"

#include "plugins/svg/svgconverter.h"

#include <new>

namespace thicket::plugins {

namespace {

/// Finds what counts for the whole drawing, wherever it stands.
class Definer : public SvgReceiver {
public:
    SvgDefinitions definitions;

    Result<void> open(const SvgElement& element) override
    {
        m_tag = element.tag;
        definitions.clipPaths.open(element);
        definitions.styles.addPaintServer(element);
        definitions.hasUses = definitions.hasUses || element.tag == "use";
        return {};
    }
    Result<void> text(const std::string& text) override
    {
        if (m_tag == "style")
            definitions.styles.add(text);
        return {};
    }
    Result<void> close() override
    {
        definitions.clipPaths.close();
        return {};
    }

private:
    std::string m_tag;
};

/// Most drawings need no look ahead.
bool mayDefine(const QByteArray& bytes)
{
    const bool isUtf16 = bytes.contains('\0');
    return isUtf16 || bytes.contains("url(") || bytes.contains("<use") || bytes.contains(":use") ||
           bytes.contains("<style") || bytes.contains(":style") || bytes.contains("clipPath");
}

Result<ImportedMap> imported(const ImportSource& source, const SvgImportOptions& options)
{
    const std::string name = source.name.toStdString();
    Definer definer;
    if (mayDefine(source.bytes)) {
        if (const Result<void> defined = readSvg(source.bytes, name, definer); !defined)
            return Unexpected(defined.error());
    }
    const SvgDefinitions& definitions = definer.definitions;
    SvgRecording recording(name, definitions.styles);
    if (definitions.hasUses) {
        if (const Result<void> recorded = readSvg(source.bytes, name, recording); !recorded)
            return Unexpected(recorded.error());
    }
    SvgConverter converter(name, options, definitions, definitions.hasUses ? &recording : nullptr);
    const Result<void> read =
        definitions.hasUses ? recording.play(0, converter) : readSvg(source.bytes, name, converter);
    if (!read)
        return Unexpected(read.error());
    return converter.finish();
}

} // namespace

Result<ImportedMap> importSvg(const ImportSource& source, const SvgImportOptions& options)
{
    try {
        return imported(source, options);
    } catch (const std::bad_alloc&) {
        return Unexpected("There is not enough memory for the drawing.", source.name.toStdString());
    }
}

} // namespace thicket::plugins
