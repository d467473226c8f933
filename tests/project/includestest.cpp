#include "tests/project/sources.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

/// A precompiled standard header, and names that nothing else should be relied on to declare.
struct StandardHeader {
    QString header;
    QStringList names;
};

const QList<StandardHeader>& standardHeaders()
{
    static const QList<StandardHeader> all{
        {"algorithm",
         {"sort",
          "stable_sort",
          "nth_element",
          "lower_bound",
          "upper_bound",
          "max_element",
          "min_element",
          "find_if",
          "any_of",
          "all_of",
          "none_of",
          "clamp",
          "ranges::sort",
          "ranges::find",
          "ranges::any_of",
          "ranges::all_of",
          "ranges::none_of",
          "ranges::lower_bound",
          "ranges::upper_bound",
          "ranges::equal"}},
        {"array", {"array"}},
        {"atomic", {"atomic"}},
        {"charconv", {"from_chars", "to_chars"}},
        {"chrono", {"chrono"}},
        {"cmath", {"sqrt", "hypot", "atan2", "floor", "ceil", "cos", "sin", "isfinite", "isnan"}},
        {"condition_variable", {"condition_variable"}},
        {"cstdint",
         {"uint8_t", "uint16_t", "uint32_t", "uint64_t", "int8_t", "int16_t", "int32_t",
          "int64_t"}},
        {"cstring", {"memcpy", "memcmp", "memset"}},
        {"deque", {"deque"}},
        {"filesystem", {"filesystem"}},
        {"functional", {"function"}},
        {"iterator", {"back_inserter"}},
        {"limits", {"numeric_limits"}},
        {"map", {"map", "multimap"}},
        {"memory", {"unique_ptr", "shared_ptr", "weak_ptr", "make_unique", "make_shared"}},
        {"mutex", {"mutex", "lock_guard", "unique_lock", "scoped_lock"}},
        {"numbers", {"numbers"}},
        {"numeric", {"accumulate", "iota", "exclusive_scan"}},
        {"optional", {"optional", "nullopt"}},
        {"queue", {"queue", "priority_queue"}},
        {"random", {"mt19937", "mt19937_64"}},
        {"set", {"set"}},
        {"span", {"span"}},
        {"sstream", {"ostringstream", "istringstream", "stringstream"}},
        {"stop_token", {"stop_token", "stop_source"}},
        {"string", {"string", "to_string"}},
        {"string_view", {"string_view"}},
        {"thread", {"thread", "jthread"}},
        {"tuple", {"tuple", "tie"}},
        {"unordered_map", {"unordered_map"}},
        {"unordered_set", {"unordered_set"}},
        {"utility", {"exchange", "as_const"}},
        {"variant", {"variant", "get_if", "visit", "holds_alternative", "monostate"}},
        {"vector", {"vector"}},
    };
    return all;
}

/// What is written std::NAME in the code of a file, outside comments and texts.
QSet<QString> standardNamesIn(const QString& file)
{
    static const QRegularExpression aside("//[^\n]*|\"(\\\\.|[^\"\\\\\n])*\"");
    static const QRegularExpression name(R"(\bstd::((?:ranges::)?\w+))");
    QSet<QString> names;
    const QString code = textOf(file).remove(aside);
    for (auto found = name.globalMatch(code); found.hasNext();)
        names << found.next().captured(1);
    return names;
}

/// The headers from outside that a file includes, itself or by headers of ours.
class OutsideHeaders {
public:
    QSet<QString> of(const QString& file)
    {
        QSet<QString> outside;
        QSet<QString> seen{file};
        QStringList open{file};
        while (!open.isEmpty()) {
            for (const QString& target : targetsOf(open.takeLast())) {
                if (!QFileInfo::exists(QString(THICKET_SOURCE_DIR) + '/' + target))
                    outside << target;
                else if (!seen.contains(target)) {
                    seen << target;
                    open << target;
                }
            }
        }
        return outside;
    }

private:
    const QStringList& targetsOf(const QString& file)
    {
        auto known = m_targets.find(file);
        if (known == m_targets.end()) {
            QStringList targets;
            for (const Include& include : includesOf(file))
                targets << include.target;
            known = m_targets.insert(file, targets);
        }
        return *known;
    }

    QHash<QString, QStringList> m_targets;
};

} // namespace

/// The precompiled headers hide a forgotten include from us, and not from a program that uses the
/// installed headers or from a build without them.
class IncludesTest : public QObject {
    Q_OBJECT

private slots:
    void everyFileIncludesTheStandardHeadersThatItUses()
    {
        OutsideHeaders headers;
        QStringList missing;
        int used = 0;
        for (const QString& file :
             sourcesBelow({"libnav", "libsteer", "plugins", "app", "tests"})) {
            const QSet<QString> names = standardNamesIn(file);
            const QSet<QString> included = headers.of(file);
            for (const auto& [header, declared] : standardHeaders()) {
                for (const QString& name : declared) {
                    if (!names.contains(name))
                        continue;
                    ++used;
                    if (!included.contains(header))
                        missing << QString("%1: std::%2 needs <%3>").arg(file, name, header);
                }
            }
        }
        QVERIFY(used > 1000);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }
};

QTEST_GUILESS_MAIN(IncludesTest)
#include "includestest.moc"
