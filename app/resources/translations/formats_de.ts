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
</context>
</TS>
