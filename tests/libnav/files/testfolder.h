#pragma once

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

using Names = std::set<std::string>;

/// A temporary folder, removed with the object.
class Folder {
public:
    std::filesystem::path path(const std::string& name = {}) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    void put(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(path(name), std::ios::binary | std::ios::trunc) << bytes;
    }
    /// The file's contents, read without the code under test; "absent" if there is no such file.
    std::string bytes(const std::string& name) const
    {
        if (!std::filesystem::exists(path(name)))
            return "absent";
        std::ifstream file(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    std::set<std::string> names() const
    {
        std::set<std::string> names;
        for (const std::filesystem::directory_entry& entry :
             std::filesystem::directory_iterator(path()))
            names.insert(entry.path().filename().string());
        return names;
    }

private:
    QTemporaryDir m_folder;
};
