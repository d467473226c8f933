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
        <translation>Spalten für Namen und Eigenschaften</translation>
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
        <source>how many pixels one map unit becomes, or auto: 1000 for the map&apos;s longer side; y points down</source>
        <translation>Pixel je Einheit der Karte, oder auto: 1000 für die längere Seite; y zeigt nach unten</translation>
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
        <translation>worin Längen gemessen werden: in eigenen Koordinaten der Zeichnung oder in ihrer Größe auf der Seite</translation>
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
        <translation>wohin y wächst: abwärts wie gezeichnet, aufwärts (gespiegelt) oder automatisch (wie Thicket es schrieb, sonst abwärts)</translation>
    </message>
    <message>
        <source>shapes with holes: cut into polygons that touch, or fill the holes</source>
        <translation>Formen mit Löchern: in Polygone zerschneiden, die sich berühren, oder die Löcher füllen</translation>
    </message>
    <message>
        <source>plain (the map&apos;s own, y up) or degrees of longitude and latitude, where the map is flat</source>
        <translation>einfach (die der Karte, y nach oben) oder Grad von Länge und Breite, wobei die Karte eben ist</translation>
    </message>
    <message>
        <source>longitude of the map&apos;s origin, in degrees</source>
        <translation>Längengrad des Ursprungs der Karte, in Grad</translation>
    </message>
    <message>
        <source>latitude of the map&apos;s origin, in degrees</source>
        <translation>Breitengrad des Ursprungs der Karte, in Grad</translation>
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
        <translation>einfach, Grad von Länge und Breite oder automatisch: was sie zu sein scheinen</translation>
    </message>
    <message>
        <source>longitude of the map&apos;s origin, in degrees, or auto: the middle of the file</source>
        <translation>Längengrad des Ursprungs der Karte, in Grad, oder auto: die Mitte der Datei</translation>
    </message>
    <message>
        <source>latitude of the map&apos;s origin, in degrees, or auto: the middle of the file</source>
        <translation>Breitengrad des Ursprungs der Karte, in Grad, oder auto: die Mitte der Datei</translation>
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
        <source>%1 spawn area as a polygon: exact</source>
        <translation>%1 Eintrittsfläche als Polygon: exakt</translation>
    </message>
    <message>
        <source>%1 spawn areas as polygons: exact</source>
        <translation>%1 Eintrittsflächen als Polygone: exakt</translation>
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
        <source>%1 guide: left out</source>
        <translation>%1 Hilfslinie: weggelassen</translation>
    </message>
    <message>
        <source>%1 guides: left out</source>
        <translation>%1 Hilfslinien: weggelassen</translation>
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
        <source>%1 shape with a length that cannot be read: left out</source>
        <translation>%1 Form mit einer Länge, die nicht gelesen werden kann: weggelassen</translation>
    </message>
    <message>
        <source>%1 shapes with lengths that cannot be read: left out</source>
        <translation>%1 Formen mit Längen, die nicht gelesen werden können: weggelassen</translation>
    </message>
    <message>
        <source>%1 frame with a place or size that cannot be read: taken as not given</source>
        <translation>%1 Rahmen mit einem Ort oder einer Größe, die nicht gelesen werden können: als nicht angegeben betrachtet</translation>
    </message>
    <message>
        <source>%1 frames with places or sizes that cannot be read: taken as not given</source>
        <translation>%1 Rahmen mit Orten oder Größen, die nicht gelesen werden können: als nicht angegeben betrachtet</translation>
    </message>
    <message>
        <source>%1 wall with a stroke width that cannot be read: as thick as lines around it</source>
        <translation>%1 Wand mit einer Strichstärke, die nicht gelesen werden kann: so dick wie Linien um sie herum</translation>
    </message>
    <message>
        <source>%1 walls with stroke widths that cannot be read: as thick as lines around it</source>
        <translation>%1 Wände mit Strichstärken, die nicht gelesen werden können: so dick wie Linien um sie herum</translation>
    </message>
    <message>
        <source>%1 dashed wall: without gaps</source>
        <translation>%1 gestrichelte Wand: ohne Lücken</translation>
    </message>
    <message>
        <source>%1 dashed walls: without gaps</source>
        <translation>%1 gestrichelte Wände: ohne Lücken</translation>
    </message>
    <message>
        <source>%1 shape with arrowheads or other marks on its line: the marks are left out</source>
        <translation>%1 Form mit Pfeilspitzen oder anderen Zeichen auf ihrer Linie: die Zeichen sind weggelassen</translation>
    </message>
    <message>
        <source>%1 shapes with arrowheads or other marks on their lines: the marks are left out</source>
        <translation>%1 Formen mit Pfeilspitzen oder anderen Zeichen auf ihren Linien: die Zeichen sind weggelassen</translation>
    </message>
    <message>
        <source>%1 element with a filter: taken without it</source>
        <translation>%1 Element mit einem Filter: ohne ihn übernommen</translation>
    </message>
    <message>
        <source>%1 elements with filters: taken without it</source>
        <translation>%1 Elemente mit Filtern: ohne sie übernommen</translation>
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
        <source>%1 shape cut at its clip path</source>
        <translation>%1 Form am Beschneidungspfad abgeschnitten</translation>
    </message>
    <message>
        <source>%1 shapes cut at their clip paths</source>
        <translation>%1 Formen an Beschneidungspfaden abgeschnitten</translation>
    </message>
    <message>
        <source>%1 wall cut at its clip path: ends are round</source>
        <translation>%1 Wand am Beschneidungspfad abgeschnitten: Enden sind rund</translation>
    </message>
    <message>
        <source>%1 walls cut at their clip paths: ends are round</source>
        <translation>%1 Wände an Beschneidungspfaden abgeschnitten: Enden sind rund</translation>
    </message>
    <message>
        <source>%1 shape outside of its clip path: left out</source>
        <translation>%1 Form außerhalb des Beschneidungspfads: weggelassen</translation>
    </message>
    <message>
        <source>%1 shapes outside of their clip paths: left out</source>
        <translation>%1 Formen außerhalb der Beschneidungspfade: weggelassen</translation>
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
        <source>%1 style rule whose selector is not known: not applied; + ~ : @ and hundreds of compound ones are not known</source>
        <translation>%1 Stilregel, deren Selektor nicht bekannt ist: nicht angewandt; + ~ : @ und Hunderte zusammengesetzte sind nicht bekannt</translation>
    </message>
    <message>
        <source>%1 style rules whose selectors are not known: not applied; + ~ : @ and hundreds of compound ones are not known</source>
        <translation>%1 Stilregeln, deren Selektoren nicht bekannt sind: nicht angewandt; + ~ : @ und Hunderte zusammengesetzte sind nicht bekannt</translation>
    </message>
    <message>
        <source>%1 shape with a length in ex or ch: taken as half the size of the font</source>
        <translation>%1 Form mit einer Länge in ex oder ch: als halbe Schriftgröße gelesen</translation>
    </message>
    <message>
        <source>%1 shapes with lengths in ex or ch: taken as half the size of the font</source>
        <translation>%1 Formen mit Längen in ex oder ch: als halbe Schriftgröße gelesen</translation>
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
        <source>%1 map&apos;s key of other programs: left out</source>
        <translation>%1 Schlüssel anderer Programme an der Karte: weggelassen</translation>
    </message>
    <message>
        <source>%1 map&apos;s keys of other programs: left out</source>
        <translation>%1 Schlüssel anderer Programme an der Karte: weggelassen</translation>
    </message>
    <message>
        <source>%1 layer&apos;s keys of other programs: left out</source>
        <translation>%1 Ebene, Schlüssel anderer Programme: weggelassen</translation>
    </message>
    <message>
        <source>%1 layers&apos; keys of other programs: left out</source>
        <translation>%1 Ebenen, Schlüssel anderer Programme: weggelassen</translation>
    </message>
    <message>
        <source>%1 group&apos;s or class&apos;s keys of other programs: left out</source>
        <translation>%1 Gruppe oder Klasse, Schlüssel anderer Programme: weggelassen</translation>
    </message>
    <message>
        <source>%1 groups&apos; or classes&apos; keys of other programs: left out</source>
        <translation>%1 Gruppen oder Klassen, Schlüssel anderer Programme: weggelassen</translation>
    </message>
    <message>
        <source>%1 colour of a layer: left out</source>
        <translation>%1 Farbe einer Ebene: weggelassen</translation>
    </message>
    <message>
        <source>%1 colours of layers: left out</source>
        <translation>%1 Farben von Ebenen: weggelassen</translation>
    </message>
    <message>
        <source>%1 opacity of a layer: left out</source>
        <translation>%1 Deckkraft einer Ebene: weggelassen</translation>
    </message>
    <message>
        <source>%1 opacities of layers: left out</source>
        <translation>%1 Deckkräfte von Ebenen: weggelassen</translation>
    </message>
    <message>
        <source>%1 locked layer: not locked</source>
        <translation>%1 gesperrte Ebene: nicht gesperrt</translation>
    </message>
    <message>
        <source>%1 locked layers: not locked</source>
        <translation>%1 gesperrte Ebenen: nicht gesperrt</translation>
    </message>
    <message>
        <source>%1 row without all numbers: skipped</source>
        <translation>%1 Zeile ohne alle Zahlen: übersprungen</translation>
    </message>
    <message>
        <source>%1 rows without all numbers: skipped</source>
        <translation>%1 Zeilen ohne alle Zahlen: übersprungen</translation>
    </message>
    <message>
        <source>%1 object listed after those of a later layer: grouped with the own layer</source>
        <translation>%1 Objekt, das nach denen einer späteren Ebene steht: bei der eigenen Ebene eingereiht</translation>
    </message>
    <message>
        <source>%1 objects listed after those of later layers: grouped with the own layer</source>
        <translation>%1 Objekte, die nach denen späterer Ebenen stehen: bei der eigenen Ebene eingereiht</translation>
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
        <source>%1 motion of an obstacle: left out; at rest as drawn</source>
        <translation>%1 Bewegung eines Hindernisses: weggelassen; in Ruhe wie gezeichnet</translation>
    </message>
    <message>
        <source>%1 motions of obstacles: left out; at rest as drawn</source>
        <translation>%1 Bewegungen von Hindernissen: weggelassen; in Ruhe wie gezeichnet</translation>
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
        <source>%1 rectangle of bounds that are walls: left out</source>
        <translation>%1 Begrenzung aus Wänden: weggelassen</translation>
    </message>
    <message>
        <source>%1 bounds that are walls: left out</source>
        <translation>%1 Begrenzungen aus Wänden: weggelassen</translation>
    </message>
    <message>
        <source>%1 template: instances are written as plain objects</source>
        <translation>%1 Vorlage: Instanzen werden als einfache Objekte geschrieben</translation>
    </message>
    <message>
        <source>%1 templates: instances are written as plain objects</source>
        <translation>%1 Vorlagen: Instanzen werden als einfache Objekte geschrieben</translation>
    </message>
    <message>
        <source>%1 spawn area as a point with properties: exact</source>
        <translation>%1 Eintrittsfläche als Punkt mit Eigenschaften: exakt</translation>
    </message>
    <message>
        <source>%1 spawn areas as points with properties: exact</source>
        <translation>%1 Eintrittsflächen als Punkte mit Eigenschaften: exakt</translation>
    </message>
    <message>
        <source>%1 spawn area as a polygon with properties: exact</source>
        <translation>%1 Eintrittsfläche als Polygon mit Eigenschaften: exakt</translation>
    </message>
    <message>
        <source>%1 spawn areas as polygons with properties: exact</source>
        <translation>%1 Eintrittsflächen als Polygone mit Eigenschaften: exakt</translation>
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
        <source>lengths in the file for one map unit; y points up</source>
        <translation>Längen in der Datei je Einheit der Karte; y zeigt nach oben</translation>
    </message>
    <message>
        <source>lengths in the file for one map unit; the map&apos;s up is -z</source>
        <translation>Längen in der Datei je Einheit der Karte; oben in der Karte ist -z</translation>
    </message>
    <message>
        <source>metres for one map unit; y points up</source>
        <translation>Meter je Einheit der Karte; y zeigt nach oben</translation>
    </message>
    <message>
        <source>where +y points in the file; map: as in the map</source>
        <translation>wohin +y in der Datei zeigt</translation>
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
        <translation>wie sich Kosten ausbreiten: eikonal (jeder Winkel), Dijkstra (8 Nachbarn), Breitensuche (4)</translation>
    </message>
    <message>
        <source>the agent&apos;s height, map units</source>
        <translation>Höhe des Agenten, in Einheiten der Karte</translation>
    </message>
    <message>
        <source>the side of Recast&apos;s cells, map units; empty: a ninth of the radius or more</source>
        <translation>Seite der Zellen von Recast, in Einheiten der Karte; leer: mindestens ein Neuntel des Radius</translation>
    </message>
    <message>
        <source>whether to write volumes beside the holes; auto: if there are no more than the 256 that RecastDemo reads</source>
        <translation>ob neben den Löchern Volumen geschrieben werden; automatisch: wenn es nicht mehr als die 256 sind, die RecastDemo liest</translation>
    </message>
    <message>
        <source>path: left out, as its search takes long; thicket-cli path finds it</source>
        <translation>Weg: fehlt, weil die Suche lange dauert; thicket-cli path findet ihn</translation>
    </message>
    <message>
        <source>volumes: left out, as RecastDemo reads %1; the floor&apos;s holes suffice</source>
        <translation>Volumen: fehlen, weil RecastDemo %1 liest; die Löcher im Boden genügen</translation>
    </message>
    <message>
        <source>by how many cells holes are larger than obstacles, so that Recast&apos;s paths cut no clearance</source>
        <translation>um wie viele Zellen Löcher größer als Hindernisse sind, damit Wege von Recast keinen Freiraum abschneiden</translation>
    </message>
    <message>
        <source>where RecastDemo finds the .obj file: a path, or a name in its folder Meshes; empty: the name of the file</source>
        <translation>wo RecastDemo die .obj-Datei findet: ein Pfad, oder ein Name in seinem Ordner Meshes; leer: der Name der Datei</translation>
    </message>
    <message>
        <source>how far holes may be from round outlines, map units; empty: a quarter of a cell</source>
        <translation>wie weit Löcher von runden Umrissen abweichen dürfen, Karteneinheiten; leer: ein Viertel einer Zelle</translation>
    </message>
    <message>
        <source>%1 marker whose name says no kind: ignored</source>
        <translation>%1 Marke, deren Name keine Art nennt: übergangen</translation>
    </message>
    <message>
        <source>%1 markers whose names say no kind: ignored</source>
        <translation>%1 Marken, deren Namen keine Art nennen: übergangen</translation>
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
        <source>agent radius of path and graph, map units (that of the map&apos;s first agent class, else 0)</source>
        <translation>Agentenradius von Weg und Graph, in Einheiten der Karte (der der ersten Agentenklasse, sonst 0)</translation>
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
        <source>tile layers that are obstacles wherever they have a tile: names, separated by commas, all or none</source>
        <translation>Kachelebenen, die überall Hindernis sind, wo eine Kachel liegt: Namen, durch Kommas getrennt, all oder none</translation>
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
        <source>%1 tile layer without collision shapes: left out, the option solid can name them</source>
        <translation>%1 Kachelebene ohne Kollisionsformen: weggelassen, die Option solid kann sie nennen</translation>
    </message>
    <message>
        <source>%1 tile layers without collision shapes: left out, the option solid can name them</source>
        <translation>%1 Kachelebenen ohne Kollisionsformen: weggelassen, die Option solid kann sie nennen</translation>
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
        <source>how far polygons may be from arcs, map units; auto: 0.05, or more where they would have over a million corners</source>
        <translation>wie weit Polygone von Bögen abweichen dürfen, Karteneinheiten; auto: 0,05 oder mehr, wo sie über eine Million Ecken hätten</translation>
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
        <source>%1 object moved to where a map cannot have it: as it was written</source>
        <translation>%1 Objekt, dessen Ort keine Karte haben kann: wie es geschrieben war</translation>
    </message>
    <message>
        <source>%1 objects moved to where a map cannot have them: as it was written</source>
        <translation>%1 Objekte, deren Ort keine Karte haben kann: wie sie geschrieben waren</translation>
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
        <source>%1 tile map of Godot 3: ignored</source>
        <translation>%1 Kachelkarte von Godot 3: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile maps of Godot 3: ignored</source>
        <translation>%1 Kachelkarten von Godot 3: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 disabled tile map: ignored</source>
        <translation>%1 abgeschaltete Kachelkarte: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 disabled tile maps: ignored</source>
        <translation>%1 abgeschaltete Kachelkarten: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile map without a tile set: ignored</source>
        <translation>%1 Kachelkarte ohne Kachelsatz: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile maps without a tile set: ignored</source>
        <translation>%1 Kachelkarten ohne Kachelsatz: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile map whose tile set cannot be read: ignored</source>
        <translation>%1 Kachelkarte, deren Kachelsatz nicht lesbar ist: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile maps whose tile sets cannot be read: ignored</source>
        <translation>%1 Kachelkarten, deren Kachelsätze nicht lesbar sind: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile map whose cells cannot be read: ignored</source>
        <translation>%1 Kachelkarte, deren Zellen nicht lesbar sind: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile maps whose cells cannot be read: ignored</source>
        <translation>%1 Kachelkarten, deren Zellen nicht lesbar sind: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile map without collision shapes: ignored</source>
        <translation>%1 Kachelkarte ohne Kollisionsformen: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 tile maps without collision shapes: ignored</source>
        <translation>%1 Kachelkarten ohne Kollisionsformen: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shape of a tile that blocks from one side only: as blocking from all sides</source>
        <translation>%1 Form einer Kachel, die nur von einer Seite sperrt: als von allen Seiten sperrend</translation>
    </message>
    <message>
        <source>%1 shapes of tiles that block from one side only: as blocking from all sides</source>
        <translation>%1 Formen von Kacheln, die nur von einer Seite sperren: als von allen Seiten sperrend</translation>
    </message>
    <message>
        <source>%1 cell of a tile map with a scene: ignored</source>
        <translation>%1 Zelle einer Kachelkarte mit einer Szene: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 cells of tile maps with scenes: ignored</source>
        <translation>%1 Zellen von Kachelkarten mit Szenen: nicht gelesen</translation>
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
        <source>%1 obstacle of a 3D scene: ignored, maps are flat</source>
        <translation>%1 Hindernis einer 3D-Szene: nicht gelesen, Karten sind flach</translation>
    </message>
    <message>
        <source>%1 obstacles of 3D scenes: ignored, maps are flat</source>
        <translation>%1 Hindernisse von 3D-Szenen: nicht gelesen, Karten sind flach</translation>
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
        <source>%1 object whose metadata needs too much memory: without it</source>
        <translation>%1 Objekt, dessen Metadaten zu viel Speicher brauchen: ohne sie</translation>
    </message>
    <message>
        <source>%1 objects whose metadata needs too much memory: without it</source>
        <translation>%1 Objekte, deren Metadaten zu viel Speicher brauchen: ohne sie</translation>
    </message>
    <message>
        <source>%1 disabled shape: ignored</source>
        <translation>%1 abgeschaltete Form: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 disabled shapes: ignored</source>
        <translation>%1 abgeschaltete Formen: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shape in a file of its own: ignored</source>
        <translation>%1 Form in eigener Datei: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shapes in files of their own: ignored</source>
        <translation>%1 Formen in eigenen Dateien: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 node without a shape: ignored</source>
        <translation>%1 Knoten ohne Form: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 nodes without a shape: ignored</source>
        <translation>%1 Knoten ohne Form: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 node whose shape is not in the file: ignored</source>
        <translation>%1 Knoten, dessen Form nicht in der Datei ist: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 nodes whose shape is not in the file: ignored</source>
        <translation>%1 Knoten, deren Form nicht in der Datei ist: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shape of another kind: ignored</source>
        <translation>%1 Form anderer Art: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shapes of other kinds: ignored</source>
        <translation>%1 Formen anderer Art: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 outline of fewer than three points: ignored</source>
        <translation>%1 Umriss aus weniger als drei Punkten: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 outlines of fewer than three points: ignored</source>
        <translation>%1 Umrisse aus weniger als drei Punkten: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 line without a length: ignored</source>
        <translation>%1 Linie ohne Länge: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 lines without a length: ignored</source>
        <translation>%1 Linien ohne Länge: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 obstacle without an outline: ignored</source>
        <translation>%1 Hindernis ohne Umriss: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 obstacles without an outline: ignored</source>
        <translation>%1 Hindernisse ohne Umriss: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shape with numbers that a map cannot hold: ignored</source>
        <translation>%1 Form mit Zahlen, die eine Karte nicht fasst: nicht gelesen</translation>
    </message>
    <message>
        <source>%1 shapes with numbers that a map cannot hold: ignored</source>
        <translation>%1 Formen mit Zahlen, die eine Karte nicht fasst: nicht gelesen</translation>
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
        <source>radius of these circles, map units</source>
        <translation>Radius dieser Kreise, in Karteneinheiten</translation>
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
        <source>values of IntGrid layers that are obstacles, by name or number, or none (all)</source>
        <translation>Werte von IntGrid-Ebenen, die Hindernisse sind, nach Name oder Nummer, oder none (alle)</translation>
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
    <message>
        <source>plain</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>map</source>
        <translation>wie die Karte</translation>
    </message>
    <message>
        <source>dijkstra</source>
        <translation>Dijkstra</translation>
    </message>
    <message>
        <source>eikonal</source>
        <translation>eikonal</translation>
    </message>
    <message>
        <source>bfs</source>
        <translation>Breitensuche</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>up</source>
        <translation>aufwärts</translation>
    </message>
    <message>
        <source>down</source>
        <translation>abwärts</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>holes reach up to %1 map units beyond obstacles</source>
        <translation>Löcher reichen bis zu %1 Einheiten über Hindernisse hinaus</translation>
    </message>
    <message>
        <source>navigation mesh for radius %1: no clearance is cut off, at most %2 is added</source>
        <translation>Navigationsnetz für Radius %1: kein Freiraum ist abgeschnitten, höchstens %2 kommt hinzu</translation>
    </message>
    <message>
        <source>drawn far from the origin: up to %1 map units off in most viewers</source>
        <translation>weit vom Ursprung gezeichnet: in den meisten Betrachtern bis zu %1 Einheiten daneben</translation>
    </message>
    <message>
        <source>positions in single precision: off by up to %1 map units</source>
        <translation>Orte in einfacher Genauigkeit: bis zu %1 Einheiten daneben</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>user</source>
        <translation>eigene Koordinaten</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>cm</source>
        <translation>cm</translation>
    </message>
    <message>
        <source>in</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>zerschneiden</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>füllen</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>auslassen</translation>
    </message>
    <message>
        <source>leaveOut</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
</context>
</TS>
