#include "tests/app/window/windowbench.h"

#include "app/editor/panels/inspector/propertytype.h"
#include "app/editor/panels/inspector/sharedproperties.h"
#include "app/editor/widgets/numberfield.h"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>

using namespace thicket;
using editor::PropertyType;
using nav::Json;

/// Custom properties by type: text, number, yes or no, colour, object.
class PropertiesTest : public QObject {
    Q_OBJECT

public:
    static void initMain() { isolateSettings(); }

private:
    static const Json& value(WindowBench& bench, const char* key)
    {
        return bench.map().find(1)->properties.at(key);
    }
    /// Chooses the type in the menu of the row's button.
    static void chooseType(WindowBench& bench, const QString& key, const QString& type)
    {
        auto* button = bench.widget<QToolButton>("type " + key);
        for (QAction* action : button->menu()->actions()) {
            if (action->text() == type) {
                action->trigger();
                return;
            }
        }
        QFAIL("no such type");
    }
    static const QLabel* dotsOf(const QLineEdit& field)
    {
        for (const QLabel* label : field.findChildren<QLabel*>()) {
            if (label->property("role") == "textDots")
                return label;
        }
        qFatal("no dots");
    }
    static nav::Map withProperties(const Json::Object& properties)
    {
        nav::Map map = WindowBench::smallMap();
        nav::MapObject oak = *map.find(1);
        oak.properties = properties;
        map.replace(oak);
        return map;
    }

private slots:
    /// Dots at the end, and all of it in the tooltip.
    void longTextsSayThatTheyGoOn()
    {
        WindowBench bench;
        const QString words = QString("from the north wall ").repeated(10);
        bench.workbench.document().reset(
            withProperties({{"note", nav::Json(words.toStdString())}, {"short", nav::Json("oak")}}),
            {});
        bench.workbench.selection().set({1});
        auto* const field = bench.widget<QLineEdit>("property note");
        const auto* const dots = dotsOf(*field);
        QVERIFY(dots->isVisible());
        QVERIFY(field->rect().contains(dots->geometry()));
        QVERIFY(!dotsOf(*bench.widget<QLineEdit>("property short"))->isVisible());
        QHelpEvent help(QEvent::ToolTip, {5, 5}, field->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(field, &help);
        QCOMPARE(QToolTip::text(), words);
        QToolTip::hideText();
        QTest::mouseClick(field, Qt::LeftButton);
        QVERIFY(!dots->isVisible()); // where the user types
        bench.workbench.view().setFocus();
        QVERIFY(dots->isVisible());
        field->setText("short, too");
        QVERIFY(!dots->isVisible());
    }

    /// Not the end of what does not fit.
    void longTextsShowTheirBeginning()
    {
        WindowBench bench;
        const QString words = QString("from the north wall ").repeated(10);
        nav::MapObject object = *bench.map().find(1);
        object.name = words.toStdString();
        object.properties = {{"note", nav::Json(words.toStdString())}};
        bench.workbench.document().push(nav::MapEdit::change(bench.map(), {object}), "Name");
        bench.workbench.selection().set({1});
        for (const char* name : {"objectName", "property note"}) {
            auto* field = bench.widget<QLineEdit>(name);
            QCOMPARE(field->cursorPosition(), 0);
            QTest::mouseClick(field, Qt::LeftButton);
            QTest::keyClick(field, Qt::Key_End);
            QTest::keyClicks(field, "!");
            QCOMPARE(field->cursorPosition(), int(words.size()) + 1); // where the user types
            QTest::keyClick(field, Qt::Key_Return);
            QTRY_VERIFY(!bench.widget<QLineEdit>(name)->hasFocus());
            QCOMPARE(bench.widget<QLineEdit>(name)->cursorPosition(), 0);
        }
    }

    void init() { QSettings().clear(); }

    void valuesTellTheirType()
    {
        QCOMPARE(editor::typeOf(Json("oak")), PropertyType::text);
        QCOMPARE(editor::typeOf(Json("#12345g")), PropertyType::text);
        QCOMPARE(editor::typeOf(Json("#3f78c4")), PropertyType::colour);
        QCOMPARE(editor::typeOf(Json(2.5)), PropertyType::number);
        QCOMPARE(editor::typeOf(Json(Json::Number{"1e400"})), PropertyType::other);
        QCOMPARE(editor::typeOf(Json(false)), PropertyType::boolean);
        QCOMPARE(editor::typeOf(editor::referenceTo(7)), PropertyType::object);
        QCOMPARE(editor::typeOf(Json(Json::Array{})), PropertyType::other);
        QCOMPARE(editor::typeOf(Json()), PropertyType::other);
        QCOMPARE(editor::referenceOf(editor::referenceTo(7)), nav::ObjectId(7));
        for (const PropertyType type : editor::propertyTypes()) {
            for (const Json& any : {Json("12"), Json("red"), Json(true), Json(-3.5), Json(),
                                    editor::referenceTo(4), Json(Json::Array{})})
                QCOMPARE(editor::typeOf(editor::converted(any, type)), type);
        }
        QCOMPARE(editor::numberOf(editor::converted(Json("12"), PropertyType::number)), 12.0);
        QVERIFY(editor::converted(Json(12.0), PropertyType::text) == Json("12"));
        QCOMPARE(editor::referenceOf(editor::converted(Json("4"), PropertyType::object)), 4);
    }

    void severalObjectsShowMixedAndSetAll()
    {
        WindowBench bench;
        nav::Map map = withProperties({{"age", Json(5.0)}, {"kind", Json("oak")}});
        nav::MapObject wall = *map.find(3);
        wall.properties = {{"age", Json(7.0)},
                           {"kind", Json("oak")},
                           {"old", Json(true)},
                           {"tint", Json("#3f78c4")},
                           {"twin", editor::referenceTo(2)}};
        map.replace(wall);
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1, 3});
        const auto of = [&bench](nav::ObjectId id) { return bench.map().find(id)->properties; };

