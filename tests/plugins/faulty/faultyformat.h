#pragma once

#include "plugins/api/mapformat.h"

#include <QObject>

/// A format that does nothing, for plugins with one fault each.
class FaultyFormat : public QObject, public thicket::plugins::MapFormat {
public:
    explicit FaultyFormat(const char* id) : m_id(id) {}

    thicket::plugins::FormatInfo info() const override
    {
        return {QString::fromLatin1(m_id), "Faulty", {"faulty"}, true, true, {}, {}};
    }
    thicket::Result<thicket::plugins::ImportedMap>
    importMap(const thicket::plugins::ImportSource&,
              const thicket::plugins::OptionValues&) const override
    {
        return thicket::plugins::ImportedMap();
    }
    thicket::Result<thicket::plugins::ExportBundle>
    exportMap(const thicket::nav::Map&, const thicket::plugins::OptionValues&) const override
    {
        return thicket::plugins::ExportBundle{};
    }

private:
    const char* m_id;
};

/// A format that fails at each import and export.
class FailsAtWork : public FaultyFormat {
public:
    using FaultyFormat::FaultyFormat;

    thicket::Result<thicket::plugins::ImportedMap>
    importMap(const thicket::plugins::ImportSource&,
              const thicket::plugins::OptionValues&) const override
    {
        fail();
        return thicket::plugins::ImportedMap();
    }
    thicket::Result<thicket::plugins::ExportBundle>
    exportMap(const thicket::nav::Map&, const thicket::plugins::OptionValues&) const override
    {
        fail();
        return thicket::plugins::ExportBundle{};
    }

private:
    virtual void fail() const = 0; ///< never returns
};
