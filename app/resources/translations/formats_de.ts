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
        <source>Godot 4 scene</source>
        <translation>Godot-4-Szene</translation>
    </message>
    <message>
        <source>Godot 3 scene</source>
        <translation>Godot-3-Szene</translation>
    </message>
    <message>
        <source>how many pixels one map unit becomes; y points down</source>
        <translation>Pixel je Einheit der Karte; y zeigt nach unten</translation>
    </message>
    <message>
        <source>the agent&apos;s radius for the navigation mesh, map units; auto: the map&apos;s first agent class</source>
        <translation>Radius des Agenten für das Navigationsnetz, Karteneinheiten; auto: die erste Agentenklasse der Karte</translation>
    </message>
    <message>
        <source>how far polygons may be from arcs, map units</source>
        <translation>wie weit Polygone von Bögen abweichen dürfen, Karteneinheiten</translation>
    </message>
    <message>
        <source>whether to write a navigation mesh, ready to use</source>
        <translation>ob ein fertiges Navigationsnetz geschrieben wird</translation>
    </message>
    <message>
        <source>whether obstacles push agents that avoid others</source>
        <translation>ob Hindernisse ausweichende Agenten abdrängen</translation>
    </message>
    <message>
        <source>how many pixels are one map unit, unless the scene is from Thicket</source>
        <translation>Pixel je Einheit der Karte, wenn die Szene nicht von Thicket ist</translation>
    </message>
    <message>
        <source>how far polygons may be from round shapes, map units</source>
        <translation>wie weit Polygone von runden Formen abweichen dürfen, Karteneinheiten</translation>
    </message>
    <message>
        <source>%1 round arena as segments: approximated from inside</source>
        <translation>%1 runde Arena als Strecken: von innen angenähert</translation>
    </message>
    <message>
        <source>%1 round arenas as segments: approximated from inside</source>
        <translation>%1 runde Arenen als Strecken: von innen angenähert</translation>
    </message>
    <message>
        <source>%1 thick wall as capsules: exact</source>
        <translation>%1 dicke Wand als Kapseln: exakt</translation>
    </message>
    <message>
        <source>%1 thick walls as capsules: exact</source>
        <translation>%1 dicke Wände als Kapseln: exakt</translation>
    </message>
    <message>
        <source>%1 wall without thickness as segments: exact</source>
        <translation>%1 Wand ohne Dicke als Strecken: exakt</translation>
    </message>
    <message>
        <source>%1 walls without thickness as segments: exact</source>
        <translation>%1 Wände ohne Dicke als Strecken: exakt</translation>
    </message>
    <message>
        <source>%1 inverted polygon as segments: exact</source>
        <translation>%1 invertiertes Polygon als Strecken: exakt</translation>
    </message>
    <message>
        <source>%1 inverted polygons as segments: exact</source>
        <translation>%1 invertierte Polygone als Strecken: exakt</translation>
    </message>
    <message>
        <source>%1 rectangle: exact</source>
        <translation>%1 Rechteck: exakt</translation>
    </message>
    <message>
        <source>%1 rectangles: exact</source>
        <translation>%1 Rechtecke: exakt</translation>
    </message>
    <message>
        <source>%1 convex polygon: exact</source>
        <translation>%1 konvexes Polygon: exakt</translation>
    </message>
    <message>
        <source>%1 convex polygons: exact</source>
        <translation>%1 konvexe Polygone: exakt</translation>
    </message>
    <message>
        <source>%1 polygon with dents: exact</source>
        <translation>%1 Polygon mit Einbuchtungen: exakt</translation>
    </message>
    <message>
        <source>%1 polygons with dents: exact</source>
        <translation>%1 Polygone mit Einbuchtungen: exakt</translation>
    </message>
    <message>
        <source>%1 start marker: exact</source>
        <translation>%1 Startmarke: exakt</translation>
    </message>
    <message>
        <source>%1 start markers: exact</source>
        <translation>%1 Startmarken: exakt</translation>
    </message>
    <message>
        <source>%1 goal marker: exact</source>
        <translation>%1 Zielmarke: exakt</translation>
    </message>
    <message>
        <source>%1 goal markers: exact</source>
        <translation>%1 Zielmarken: exakt</translation>
    </message>
    <message>
        <source>%1 agent as a marker with metadata: exact</source>
        <translation>%1 Agent als Marke mit Metadaten: exakt</translation>
    </message>
    <message>
        <source>%1 agents as markers with metadata: exact</source>
        <translation>%1 Agenten als Marken mit Metadaten: exakt</translation>
    </message>
    <message>
        <source>%1 spawn area as a marker with metadata: exact</source>
        <translation>%1 Eintrittsfläche als Marke mit Metadaten: exakt</translation>
    </message>
    <message>
        <source>%1 spawn areas as markers with metadata: exact</source>
        <translation>%1 Eintrittsflächen als Marken mit Metadaten: exakt</translation>
    </message>
    <message>
        <source>%1 node whose parent is not there: ignored</source>
        <translation>%1 Knoten ohne seinen Elternknoten: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 nodes whose parents are not there: ignored</source>
        <translation>%1 Knoten ohne ihre Elternknoten: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 instance of a scene that cannot be read: ignored</source>
        <translation>%1 Instanz einer Szene, die nicht lesbar ist: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 instances of scenes that cannot be read: ignored</source>
        <translation>%1 Instanzen von Szenen, die nicht lesbar sind: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 object whose shape was changed in Godot: as there</source>
        <translation>%1 Objekt, dessen Form in Godot geändert wurde: wie dort</translation>
    </message>
    <message>
        <source>%1 objects whose shapes were changed in Godot: as there</source>
        <translation>%1 Objekte, deren Formen in Godot geändert wurden: wie dort</translation>
    </message>
    <message>
        <source>%1 tile map: ignored</source>
        <translation>%1 Kachelkarte: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile maps: ignored</source>
        <translation>%1 Kachelkarten: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 navigation region: ignored, the path needs only obstacles</source>
        <translation>%1 Navigationsregion: nicht gelesen, der Weg braucht nur Hindernisse</translation>
    </message>
    <message>
        <source>%1 navigation regions: ignored, the path needs only obstacles</source>
        <translation>%1 Navigationsregionen: nicht gelesen, der Weg braucht nur Hindernisse</translation>
    </message>
    <message>
        <source>%1 shape of a body that moves, or of none: ignored</source>
        <translation>%1 Form eines beweglichen oder keines Körpers: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shapes of bodies that move, or of none: ignored</source>
        <translation>%1 Formen beweglicher oder keiner Körper: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 picture of a body, or hidden one: ignored</source>
        <translation>%1 Bild eines Körpers oder verborgenes: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 pictures of bodies, or hidden ones: ignored</source>
        <translation>%1 Bilder von Körpern oder verborgene: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 round shape that is no circle: polygons within arcError</source>
        <translation>%1 runde Form, die kein Kreis ist: Polygone innerhalb von arcError</translation>
    </message>
    <message>
        <source>%1 round shapes that are no circles: polygons within arcError</source>
        <translation>%1 runde Formen, die keine Kreise sind: Polygone innerhalb von arcError</translation>
    </message>
    <message>
        <source>%1 disabled shapes: ignored</source>
        <translation>%1 abgeschaltete Formen: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shapes in files of their own: ignored</source>
        <translation>%1 Formen in eigenen Dateien: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 nodes without a shape: ignored</source>
        <translation>%1 Knoten ohne Form: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 nodes whose shape is not in the file: ignored</source>
        <translation>%1 Knoten, deren Form nicht in der Datei ist: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shapes of other kinds: ignored</source>
        <translation>%1 Formen anderer Art: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 outlines of fewer than three points: ignored</source>
        <translation>%1 Umrisse aus weniger als drei Punkten: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 lines without a length: ignored</source>
        <translation>%1 Linien ohne Länge: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 obstacles without an outline: ignored</source>
        <translation>%1 Hindernisse ohne Umriss: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shapes with numbers that a map cannot hold: ignored</source>
        <translation>%1 Formen mit Zahlen, die eine Karte nicht fasst: nicht gelesen</translation>
    </message>
</context>
</TS>