        QCOMPARE(bench.widget<QLineEdit>("property kind")->text(), QString("oak"));
        auto* age = bench.widget<editor::NumberField>("property age");
        QVERIFY(!age->value());
        QVERIFY(!bench.widget<QAbstractButton>("property old")->isChecked());
        QCOMPARE(bench.widget<QAbstractButton>("property old")->toolTip(), QString("mixed"));
        for (const char* empty : {"property tint", "property twin"}) {
            QVERIFY(bench.widget<QLineEdit>(empty)->text().isEmpty());
            QCOMPARE(bench.widget<QLineEdit>(empty)->placeholderText(), QString("mixed"));
        }

        QTest::mouseClick(age, Qt::LeftButton);
        QTest::keyClicks(age, "90");
        QTest::keyClick(age, Qt::Key_Return);
        QCOMPARE(editor::numberOf(of(1).at("age")), 90.0);
        QCOMPARE(editor::numberOf(of(3).at("age")), 90.0);
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
        QTest::mouseClick(bench.widget<QAbstractButton>("property old"), Qt::LeftButton);
        QVERIFY(of(1).at("old") == Json(true) && of(3).at("old") == Json(true));
        QTest::mouseClick(bench.widget<QToolButton>("remove kind"), Qt::LeftButton);
        QTRY_VERIFY(!of(1).contains("kind") && !of(3).contains("kind"));
        QTest::mouseClick(bench.widget<QPushButton>("addProperty"), Qt::LeftButton);
        auto* name = bench.widget<QLineEdit>("newPropertyName");
        QTest::keyClicks(name, "zone");
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(of(1).at("zone") == Json("") && of(3).at("zone") == Json(""));
        chooseType(bench, "zone", "Number");
        QTRY_VERIFY(editor::numberOf(of(1).at("zone")) == 0 &&
                    editor::numberOf(of(3).at("zone")) == 0);
        while (bench.workbench.document().undoStack().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == map);

