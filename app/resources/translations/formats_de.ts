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
        <source>C++ header</source>
        <translation>C++-Header</translation>
    </message>
    <message>
        <source>Unity (JSON and C# loader)</source>
        <translation>Unity (JSON und C#-Lader)</translation>
    </message>
    <message>
        <source>Tangent graph (JSON)</source>
        <translation>Tangentengraph (JSON)</translation>
    </message>
    <message>
        <source>Flow field (JSON and 16-bit PNG)</source>
        <translation>Flussfeld (JSON und PNG mit 16 Bit)</translation>
    </message>
    <message>
        <source>Box2D world (R.U.B.E. JSON)</source>
        <translation>Box2D-Welt (R.U.B.E.-JSON)</translation>
    </message>
    <message>
        <source>Recast floor (OBJ and settings)</source>
        <translation>Recast-Boden (OBJ und Einstellungen)</translation>
    </message>
    <message>
        <source>the namespace of the constants; empty: after the map&apos;s name</source>
        <translation>Namensraum der Konstanten; leer: nach dem Namen der Karte</translation>
    </message>
    <message>
        <source>lengths in the file for one map unit</source>
        <translation>Längen in der Datei je Einheit der Karte</translation>
    </message>
    <message>
        <source>metres for one map unit</source>
        <translation>Meter je Einheit der Karte</translation>
    </message>
    <message>
        <source>where +y points in the file; map: as in the map</source>
        <translation>wohin +y in der Datei zeigt; map: wie in der Karte</translation>
    </message>
    <message>
        <source>how far polygons in the place of circles may be off them, in map units</source>
        <translation>wie weit Polygone anstelle von Kreisen von ihnen abweichen dürfen, in Einheiten der Karte</translation>
    </message>
    <message>
        <source>the agent&apos;s radius, map units; empty: of the map&apos;s first agent class</source>
        <translation>Radius des Agenten, in Einheiten der Karte; leer: der ersten Agentenklasse der Karte</translation>
    </message>
    <message>
        <source>refuse a graph of more surfing edges than this</source>
        <translation>einen Graphen mit mehr Geraden ablehnen</translation>
    </message>
    <message>
        <source>the side of a cell, map units; empty: about 200 along the map</source>
        <translation>Seite einer Zelle, in Einheiten der Karte; leer: etwa 200 entlang der Karte</translation>
    </message>
    <message>
        <source>how costs spread: eikonal (any angle), dijkstra (8 neighbours), bfs (4)</source>
        <translation>wie sich Kosten ausbreiten: eikonal (jeder Winkel), dijkstra (8 Nachbarn), bfs (4)</translation>
    </message>
    <message>
        <source>the agent&apos;s height, map units</source>
        <translation>Höhe des Agenten, in Einheiten der Karte</translation>
    </message>
    <message>
        <source>the side of Recast&apos;s cells, map units; empty: a third of the radius or more</source>
        <translation>Seite der Zellen von Recast, in Einheiten der Karte; leer: mindestens ein Drittel des Radius</translation>
    </message>
    <message>
        <source>by how many cells holes are larger than obstacles, so that Recast&apos;s paths cut no clearance</source>
        <translation>um wie viele Zellen Löcher größer als Hindernisse sind, damit Wege von Recast keinen Freiraum abschneiden</translation>
    </message>
    <message>
        <source>where RecastDemo finds the .obj file; empty: Meshes/ and the map&apos;s name</source>
        <translation>wo RecastDemo die .obj-Datei findet; leer: Meshes/ und der Name der Karte</translation>
    </message>
    <message>
        <source>%1 circle: rounded in the last digit</source>
        <translation>%1 Kreis: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 circles: rounded in the last digit</source>
        <translation>%1 Kreise: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 circle: left out</source>
        <translation>%1 Kreis: weggelassen</translation>
    </message>
    <message>
        <source>%1 circles: left out</source>
        <translation>%1 Kreise: weggelassen</translation>
    </message>
    <message>
        <source>%1 inverted circle: exact</source>
        <translation>%1 invertierter Kreis: exakt</translation>
    </message>
    <message>
        <source>%1 inverted circles: exact</source>
        <translation>%1 invertierte Kreise: exakt</translation>
    </message>
    <message>
        <source>%1 inverted circle: rounded in the last digit</source>
        <translation>%1 invertierter Kreis: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 inverted circles: rounded in the last digit</source>
        <translation>%1 invertierte Kreise: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 wall: exact</source>
        <translation>%1 Wand: exakt</translation>
    </message>
    <message>
        <source>%1 walls: exact</source>
        <translation>%1 Wände: exakt</translation>
    </message>
    <message>
        <source>%1 wall: rounded in the last digit</source>
        <translation>%1 Wand: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 walls: rounded in the last digit</source>
        <translation>%1 Wände: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 inverted polygon: exact</source>
        <translation>%1 invertiertes Polygon: exakt</translation>
    </message>
    <message>
        <source>%1 inverted polygons: exact</source>
        <translation>%1 invertierte Polygone: exakt</translation>
    </message>
    <message>
        <source>%1 inverted polygon: rounded in the last digit</source>
        <translation>%1 invertiertes Polygon: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 inverted polygons: rounded in the last digit</source>
        <translation>%1 invertierte Polygone: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 inverted polygon: left out</source>
        <translation>%1 invertiertes Polygon: weggelassen</translation>
    </message>
    <message>
        <source>%1 inverted polygons: left out</source>
        <translation>%1 invertierte Polygone: weggelassen</translation>
    </message>
    <message>
        <source>%1 marker: exact</source>
        <translation>%1 Markierung: exakt</translation>
    </message>
    <message>
        <source>%1 markers: exact</source>
        <translation>%1 Markierungen: exakt</translation>
    </message>
    <message>
        <source>%1 marker: rounded in the last digit</source>
        <translation>%1 Markierung: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 markers: rounded in the last digit</source>
        <translation>%1 Markierungen: in der letzten Stelle gerundet</translation>
    </message>
    <message>
        <source>%1 inverted circle: colliders are polygons within, off by at most the arcError</source>
        <translation>%1 invertierter Kreis: Collider sind Polygone darin, die höchstens um arcError abweichen</translation>
    </message>
    <message>
        <source>%1 inverted circles: colliders are polygons within, off by at most the arcError</source>
        <translation>%1 invertierte Kreise: Collider sind Polygone darin, die höchstens um arcError abweichen</translation>
    </message>
    <message>
        <source>%1 inverted circle as polygons within, off by at most the arcError</source>
        <translation>%1 invertierter Kreis als Polygone darin, die höchstens um arcError abweichen</translation>
    </message>
    <message>
        <source>%1 inverted circles as polygons within, off by at most the arcError</source>
        <translation>%1 invertierte Kreise als Polygone darin, die höchstens um arcError abweichen</translation>
    </message>
    <message>
        <source>%1 wall: parts thinner than 0.005 m in the file as lines</source>
        <translation>%1 Wand: Teile, die in der Datei dünner als 0,005 m sind, als Linien</translation>
    </message>
    <message>
        <source>%1 walls: parts thinner than 0.005 m in the file as lines</source>
        <translation>%1 Wände: Teile, die in der Datei dünner als 0,005 m sind, als Linien</translation>
    </message>
    <message>
        <source>%1 polygon: parts thinner than 0.005 m in the file as lines</source>
        <translation>%1 Polygon: Teile, die in der Datei dünner als 0,005 m sind, als Linien</translation>
    </message>
    <message>
        <source>%1 polygons: parts thinner than 0.005 m in the file as lines</source>
        <translation>%1 Polygone: Teile, die in der Datei dünner als 0,005 m sind, als Linien</translation>
    </message>
    <message>
        <source>%1 circle: only by the cells that are blocked</source>
        <translation>%1 Kreis: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 circles: only by the cells that are blocked</source>
        <translation>%1 Kreise: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 circle: holes in the floor, grown by some cells</source>
        <translation>%1 Kreis: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 circles: holes in the floor, grown by some cells</source>
        <translation>%1 Kreise: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 inverted circle: only by the cells that are blocked</source>
        <translation>%1 invertierter Kreis: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 inverted circles: only by the cells that are blocked</source>
        <translation>%1 invertierte Kreise: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 inverted circle: holes in the floor, grown by some cells</source>
        <translation>%1 invertierter Kreis: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 inverted circles: holes in the floor, grown by some cells</source>
        <translation>%1 invertierte Kreise: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 wall: only by the cells that are blocked</source>
        <translation>%1 Wand: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 walls: only by the cells that are blocked</source>
        <translation>%1 Wände: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 wall: holes in the floor, grown by some cells</source>
        <translation>%1 Wand: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 walls: holes in the floor, grown by some cells</source>
        <translation>%1 Wände: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 polygon: only by the cells that are blocked</source>
        <translation>%1 Polygon: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 polygons: only by the cells that are blocked</source>
        <translation>%1 Polygone: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 polygon: holes in the floor, grown by some cells</source>
        <translation>%1 Polygon: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 polygons: holes in the floor, grown by some cells</source>
        <translation>%1 Polygone: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 inverted polygon: only by the cells that are blocked</source>
        <translation>%1 invertiertes Polygon: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 inverted polygons: only by the cells that are blocked</source>
        <translation>%1 invertierte Polygone: nur durch die Zellen, die gesperrt sind</translation>
    </message>
    <message>
        <source>%1 inverted polygon: holes in the floor, grown by some cells</source>
        <translation>%1 invertiertes Polygon: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 inverted polygons: holes in the floor, grown by some cells</source>
        <translation>%1 invertierte Polygone: Löcher im Boden, um einige Zellen größer</translation>
    </message>
    <message>
        <source>%1 inverted circle: only by what it cuts off the graph</source>
        <translation>%1 invertierter Kreis: nur durch das, was vom Graphen fehlt</translation>
    </message>
    <message>
        <source>%1 inverted circles: only by what it cuts off the graph</source>
        <translation>%1 invertierte Kreise: nur durch das, was vom Graphen fehlt</translation>
    </message>
    <message>
        <source>%1 inverted polygon: only by what it cuts off the graph</source>
        <translation>%1 invertiertes Polygon: nur durch das, was vom Graphen fehlt</translation>
    </message>
    <message>
        <source>%1 inverted polygons: only by what it cuts off the graph</source>
        <translation>%1 invertierte Polygone: nur durch das, was vom Graphen fehlt</translation>
    </message>
    <message>
        <source>%1 surfing edge: exact</source>
        <translation>%1 Gerade: exakt</translation>
    </message>
    <message>
        <source>%1 surfing edges: exact</source>
        <translation>%1 Geraden: exakt</translation>
    </message>
    <message>
        <source>%1 hugging edge: exact</source>
        <translation>%1 Bogen: exakt</translation>
    </message>
    <message>
        <source>%1 hugging edges: exact</source>
        <translation>%1 Bögen: exakt</translation>
    </message>
    <message>
        <source>%1 cell of a flow field</source>
        <translation>%1 Zelle eines Flussfelds</translation>
    </message>
    <message>
        <source>%1 cells of a flow field</source>
        <translation>%1 Zellen eines Flussfelds</translation>
    </message>
    <message>
        <source>%1 object&apos;s name and properties: left out</source>
        <translation>%1 Objekt, Name und Eigenschaften: weggelassen</translation>
    </message>
    <message>
        <source>%1 objects&apos; names and properties: left out</source>
        <translation>%1 Objekte, Namen und Eigenschaften: weggelassen</translation>
    </message>
    <message>
        <source>%1 text of more than 65,000 bytes: left out</source>
        <translation>%1 Text von mehr als 65 000 Bytes: weggelassen</translation>
    </message>
    <message>
        <source>%1 texts of more than 65,000 bytes: left out</source>
        <translation>%1 Texte von mehr als 65 000 Bytes: weggelassen</translation>
    </message>
    <message>
        <source>%1 volume: RecastDemo reads 256; the floor&apos;s holes suffice</source>
        <translation>%1 Volumen: RecastDemo liest 256; die Löcher im Boden genügen</translation>
    </message>
    <message>
        <source>%1 volumes: RecastDemo reads 256; the floor&apos;s holes suffice</source>
        <translation>%1 Volumen: RecastDemo liest 256; die Löcher im Boden genügen</translation>
    </message>
</context>
</TS>
