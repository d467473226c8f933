<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Format</name>
    <message>
        <source>Circle list (CSV)</source>
        <translation>Kreisliste (CSV)</translation>
    </message>
    <message>
        <source>Tiled map (JSON)</source>
        <translation>Tiled-Karte (JSON)</translation>
    </message>
    <message>
        <source>how many pixels one map unit becomes</source>
        <translation>Pixel je Einheit der Karte</translation>
    </message>
    <message>
        <source>%1 circle: exact</source>
        <translation>%1 Kreis: exakt</translation>
    </message>
    <message>
        <source>%1 circles: exact</source>
        <translation>%1 Kreise: exakt</translation>
    </message>
    <message>
        <source>%1 circle&apos;s name and properties: left out</source>
        <translation>%1 Kreis, Name und Eigenschaften: weggelassen</translation>
    </message>
    <message>
        <source>%1 circles&apos; name and properties: left out</source>
        <translation>%1 Kreise, Name und Eigenschaften: weggelassen</translation>
    </message>
    <message>
        <source>%1 inverted circle: left out</source>
        <translation>%1 invertierter Kreis: weggelassen</translation>
    </message>
    <message>
        <source>%1 inverted circles: left out</source>
        <translation>%1 invertierte Kreise: weggelassen</translation>
    </message>
    <message>
        <source>%1 wall: left out</source>
        <translation>%1 Wand: weggelassen</translation>
    </message>
    <message>
        <source>%1 walls: left out</source>
        <translation>%1 Wände: weggelassen</translation>
    </message>
    <message>
        <source>%1 polygon: left out</source>
        <translation>%1 Polygon: weggelassen</translation>
    </message>
    <message>
        <source>%1 polygons: left out</source>
        <translation>%1 Polygone: weggelassen</translation>
    </message>
    <message>
        <source>bounds that are walls: left out</source>
        <translation>Begrenzung aus Wänden: weggelassen</translation>
    </message>
    <message>
        <source>%1 marker: left out</source>
        <translation>%1 Markierung: weggelassen</translation>
    </message>
    <message>
        <source>%1 markers: left out</source>
        <translation>%1 Markierungen: weggelassen</translation>
    </message>
    <message>
        <source>%1 circle as an ellipse: exact</source>
        <translation>%1 Kreis als Ellipse: exakt</translation>
    </message>
    <message>
        <source>%1 circles as ellipses: exact</source>
        <translation>%1 Kreise als Ellipsen: exakt</translation>
    </message>
    <message>
        <source>%1 circle as an ellipse: rounded in the last digit</source>
        <translation>%1 Kreis als Ellipse: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 circles as ellipses: rounded in the last digit</source>
        <translation>%1 Kreise als Ellipsen: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 wall as a polyline, thickness as a property: exact</source>
        <translation>%1 Wand als Linienzug, Dicke als Eigenschaft: exakt</translation>
    </message>
    <message>
        <source>%1 walls as polylines, thickness as a property: exact</source>
        <translation>%1 Wände als Linienzüge, Dicke als Eigenschaft: exakt</translation>
    </message>
    <message>
        <source>%1 wall as a polyline, thickness as a property: rounded in the last digit</source>
        <translation>%1 Wand als Linienzug, Dicke als Eigenschaft: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 walls as polylines, thickness as a property: rounded in the last digit</source>
        <translation>%1 Wände als Linienzüge, Dicke als Eigenschaft: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 polygon: exact</source>
        <translation>%1 Polygon: exakt</translation>
    </message>
    <message>
        <source>%1 polygons: exact</source>
        <translation>%1 Polygone: exakt</translation>
    </message>
    <message>
        <source>%1 polygon: rounded in the last digit</source>
        <translation>%1 Polygon: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 polygons: rounded in the last digit</source>
        <translation>%1 Polygone: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 start marker as a point: exact</source>
        <translation>%1 Start als Punkt: exakt</translation>
    </message>
    <message>
        <source>%1 start markers as points: exact</source>
        <translation>%1 Starts als Punkte: exakt</translation>
    </message>
    <message>
        <source>%1 start marker as a point: rounded in the last digit</source>
        <translation>%1 Start als Punkt: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 start markers as points: rounded in the last digit</source>
        <translation>%1 Starts als Punkte: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 goal marker as a point: exact</source>
        <translation>%1 Ziel als Punkt: exakt</translation>
    </message>
    <message>
        <source>%1 goal markers as points: exact</source>
        <translation>%1 Ziele als Punkte: exakt</translation>
    </message>
    <message>
        <source>%1 goal marker as a point: rounded in the last digit</source>
        <translation>%1 Ziel als Punkt: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 goal markers as points: rounded in the last digit</source>
        <translation>%1 Ziele als Punkte: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 agent as a point with properties: exact</source>
        <translation>%1 Agent als Punkt mit Eigenschaften: exakt</translation>
    </message>
    <message>
        <source>%1 agents as points with properties: exact</source>
        <translation>%1 Agenten als Punkte mit Eigenschaften: exakt</translation>
    </message>
    <message>
        <source>%1 agent as a point with properties: rounded in the last digit</source>
        <translation>%1 Agent als Punkt mit Eigenschaften: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 agents as points with properties: rounded in the last digit</source>
        <translation>%1 Agenten als Punkte mit Eigenschaften: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 inverted shape: drawn as the hole, with the property inverted</source>
        <translation>%1 invertierte Form: als Loch gezeichnet, mit der Eigenschaft inverted</translation>
    </message>
    <message>
        <source>%1 inverted shapes: drawn as the hole, with the property inverted</source>
        <translation>%1 invertierte Formen: als Loch gezeichnet, mit der Eigenschaft inverted</translation>
    </message>
    <message>
        <source>%1 object&apos;s nested properties: as JSON text</source>
        <translation>%1 Objekt, verschachtelte Eigenschaften: als JSON-Text</translation>
    </message>
    <message>
        <source>%1 objects&apos; nested properties: as JSON text</source>
        <translation>%1 Objekte, verschachtelte Eigenschaften: als JSON-Text</translation>
    </message>
    <message>
        <source>%1 object&apos;s keys of other programs: left out</source>
        <translation>%1 Objekt, Schlüssel anderer Programme: weggelassen</translation>
    </message>
    <message>
        <source>%1 objects&apos; keys of other programs: left out</source>
        <translation>%1 Objekte, Schlüssel anderer Programme: weggelassen</translation>
    </message>
    <message>
        <source>bounds that are walls: the property boundsAreWalls</source>
        <translation>Begrenzung aus Wänden: die Eigenschaft boundsAreWalls</translation>
    </message>
    <message>
        <source>ids beyond 2^31: numbered anew</source>
        <translation>Ids über 2^31: neu nummeriert</translation>
    </message>
    <message>
        <source>%1 agent group: left out</source>
        <translation>%1 Agentengruppe: weggelassen</translation>
    </message>
    <message>
        <source>%1 agent groups: left out</source>
        <translation>%1 Agentengruppen: weggelassen</translation>
    </message>
    <message>
        <source>%1 group of objects: left out</source>
        <translation>%1 Objektgruppe: weggelassen</translation>
    </message>
    <message>
        <source>%1 groups of objects: left out</source>
        <translation>%1 Objektgruppen: weggelassen</translation>
    </message>
    <message>
        <source>Grid map (MovingAI)</source>
        <translation>Rasterkarte (MovingAI)</translation>
    </message>
    <message>
        <source>LDtk project</source>
        <translation>LDtk-Projekt</translation>
    </message>
    <message>
        <source>map units of a cell&apos;s side</source>
        <translation>Karteneinheiten je Seite einer Zelle</translation>
    </message>
    <message>
        <source>letters of terrain that can be walked on</source>
        <translation>Buchstaben begehbaren Geländes</translation>
    </message>
    <message>
        <source>letters of terrain that are obstacles</source>
        <translation>Buchstaben von Gelände, das Hindernis ist</translation>
    </message>
    <message>
        <source>letters of terrain whose cells become circles, such as T for trees</source>
        <translation>Buchstaben von Gelände, dessen Zellen Kreise werden, etwa T für Bäume</translation>
    </message>
    <message>
        <source>of these circles, map units</source>
        <translation>dieser Kreise, Karteneinheiten</translation>
    </message>
    <message>
        <source>whether the way between two blocked cells that touch in a corner is closed, as in the benchmark, or opened by cutting the two corners by a twentieth of a cell</source>
        <translation>ob der Weg zwischen zwei blockierten Zellen, die sich in einer Ecke berühren, geschlossen ist wie im Benchmark, oder geöffnet, indem beide Ecken um ein Zwanzigstel einer Zelle gekappt werden</translation>
    </message>
    <message>
        <source>whether each terrain has obstacles and a layer of its own</source>
        <translation>ob jedes Gelände eigene Hindernisse und eine eigene Ebene hat</translation>
    </message>
    <message>
        <source>%1 cell as a circle in the middle</source>
        <translation>%1 Zelle als Kreis in ihrer Mitte</translation>
    </message>
    <message>
        <source>%1 cells as circles in the middle</source>
        <translation>%1 Zellen als Kreise in ihrer Mitte</translation>
    </message>
    <message>
        <source>%1 corner where blocked cells touch: cut by a twentieth of a cell</source>
        <translation>%1 Ecke, in der sich blockierte Zellen berühren: um ein Zwanzigstel einer Zelle gekappt</translation>
    </message>
    <message>
        <source>%1 corners where blocked cells touch: cut by a twentieth of a cell</source>
        <translation>%1 Ecken, in denen sich blockierte Zellen berühren: um ein Zwanzigstel einer Zelle gekappt</translation>
    </message>
    <message>
        <source>%1 cell of water: blocked, although the benchmark lets one walk from water to water</source>
        <translation>%1 Zelle Wasser: blockiert, obwohl man im Benchmark von Wasser zu Wasser gehen kann</translation>
    </message>
    <message>
        <source>%1 cells of water: blocked, although the benchmark lets one walk from water to water</source>
        <translation>%1 Zellen Wasser: blockiert, obwohl man im Benchmark von Wasser zu Wasser gehen kann</translation>
    </message>
    <message>
        <source>%1 row of heights: left out</source>
        <translation>%1 Zeile mit Höhen: weggelassen</translation>
    </message>
    <message>
        <source>%1 rows of heights: left out</source>
        <translation>%1 Zeilen mit Höhen: weggelassen</translation>
    </message>
    <message>
        <source>pixels of a map unit (the side of the project&apos;s cells)</source>
        <translation>Pixel je Karteneinheit (die Seite der Zellen des Projekts)</translation>
    </message>
    <message>
        <source>the world to read, of a project with several (the first)</source>
        <translation>die zu lesende Welt, bei einem Projekt mit mehreren (die erste)</translation>
    </message>
    <message>
        <source>the levels to read, by name, separated by commas (all)</source>
        <translation>die zu lesenden Level, nach Namen, durch Kommas getrennt (alle)</translation>
    </message>
    <message>
        <source>the depth of the levels to read</source>
        <translation>die Tiefe der zu lesenden Level</translation>
    </message>
    <message>
        <source>values of IntGrid layers that are obstacles, by name or number (all)</source>
        <translation>Werte von IntGrid-Ebenen, die Hindernisse sind, nach Name oder Nummer (alle)</translation>
    </message>
    <message>
        <source>entities that are obstacles, by name or tag (those drawn as rectangles or ellipses)</source>
        <translation>Entitäten, die Hindernisse sind, nach Name oder Tag (die als Rechteck oder Ellipse gezeichneten)</translation>
    </message>
    <message>
        <source>entities that are starts of paths, by name or tag</source>
        <translation>Entitäten, an denen Wege beginnen, nach Name oder Tag</translation>
    </message>
    <message>
        <source>entities that are goals, by name or tag</source>
        <translation>Entitäten, die Ziele sind, nach Name oder Tag</translation>
    </message>
    <message>
        <source>whether what is outside of all levels is an obstacle</source>
        <translation>ob ein Hindernis ist, was außerhalb aller Level liegt</translation>
    </message>
    <message>
        <source>how far polygons may be from ellipses, map units</source>
        <translation>wie weit Polygone von Ellipsen abweichen dürfen, Karteneinheiten</translation>
    </message>
    <message>
        <source>%1 ellipse: a polygon, off by at most the option arcError</source>
        <translation>%1 Ellipse: ein Polygon, das um höchstens die Option arcError abweicht</translation>
    </message>
    <message>
        <source>%1 ellipses: a polygon, off by at most the option arcError</source>
        <translation>%1 Ellipsen: Polygone, die um höchstens die Option arcError abweichen</translation>
    </message>
    <message>
        <source>%1 entity without a shape: left out, the option obstacles can name them</source>
        <translation>%1 Entität ohne Form: weggelassen, die Option obstacles kann sie nennen</translation>
    </message>
    <message>
        <source>%1 entities without a shape: left out, the option obstacles can name them</source>
        <translation>%1 Entitäten ohne Form: weggelassen, die Option obstacles kann sie nennen</translation>
    </message>
    <message>
        <source>%1 entity without a shape: left out</source>
        <translation>%1 Entität ohne Form: weggelassen</translation>
    </message>
    <message>
        <source>%1 entities without a shape: left out</source>
        <translation>%1 Entitäten ohne Form: weggelassen</translation>
    </message>
    <message>
        <source>%1 wall or polygon of too few points: left out</source>
        <translation>%1 Wand oder Polygon mit zu wenigen Punkten: weggelassen</translation>
    </message>
    <message>
        <source>%1 walls and polygons of too few points: left out</source>
        <translation>%1 Wände und Polygone mit zu wenigen Punkten: weggelassen</translation>
    </message>
    <message>
        <source>%1 cell of other values: left out</source>
        <translation>%1 Zelle mit anderen Werten: weggelassen</translation>
    </message>
    <message>
        <source>%1 cells of other values: left out</source>
        <translation>%1 Zellen mit anderen Werten: weggelassen</translation>
    </message>
    <message>
        <source>%1 layer of tiles: left out</source>
        <translation>%1 Kachelebene: weggelassen</translation>
    </message>
    <message>
        <source>%1 layers of tiles: left out</source>
        <translation>%1 Kachelebenen: weggelassen</translation>
    </message>
    <message>
        <source>%1 level&apos;s fields: left out</source>
        <translation>%1 Level, Felder: weggelassen</translation>
    </message>
    <message>
        <source>%1 levels&apos; fields: left out</source>
        <translation>%1 Level, Felder: weggelassen</translation>
    </message>
    <message>
        <source>%1 level&apos;s background picture: left out</source>
        <translation>%1 Level, Hintergrundbild: weggelassen</translation>
    </message>
    <message>
        <source>%1 levels&apos; background pictures: left out</source>
        <translation>%1 Level, Hintergrundbilder: weggelassen</translation>
    </message>
    <message>
        <source>%1 level that the options do not choose: left out</source>
        <translation>%1 Level, das die Optionen nicht wählen: weggelassen</translation>
    </message>
    <message>
        <source>%1 levels that the options do not choose: left out</source>
        <translation>%1 Level, die die Optionen nicht wählen: weggelassen</translation>
    </message>
    <message>
        <source>%1 other world: left out, the option world chooses one</source>
        <translation>%1 andere Welt: weggelassen, die Option world wählt eine</translation>
    </message>
    <message>
        <source>%1 other worlds: left out, the option world chooses one</source>
        <translation>%1 andere Welten: weggelassen, die Option world wählt eine</translation>
    </message>
    <message>
        <source>%1 layer: left out</source>
        <translation>%1 Ebene: weggelassen</translation>
    </message>
    <message>
        <source>%1 layers: left out</source>
        <translation>%1 Ebenen: weggelassen</translation>
    </message>
    <message>
        <source>%1 agent class: left out</source>
        <translation>%1 Agentenklasse: weggelassen</translation>
    </message>
    <message>
        <source>%1 agent classes: left out</source>
        <translation>%1 Agentenklassen: weggelassen</translation>
    </message>
</context>
</TS>