        bench.workbench.selection().set({1, 2});
        QVERIFY(bench.widget<QLineEdit>("property kind")->text().isEmpty());
        QVERIFY(!bench.widget<editor::NumberField>("property age")->value());
    }

    /// Each object with a property of its own: the first of them are shown.
    void veryManyPropertiesAreNotAllShown()
    {
        nav::Map map = WindowBench::smallMap();
        QList<nav::ObjectId> ids;
        for (int i = 0; i < 1000; ++i) {
            nav::MapObject circle = *map.find(1);
            circle.id = map.unusedId();
            circle.properties = {{"of " + std::to_string(i), Json(double(i))}};
            ids << circle.id;
            map.append(std::move(circle));
        }
        QCOMPARE(editor::sharedProperties(map, ids).size(), editor::mostShared);
        QCOMPARE(editor::sharedProperties(map, ids.first(1)).size(), std::size_t(1));
        QVERIFY(editor::sharedProperties(map, ids.first(1)).at("of 0").value == Json(0.0));
        QVERIFY(!editor::sharedProperties(map, ids.first(2)).at("of 0").value);
    }

    void eachTypeHasItsField()
    {
        WindowBench bench;
        const nav::Map map = withProperties({{"age", Json(80.0)},
                                             {"bark", Json("#704020")},
                                             {"kind", Json("oak")},
                                             {"old", Json(true)},
                                             {"rings", Json(Json::Array{Json(1.0)})},
                                             {"twin", editor::referenceTo(2)}});
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1});
        bench.typeInto(bench.widget<editor::NumberField>("property age"), "80+7.5");
        QVERIFY(value(bench, "age") == Json(87.5));
        bench.typeInto(bench.widget<QLineEdit>("property bark"), "red");
        QVERIFY(value(bench, "bark") == Json("#ff0000"));
        bench.typeInto(bench.widget<QLineEdit>("property kind"), "elm");
        QVERIFY(value(bench, "kind") == Json("elm"));
        QTest::mouseClick(bench.widget<QAbstractButton>("property old"), Qt::LeftButton);
        QVERIFY(value(bench, "old") == Json(false));
        QVERIFY(bench.widget<QLineEdit>("property rings")->isReadOnly());
        auto* twin = bench.widget<QLineEdit>("property twin");
        QCOMPARE(twin->text(), QString("circle 2"));
        bench.typeInto(twin, "3");
        QTest::keyClick(twin, Qt::Key_Return);
        QVERIFY(value(bench, "twin") == editor::referenceTo(3));
        QCOMPARE(twin->text(), QString("wall 3"));
        bench.typeInto(twin, "99"); // no such object
        QTest::keyClick(twin, Qt::Key_Return);
        QVERIFY(value(bench, "twin") == editor::referenceTo(3));
        bench.typeInto(twin, "oak"); // by its name
        QTest::keyClick(twin, Qt::Key_Return);
        QVERIFY(value(bench, "twin") == editor::referenceTo(1));
        QCOMPARE(bench.workbench.document().undoStack().count(), 6);
        QTest::mouseClick(bench.widget<QToolButton>("property twin select"), Qt::LeftButton);
        while (bench.workbench.document().canUndo())
            bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
    }

    void signsOfAllTypesAreEquallyWide()
    {
        WindowBench bench;
        const nav::Map map = withProperties(
            {{"bark", Json("#704020")}, {"kind", Json("oak")}, {"twin", editor::referenceTo(2)}});
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1});
        const int right = bench.widget<QToolButton>("type bark")->geometry().left();
        for (const char* key : {"kind", "twin"})
            QCOMPARE(bench.widget<QToolButton>(QString("type ") + key)->geometry().left(), right);
        QCOMPARE(bench.widget<QLineEdit>("property twin")->cursorPosition(), 0);
    }

    void theTypeIsChosenInOneStep()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        QTest::mouseClick(bench.widget<QPushButton>("addProperty"), Qt::LeftButton);
        QTest::keyClicks(bench.widget<QLineEdit>("newPropertyName"), "age");
        QTest::keyClick(bench.widget<QLineEdit>("newPropertyName"), Qt::Key_Return);
        QTRY_VERIFY(bench.window.findChild<QLineEdit*>("property age"));
        bench.typeInto(bench.widget<QLineEdit>("property age"), "80");
        const int steps = bench.workbench.document().undoStack().count();
        const nav::Map before = bench.map();
        chooseType(bench, "age", "Number");
        QTRY_VERIFY(value(bench, "age") == Json(std::int64_t(80)));
        QCOMPARE(bench.workbench.document().undoStack().count(), steps + 1);
        QVERIFY(bench.widget<editor::NumberField>("property age"));
        chooseType(bench, "age", "Yes or no");
        QTRY_VERIFY(value(bench, "age") == Json(true));
        chooseType(bench, "age", "Object");
        QTRY_COMPARE(editor::typeOf(value(bench, "age")), PropertyType::object);
        chooseType(bench, "age", "Colour");
        QTRY_COMPARE(editor::typeOf(value(bench, "age")), PropertyType::colour);
        while (bench.workbench.document().undoStack().index() > steps)
            bench.workbench.document().undo();
        QVERIFY(bench.map() == before);
        QVERIFY(bench.widget<QToolButton>("type age")->accessibleName().contains("Text"));
    }

    /// By a double click on the name, by F2 in its row or from the menu of the type.
    void aPropertyIsRenamedForAllInOneStep()
    {
        WindowBench bench;
        nav::Map map = withProperties({{"age", Json(5.0)}, {"kind", Json("oak")}});
        nav::MapObject wall = *map.find(3);
        wall.properties = {{"age", Json(7.0)}, {"zone", Json("north")}};
        map.replace(wall);
        bench.workbench.document().reset(map, {});
        bench.workbench.selection().set({1, 3});
        const auto of = [&bench](nav::ObjectId id) { return bench.map().find(id)->properties; };
        const auto newName = [&bench] { return bench.widget<QLineEdit>("propertyNewName"); };
        const auto isRenaming = [&bench] {
            const auto fields = bench.window.findChildren<QLineEdit*>("propertyNewName");
            return std::any_of(fields.begin(), fields.end(),
                               [](const QLineEdit* field) { return field->isVisible(); });
        };

        for (QLabel* label : bench.window.findChildren<QLabel*>()) {
            if (label->text() == "age")
                QTest::mouseDClick(label, Qt::LeftButton);
        }
        QCOMPARE(newName()->selectedText(), QString("age"));
        QTest::keyClicks(newName(), "years");
        QTest::keyClick(newName(), Qt::Key_Return);
        QVERIFY(!of(1).contains("age") && !of(3).contains("age"));
        QVERIFY(of(1).at("years") == Json(5.0) && of(3).at("years") == Json(7.0));
        QVERIFY(bench.workbench.view().hasFocus()); // as after Enter in other fields
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);

        // One object has both: neither value is lost.
        auto* years = bench.widget<editor::NumberField>("property years");
        years->setFocus();
        QTest::keyClick(years, Qt::Key_F2);
        QTest::keyClicks(newName(), "zone");
        QTest::keyClick(newName(), Qt::Key_Return);
        QVERIFY(bench.widget<QLabel>("propertyRefusal")->text().contains("zone"));
        QVERIFY(of(3).at("zone") == Json("north") && of(3).at("years") == Json(7.0));
        years->setFocus();
        QTest::keyClick(years, Qt::Key_F2);
        QVERIFY(!bench.window.findChild<QLabel*>("propertyRefusal")->isVisible());
        QTest::keyClicks(newName(), "age");
        QTest::keyClick(newName(), Qt::Key_Escape);
        QVERIFY(of(3).contains("years") && !of(3).contains("age"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);

        chooseType(bench, "kind", "Rename…");
        QTRY_VERIFY(isRenaming());
        QCOMPARE(newName()->text(), QString("kind"));
        QTest::keyClicks(newName(), "species");
        bench.workbench.view().setFocus(); // a click elsewhere
        QVERIFY(of(1).at("species") == Json("oak") && !of(1).contains("kind"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 2);
        bench.workbench.document().undo();
        bench.workbench.document().undo();
        QVERIFY(bench.map() == map);
        QVERIFY(bench.widget<editor::NumberField>("property age"));
    }

    void aColourTypedAsTextKeepsTheFieldUntilItIsLeft()
    {
        WindowBench bench;
        bench.workbench.selection().set({1});
        auto* text = bench.widget<QLineEdit>("property species");
        bench.typeInto(text, "#3f78c4");
        QVERIFY(text->hasFocus());
        QTest::keyClicks(text, " grove");
        QVERIFY(value(bench, "species") == Json("#3f78c4 grove"));
        QCOMPARE(bench.workbench.document().undoStack().count(), 1);
    }
};

QTEST_MAIN(PropertiesTest)
#include "propertiestest.moc"
