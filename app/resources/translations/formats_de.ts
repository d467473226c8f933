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
        <source>%1 wall as a polyline, thickness as a property: exact</source>
        <translation>%1 Wand als Linienzug, Dicke als Eigenschaft: exakt</translation>
    </message>
    <message>
        <source>%1 walls as polylines, thickness as a property: exact</source>
        <translation>%1 Wände als Linienzüge, Dicke als Eigenschaft: exakt</translation>
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
        <source>%1 start marker as a point: exact</source>
        <translation>%1 Start als Punkt: exakt</translation>
    </message>
    <message>
        <source>%1 start markers as points: exact</source>
        <translation>%1 Starts als Punkte: exakt</translation>
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
        <source>%1 agent as a point with properties: exact</source>
        <translation>%1 Agent als Punkt mit Eigenschaften: exakt</translation>
    </message>
    <message>
        <source>%1 agents as points with properties: exact</source>
        <translation>%1 Agenten als Punkte mit Eigenschaften: exakt</translation>
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
        <source>Tiled map (XML)</source>
        <translation>Tiled-Karte (XML)</translation>
    </message>
    <message>
        <source>whether a layer shows the shortest path from start to goal</source>
        <translation>ob eine Ebene den kürzesten Weg vom Start zum Ziel zeigt</translation>
    </message>
    <message>
        <source>whether a layer shows the tangent graph</source>
        <translation>ob eine Ebene den Tangentengraphen zeigt</translation>
    </message>
    <message>
        <source>of path and graph, map units (that of the map&apos;s first agent class, else 0)</source>
        <translation>von Weg und Graph, in Einheiten der Karte (der der ersten Agentenklasse, sonst 0)</translation>
    </message>
    <message>
        <source>how far the arcs of path and graph may be off, map units</source>
        <translation>Abweichung der Bögen von Weg und Graph, in Einheiten der Karte</translation>
    </message>
    <message>
        <source>the path: left out, as it needs a start and a goal</source>
        <translation>der Weg: weggelassen, da er Start und Ziel braucht</translation>
    </message>
    <message>
        <source>the path: left out, as no way leads from start to goal</source>
        <translation>der Weg: weggelassen, da keiner vom Start zum Ziel führt</translation>
    </message>
    <message>
        <source>the path: left out, as the start is in an obstacle</source>
        <translation>der Weg: weggelassen, da der Start in einem Hindernis liegt</translation>
    </message>
    <message>
        <source>the path: left out, as the goal is in an obstacle</source>
        <translation>der Weg: weggelassen, da das Ziel in einem Hindernis liegt</translation>
    </message>
    <message>
        <source>%1 character that XML cannot hold: replaced</source>
        <translation>%1 Zeichen, das XML nicht kennt: ersetzt</translation>
    </message>
    <message>
        <source>%1 characters that XML cannot hold: replaced</source>
        <translation>%1 Zeichen, die XML nicht kennt: ersetzt</translation>
    </message>
    <message>
        <source>pixels of one map unit, or: tile, the width of a tile (as the map&apos;s property pixelsPerUnit says, else 1)</source>
        <translation>Pixel je Einheit der Karte, oder: tile, die Breite einer Kachel (wie die Eigenschaft pixelsPerUnit sagt, sonst 1)</translation>
    </message>
    <message>
        <source>how far the polygon of an ellipse may be off it, map units (a quarter of a pixel)</source>
        <translation>Abweichung des Polygons einer Ellipse, in Einheiten der Karte (ein Viertelpixel)</translation>
    </message>
    <message>
        <source>what points become that have no class start, goal, agent or spawn</source>
        <translation>was Punkte ohne die Klasse start, goal, agent oder spawn werden</translation>
    </message>
    <message>
        <source>whether the collision shapes of tiles become obstacles</source>
        <translation>ob die Kollisionsformen von Kacheln Hindernisse werden</translation>
    </message>
    <message>
        <source>tilesets and templates outside of the map&apos;s folder</source>
        <translation>Kachelsätze und Vorlagen außerhalb des Ordners der Karte</translation>
    </message>
    <message>
        <source>%1 property of the map or a layer: left out</source>
        <translation>%1 Eigenschaft der Karte oder einer Ebene: weggelassen</translation>
    </message>
    <message>
        <source>%1 properties of the map or of layers: left out</source>
        <translation>%1 Eigenschaften der Karte oder von Ebenen: weggelassen</translation>
    </message>
    <message>
        <source>%1 layer with parallax: where it is without scrolling</source>
        <translation>%1 Ebene mit Parallaxe: wo sie ohne Verschiebung ist</translation>
    </message>
    <message>
        <source>%1 layers with parallax: where it is without scrolling</source>
        <translation>%1 Ebenen mit Parallaxe: wo sie ohne Verschiebung sind</translation>
    </message>
    <message>
        <source>%1 layer with a picture: left out</source>
        <translation>%1 Ebene mit Bild: weggelassen</translation>
    </message>
    <message>
        <source>%1 layers with pictures: left out</source>
        <translation>%1 Ebenen mit Bildern: weggelassen</translation>
    </message>
    <message>
        <source>%1 tile layer without collision shapes: left out</source>
        <translation>%1 Kachelebene ohne Kollisionsformen: weggelassen</translation>
    </message>
    <message>
        <source>%1 tile layers without collision shapes: left out</source>
        <translation>%1 Kachelebenen ohne Kollisionsformen: weggelassen</translation>
    </message>
    <message>
        <source>%1 isometric tile layer with collision shapes: left out</source>
        <translation>%1 isometrische Kachelebene mit Kollisionsformen: weggelassen</translation>
    </message>
    <message>
        <source>%1 isometric tile layers with collision shapes: left out</source>
        <translation>%1 isometrische Kachelebenen mit Kollisionsformen: weggelassen</translation>
    </message>
    <message>
        <source>%1 tile turned by 120 degrees: collision shapes not turned</source>
        <translation>%1 um 120 Grad gedrehte Kachel: Kollisionsformen nicht gedreht</translation>
    </message>
    <message>
        <source>%1 tiles turned by 120 degrees: collision shapes not turned</source>
        <translation>%1 um 120 Grad gedrehte Kacheln: Kollisionsformen nicht gedreht</translation>
    </message>
    <message>
        <source>%1 object of a missing template: left out</source>
        <translation>%1 Objekt einer fehlenden Vorlage: weggelassen</translation>
    </message>
    <message>
        <source>%1 objects of missing templates: left out</source>
        <translation>%1 Objekte fehlender Vorlagen: weggelassen</translation>
    </message>
    <message>
        <source>%1 object with the id of another: numbered anew</source>
        <translation>%1 Objekt mit der Id eines anderen: neu nummeriert</translation>
    </message>
    <message>
        <source>%1 objects with the ids of others: numbered anew</source>
        <translation>%1 Objekte mit Ids von anderen: neu nummeriert</translation>
    </message>
    <message>
        <source>%1 hidden object: shown</source>
        <translation>%1 verborgenes Objekt: gezeigt</translation>
    </message>
    <message>
        <source>%1 hidden objects: shown</source>
        <translation>%1 verborgene Objekte: gezeigt</translation>
    </message>
    <message>
        <source>%1 capsule in a skewed place: of their mean width</source>
        <translation>%1 Kapsel in einer Verzerrung: mit mittlerer Breite</translation>
    </message>
    <message>
        <source>%1 capsules in skewed places: of their mean width</source>
        <translation>%1 Kapseln in Verzerrungen: mit mittlerer Breite</translation>
    </message>
    <message>
        <source>%1 point without a class (start, goal, agent or spawn): left out; see the option points</source>
        <translation>%1 Punkt ohne Klasse (start, goal, agent oder spawn): weggelassen; siehe die Option points</translation>
    </message>
    <message>
        <source>%1 points without a class (start, goal, agent or spawn): left out; see the option points</source>
        <translation>%1 Punkte ohne Klasse (start, goal, agent oder spawn): weggelassen; siehe die Option points</translation>
    </message>
    <message>
        <source>%1 text: left out</source>
        <translation>%1 Text: weggelassen</translation>
    </message>
    <message>
        <source>%1 texts: left out</source>
        <translation>%1 Texte: weggelassen</translation>
    </message>
    <message>
        <source>%1 tile object without collision shapes: left out</source>
        <translation>%1 Kachelobjekt ohne Kollisionsformen: weggelassen</translation>
    </message>
    <message>
        <source>%1 tile objects without collision shapes: left out</source>
        <translation>%1 Kachelobjekte ohne Kollisionsformen: weggelassen</translation>
    </message>
    <message>
        <source>%1 shape of too few points: left out</source>
        <translation>%1 Form aus zu wenigen Punkten: weggelassen</translation>
    </message>
    <message>
        <source>%1 shapes of too few points: left out</source>
        <translation>%1 Formen aus zu wenigen Punkten: weggelassen</translation>
    </message>
    <message>
        <source>%1 object beyond 1e9 map units: left out</source>
        <translation>%1 Objekt jenseits von 1e9 Einheiten: weggelassen</translation>
    </message>
    <message>
        <source>%1 objects beyond 1e9 map units: left out</source>
        <translation>%1 Objekte jenseits von 1e9 Einheiten: weggelassen</translation>
    </message>
    <message>
        <source>%1 ellipse: polygons, at most 0.25 off</source>
        <translation>%1 Ellipse: Polygon, höchstens 0,25 daneben</translation>
    </message>
    <message>
        <source>%1 ellipses: polygons, at most 0.25 off</source>
        <translation>%1 Ellipsen: Polygone, höchstens 0,25 daneben</translation>
    </message>
    <message>
        <source>an isometric map: seen from above, a tile is a square</source>
        <translation>eine isometrische Karte: von oben gesehen, eine Kachel ist ein Quadrat</translation>
    </message>
</context>
</TS>
