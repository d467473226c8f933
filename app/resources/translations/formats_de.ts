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
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Geographic features (GeoJSON)</source>
        <translation>Geografische Objekte (GeoJSON)</translation>
    </message>
    <message>
        <source>between fields: comma, semicolon or tab</source>
        <translation>zwischen Feldern: Komma, Semikolon oder Tabulator</translation>
    </message>
    <message>
        <source>sign in numbers: point or comma</source>
        <translation>Zeichen in Zahlen: Punkt oder Komma</translation>
    </message>
    <message>
        <source>columns for names and properties: yes or no</source>
        <translation>Spalten für Namen und Eigenschaften: yes oder no</translation>
    </message>
    <message>
        <source>%1 circle&apos;s properties: as text or numbers, or left out</source>
        <translation>%1 Kreis, Eigenschaften: als Text oder Zahlen, oder weggelassen</translation>
    </message>
    <message>
        <source>%1 circles&apos; properties: as text or numbers, or left out</source>
        <translation>%1 Kreise, Eigenschaften: als Text oder Zahlen, oder weggelassen</translation>
    </message>
    <message>
        <source>how many pixels one map unit becomes, or auto: 1000 for the map&apos;s longer side</source>
        <translation>Pixel je Einheit der Karte, oder auto: 1000 für die längere Seite</translation>
    </message>
    <message>
        <source>the agent&apos;s radius for path, graph and flow, in map units, or map: that of the map</source>
        <translation>Radius des Agenten für Weg, Graph und Fluss, in Einheiten der Karte, oder map: der der Karte</translation>
    </message>
    <message>
        <source>a layer with the shortest path from the start to the goal</source>
        <translation>eine Ebene mit dem kürzesten Weg vom Start zum Ziel</translation>
    </message>
    <message>
        <source>a layer with the tangent graph</source>
        <translation>eine Ebene mit dem Tangentengraphen</translation>
    </message>
    <message>
        <source>a layer with the directions to the goals</source>
        <translation>eine Ebene mit den Richtungen zu den Zielen</translation>
    </message>
    <message>
        <source>the side of the flow&apos;s cells, in map units, or auto: a 50th of the longer side</source>
        <translation>Seite der Zellen des Flusses, in Einheiten der Karte, oder auto: ein Fünfzigstel der längeren Seite</translation>
    </message>
    <message>
        <source>what lengths are measured in: user (the drawing&apos;s own coordinates) or its size on the page</source>
        <translation>worin Längen gemessen werden: user (die eigenen Koordinaten der Zeichnung) oder ihre Größe auf der Seite</translation>
    </message>
    <message>
        <source>map units for each of these units</source>
        <translation>Einheiten der Karte für jede dieser Einheiten</translation>
    </message>
    <message>
        <source>how far polygons may be off curves, in map units</source>
        <translation>wie weit Polygone von Kurven abweichen dürfen, in Einheiten der Karte</translation>
    </message>
    <message>
        <source>where y grows: down as drawn, up (turned over), or auto (as Thicket wrote it, else down)</source>
        <translation>wohin y wächst: down wie gezeichnet, up (gespiegelt) oder auto (wie Thicket es schrieb, sonst down)</translation>
    </message>
    <message>
        <source>shapes with holes: cut into polygons that touch, or fill the holes</source>
        <translation>Formen mit Löchern: in Polygone zerschneiden, die sich berühren (cut), oder Löcher füllen (fill)</translation>
    </message>
    <message>
        <source>plain (the map&apos;s own, y up) or degrees of longitude and latitude, where the map is flat</source>
        <translation>plain (die der Karte, y nach oben) oder degrees: Grad von Länge und Breite, wobei die Karte eben ist</translation>
    </message>
    <message>
        <source>of the map&apos;s origin, in degrees</source>
        <translation>des Ursprungs der Karte, in Grad</translation>
    </message>
    <message>
        <source>metres, or the file&apos;s plain units, for each map unit</source>
        <translation>Meter, oder bloße Einheiten der Datei, für jede Einheit der Karte</translation>
    </message>
    <message>
        <source>how far the rings round circles may be off, in map units</source>
        <translation>wie weit Ringe um Kreise abweichen dürfen, in Einheiten der Karte</translation>
    </message>
    <message>
        <source>plain, degrees of longitude and latitude, or auto: as they seem to be</source>
        <translation>plain, degrees (Grad von Länge und Breite) oder auto: was sie zu sein scheinen</translation>
    </message>
    <message>
        <source>of the map&apos;s origin, in degrees, or auto: the middle of the file</source>
        <translation>des Ursprungs der Karte, in Grad, oder auto: die Mitte der Datei</translation>
    </message>
    <message>
        <source>map units for each unit of the file, or each metre with degrees</source>
        <translation>Einheiten der Karte für jede Einheit der Datei, bei Graden für jeden Meter</translation>
    </message>
    <message>
        <source>radius of points without one, in map units, or none: they are left out</source>
        <translation>Radius von Punkten ohne einen, in Einheiten der Karte, oder none: sie fallen weg</translation>
    </message>
    <message>
        <source>thickness of lines without one, in map units</source>
        <translation>Dicke von Linien ohne eine, in Einheiten der Karte</translation>
    </message>
    <message>
        <source>%1 wall as a line: exact</source>
        <translation>%1 Wand als Linie: exakt</translation>
    </message>
    <message>
        <source>%1 walls as lines: exact</source>
        <translation>%1 Wände als Linien: exakt</translation>
    </message>
    <message>
        <source>%1 start marker as a circle: exact</source>
        <translation>%1 Start als Kreis: exakt</translation>
    </message>
    <message>
        <source>%1 start markers as circles: exact</source>
        <translation>%1 Starts als Kreise: exakt</translation>
    </message>
    <message>
        <source>%1 goal marker as a circle: exact</source>
        <translation>%1 Ziel als Kreis: exakt</translation>
    </message>
    <message>
        <source>%1 goal markers as circles: exact</source>
        <translation>%1 Ziele als Kreise: exakt</translation>
    </message>
    <message>
        <source>%1 agent as a circle: exact</source>
        <translation>%1 Agent als Kreis: exakt</translation>
    </message>
    <message>
        <source>%1 agents as circles: exact</source>
        <translation>%1 Agenten als Kreise: exakt</translation>
    </message>
    <message>
        <source>%1 spawn area as a circle: exact</source>
        <translation>%1 Eintrittsfläche als Kreis: exakt</translation>
    </message>
    <message>
        <source>%1 spawn areas as circles: exact</source>
        <translation>%1 Eintrittsflächen als Kreise: exakt</translation>
    </message>
    <message>
        <source>%1 inverted shape: drawn as an outline</source>
        <translation>%1 invertierte Form: als Umriss gezeichnet</translation>
    </message>
    <message>
        <source>%1 inverted shapes: drawn as an outline</source>
        <translation>%1 invertierte Formen: als Umriss gezeichnet</translation>
    </message>
    <message>
        <source>%1 name: characters that XML cannot hold are replaced</source>
        <translation>%1 Name: Zeichen, die XML nicht kennt, sind ersetzt</translation>
    </message>
    <message>
        <source>%1 names: characters that XML cannot hold are replaced</source>
        <translation>%1 Namen: Zeichen, die XML nicht kennt, sind ersetzt</translation>
    </message>
    <message>
        <source>%1 picture beneath: left out</source>
        <translation>%1 Bild darunter: weggelassen</translation>
    </message>
    <message>
        <source>%1 pictures beneath: left out</source>
        <translation>%1 Bilder darunter: weggelassen</translation>
    </message>
    <message>
        <source>%1 curved shape as a polygon or wall: within the error that was chosen</source>
        <translation>%1 krumme Form als Polygon oder Wand: innerhalb der gewählten Abweichung</translation>
    </message>
    <message>
        <source>%1 curved shapes as polygons or walls: within the error that was chosen</source>
        <translation>%1 krumme Formen als Polygone oder Wände: innerhalb der gewählten Abweichung</translation>
    </message>
    <message>
        <source>%1 curve: coarser than the error that was chosen</source>
        <translation>%1 Kurve: gröber als die gewählte Abweichung</translation>
    </message>
    <message>
        <source>%1 curves: coarser than the error that was chosen</source>
        <translation>%1 Kurven: gröber als die gewählte Abweichung</translation>
    </message>
    <message>
        <source>%1 shape with faulty data: read up to the fault</source>
        <translation>%1 Form mit fehlerhaften Daten: bis zum Fehler gelesen</translation>
    </message>
    <message>
        <source>%1 shapes with faulty data: read up to the fault</source>
        <translation>%1 Formen mit fehlerhaften Daten: bis zum Fehler gelesen</translation>
    </message>
    <message>
        <source>%1 polygon that crosses itself: kept, to be mended in the editor</source>
        <translation>%1 Polygon, das sich kreuzt: behalten, im Editor zu berichtigen</translation>
    </message>
    <message>
        <source>%1 polygons that cross themselves: kept, to be mended in the editor</source>
        <translation>%1 Polygone, die sich kreuzen: behalten, im Editor zu berichtigen</translation>
    </message>
    <message>
        <source>%1 hole in a shape: filled</source>
        <translation>%1 Loch in einer Form: gefüllt</translation>
    </message>
    <message>
        <source>%1 holes in shapes: filled</source>
        <translation>%1 Löcher in Formen: gefüllt</translation>
    </message>
    <message>
        <source>%1 polygon cut from a shape with holes: they touch each other</source>
        <translation>%1 Polygon aus einer Form mit Löchern: sie berühren sich</translation>
    </message>
    <message>
        <source>%1 polygons cut from shapes with holes: they touch each other</source>
        <translation>%1 Polygone aus Formen mit Löchern: sie berühren sich</translation>
    </message>
    <message>
        <source>%1 filled shape with an outline: the outline&apos;s width is left out</source>
        <translation>%1 gefüllte Form mit Umriss: ohne die Breite des Umrisses</translation>
    </message>
    <message>
        <source>%1 filled shapes with outlines: the outline&apos;s width is left out</source>
        <translation>%1 gefüllte Formen mit Umriss: ohne die Breite des Umrisses</translation>
    </message>
    <message>
        <source>%1 wall that is stretched: as thick as on average</source>
        <translation>%1 verzerrte Wand: so dick wie im Mittel</translation>
    </message>
    <message>
        <source>%1 walls that are stretched: as thick as on average</source>
        <translation>%1 verzerrte Wände: so dick wie im Mittel</translation>
    </message>
    <message>
        <source>%1 wall with square ends: ends are round</source>
        <translation>%1 Wand mit eckigen Enden: Enden sind rund</translation>
    </message>
    <message>
        <source>%1 walls with square ends: ends are round</source>
        <translation>%1 Wände mit eckigen Enden: Enden sind rund</translation>
    </message>
    <message>
        <source>%1 shape without fill and stroke: left out</source>
        <translation>%1 Form ohne Füllung und Linie: weggelassen</translation>
    </message>
    <message>
        <source>%1 shapes without fill and stroke: left out</source>
        <translation>%1 Formen ohne Füllung und Linie: weggelassen</translation>
    </message>
    <message>
        <source>%1 shape beyond 1e9: left out</source>
        <translation>%1 Form jenseits von 1e9: weggelassen</translation>
    </message>
    <message>
        <source>%1 shapes beyond 1e9: left out</source>
        <translation>%1 Formen jenseits von 1e9: weggelassen</translation>
    </message>
    <message>
        <source>%1 shape without extent: left out</source>
        <translation>%1 Form ohne Ausdehnung: weggelassen</translation>
    </message>
    <message>
        <source>%1 shapes without extent: left out</source>
        <translation>%1 Formen ohne Ausdehnung: weggelassen</translation>
    </message>
    <message>
        <source>%1 ring inside a filled shape: left out, as they change nothing</source>
        <translation>%1 Ring in einer gefüllten Form: weggelassen, da ohne Wirkung</translation>
    </message>
    <message>
        <source>%1 rings inside filled shapes: left out, as they change nothing</source>
        <translation>%1 Ringe in gefüllten Formen: weggelassen, da ohne Wirkung</translation>
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
        <source>%1 picture: left out</source>
        <translation>%1 Bild: weggelassen</translation>
    </message>
    <message>
        <source>%1 pictures: left out</source>
        <translation>%1 Bilder: weggelassen</translation>
    </message>
    <message>
        <source>%1 hidden element: left out with all in it</source>
        <translation>%1 verborgenes Element: mit allem darin weggelassen</translation>
    </message>
    <message>
        <source>%1 hidden elements: left out with all in it</source>
        <translation>%1 verborgene Elemente: mit allem darin weggelassen</translation>
    </message>
    <message>
        <source>%1 other element: left out with all in it</source>
        <translation>%1 anderes Element: mit allem darin weggelassen</translation>
    </message>
    <message>
        <source>%1 other elements: left out with all in it</source>
        <translation>%1 andere Elemente: mit allem darin weggelassen</translation>
    </message>
    <message>
        <source>%1 reference to another file: left out</source>
        <translation>%1 Verweis auf eine andere Datei: weggelassen</translation>
    </message>
    <message>
        <source>%1 references to other files: left out</source>
        <translation>%1 Verweise auf andere Dateien: weggelassen</translation>
    </message>
    <message>
        <source>%1 reference to nothing: left out</source>
        <translation>%1 Verweis ins Leere: weggelassen</translation>
    </message>
    <message>
        <source>%1 references to nothing: left out</source>
        <translation>%1 Verweise ins Leere: weggelassen</translation>
    </message>
    <message>
        <source>%1 clipped or masked element: taken whole</source>
        <translation>%1 beschnittenes oder maskiertes Element: ganz übernommen</translation>
    </message>
    <message>
        <source>%1 clipped or masked elements: taken whole</source>
        <translation>%1 beschnittene oder maskierte Elemente: ganz übernommen</translation>
    </message>
    <message>
        <source>%1 element with a faulty transform: left out with all in it</source>
        <translation>%1 Element mit fehlerhafter Transformation: mit allem darin weggelassen</translation>
    </message>
    <message>
        <source>%1 elements with faulty transforms: left out with all in it</source>
        <translation>%1 Elemente mit fehlerhafter Transformation: mit allem darin weggelassen</translation>
    </message>
    <message>
        <source>%1 style rule with a compound selector: not applied</source>
        <translation>%1 Stilregel mit zusammengesetztem Selektor: nicht angewandt</translation>
    </message>
    <message>
        <source>%1 style rules with compound selectors: not applied</source>
        <translation>%1 Stilregeln mit zusammengesetztem Selektor: nicht angewandt</translation>
    </message>
    <message>
        <source>%1 circle as a ring, with centre and radius: exact</source>
        <translation>%1 Kreis als Ring, mit Mittelpunkt und Radius: exakt</translation>
    </message>
    <message>
        <source>%1 circles as rings, with centre and radius: exact</source>
        <translation>%1 Kreise als Ringe, mit Mittelpunkt und Radius: exakt</translation>
    </message>
    <message>
        <source>%1 wall as a line, thickness as a property: exact</source>
        <translation>%1 Wand als Linie, Dicke als Eigenschaft: exakt</translation>
    </message>
    <message>
        <source>%1 walls as lines, thickness as a property: exact</source>
        <translation>%1 Wände als Linien, Dicke als Eigenschaft: exakt</translation>
    </message>
    <message>
        <source>%1 wall as a line, thickness as a property: rounded in the last digit</source>
        <translation>%1 Wand als Linie, Dicke als Eigenschaft: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 walls as lines, thickness as a property: rounded in the last digit</source>
        <translation>%1 Wände als Linien, Dicke als Eigenschaft: in der letzten Ziffer gerundet</translation>
    </message>
    <message>
        <source>%1 feature without a geometry: left out</source>
        <translation>%1 Objekt ohne Geometrie: weggelassen</translation>
    </message>
    <message>
        <source>%1 features without a geometry: left out</source>
        <translation>%1 Objekte ohne Geometrie: weggelassen</translation>
    </message>
    <message>
        <source>heights: left out</source>
        <translation>Höhen: weggelassen</translation>
    </message>
    <message>
        <source>%1 point without a radius: left out; the option pointRadius gives them one</source>
        <translation>%1 Punkt ohne Radius: weggelassen; die Option pointRadius gibt ihnen einen</translation>
    </message>
    <message>
        <source>%1 points without a radius: left out; the option pointRadius gives them one</source>
        <translation>%1 Punkte ohne Radius: weggelassen; die Option pointRadius gibt ihnen einen</translation>
    </message>
    <message>
        <source>%1 line without extent: left out</source>
        <translation>%1 Linie ohne Ausdehnung: weggelassen</translation>
    </message>
    <message>
        <source>%1 lines without extent: left out</source>
        <translation>%1 Linien ohne Ausdehnung: weggelassen</translation>
    </message>
    <message>
        <source>%1 ring that was moved or reshaped: polygons, no circles</source>
        <translation>%1 verschobener oder verformter Ring: Polygone, keine Kreise</translation>
    </message>
    <message>
        <source>%1 rings that were moved or reshaped: polygons, no circles</source>
        <translation>%1 verschobene oder verformte Ringe: Polygone, keine Kreise</translation>
    </message>
    <message>
        <source>%1 shape of very many rings in each other: holes may be filled</source>
        <translation>%1 Form aus sehr vielen Ringen ineinander: Löcher können gefüllt sein</translation>
    </message>
    <message>
        <source>%1 shapes of very many rings in each other: holes may be filled</source>
        <translation>%1 Formen aus sehr vielen Ringen ineinander: Löcher können gefüllt sein</translation>
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
