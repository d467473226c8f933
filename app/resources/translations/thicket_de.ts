<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnswerWords</name>
    <message>
        <source>%1 · among the obstacles where they are now</source>
        <translation>%1 · zwischen den Hindernissen, wo sie jetzt stehen</translation>
    </message>
    <message>
        <source>no path: start or goal is missing</source>
        <translation>kein Weg: Start oder Ziel fehlt</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4 ms</source>
        <translation>%1 · %2 · %3 · %4 ms</translation>
    </message>
    <message>
        <source>1 arc</source>
        <translation>1 Bogen</translation>
    </message>
    <message>
        <source>%1 arcs</source>
        <translation>%1 Bögen</translation>
    </message>
    <message>
        <source>1 expansion</source>
        <translation>1 Expansion</translation>
    </message>
    <message>
        <source>%1 expansions</source>
        <translation>%1 Expansionen</translation>
    </message>
</context>
<context>
    <name>Behaviour</name>
    <message>
        <source>Follow path</source>
        <translation>Weg folgen</translation>
    </message>
    <message>
        <source>Along the exact shortest path to the goal</source>
        <translation>Auf dem exakten kürzesten Weg zum Ziel</translation>
    </message>
    <message>
        <source>Follow flow</source>
        <translation>Fluss folgen</translation>
    </message>
    <message>
        <source>Along a flow field that the group shares</source>
        <translation>Entlang eines Flussfelds, das die Gruppe teilt</translation>
    </message>
    <message>
        <source>Seek</source>
        <translation>Ansteuern</translation>
    </message>
    <message>
        <source>Straight at the goal at full speed</source>
        <translation>Mit voller Geschwindigkeit geradewegs zum Ziel</translation>
    </message>
    <message>
        <source>Arrive</source>
        <translation>Ankommen</translation>
    </message>
    <message>
        <source>Straight at the goal, to a stop</source>
        <translation>Geradewegs zum Ziel, bis zum Stillstand</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>Umherstreifen</translation>
    </message>
    <message>
        <source>Moves about at random</source>
        <translation>Bewegt sich zufällig umher</translation>
    </message>
    <message>
        <source>Avoid agents</source>
        <translation>Agenten ausweichen</translation>
    </message>
    <message>
        <source>Turns away from agents that it would soon touch</source>
        <translation>Weicht Agenten aus, die er bald berühren würde</translation>
    </message>
    <message>
        <source>ORCA</source>
        <translation>ORCA</translation>
    </message>
    <message>
        <source>ORCA adjusts what the others want: for dense crowds</source>
        <translation>ORCA passt an, was die anderen wollen: für dichte Mengen</translation>
    </message>
    <message>
        <source>Separation</source>
        <translation>Trennung</translation>
    </message>
    <message>
        <source>Keeps a distance from agents</source>
        <translation>Hält Abstand zu Agenten</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Angleichung</translation>
    </message>
    <message>
        <source>Moves in its neighbours&apos; direction</source>
        <translation>Bewegt sich in die Richtung seiner Nachbarn</translation>
    </message>
    <message>
        <source>Cohesion</source>
        <translation>Zusammenhalt</translation>
    </message>
    <message>
        <source>Stays near its neighbours</source>
        <translation>Bleibt bei seinen Nachbarn</translation>
    </message>
    <message>
        <source>Avoid obstacles</source>
        <translation>Hindernissen ausweichen</translation>
    </message>
    <message>
        <source>Steers round obstacles in its detection box</source>
        <translation>Lenkt um Hindernisse in seinem Suchfeld</translation>
    </message>
    <message>
        <source>Avoid walls</source>
        <translation>Wänden ausweichen</translation>
    </message>
    <message>
        <source>Steers away from walls</source>
        <translation>Lenkt von Wänden weg</translation>
    </message>
    <message>
        <source>Ray fan</source>
        <translation>Strahlenfächer</translation>
    </message>
    <message>
        <source>Turns to where its rays are clear</source>
        <translation>Dreht dorthin, wo seine Strahlen frei sind</translation>
    </message>
    <message>
        <source>Not known to this version</source>
        <translation>Dieser Version nicht bekannt</translation>
    </message>
    <message>
        <source>Pursue</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>To where its target will be</source>
        <translation>Dorthin, wo sein Bezug sein wird</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Straight away from its target</source>
        <translation>Geradewegs weg von seinem Bezug</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Entkommen</translation>
    </message>
    <message>
        <source>Away from where its target will be</source>
        <translation>Weg von dort, wo sein Bezug sein wird</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verstecken</translation>
    </message>
    <message>
        <source>Behind the nearest circle, out of its target&apos;s sight</source>
        <translation>Hinter dem nächsten Kreis, außer Sicht seines Bezugs</translation>
    </message>
    <message>
        <source>Interpose</source>
        <translation>Dazwischengehen</translation>
    </message>
    <message>
        <source>Between its two targets</source>
        <translation>Zwischen seine beiden Bezüge</translation>
    </message>
    <message>
        <source>Contain</source>
        <translation>Im Gebiet bleiben</translation>
    </message>
    <message>
        <source>Stays in the box round its target, or in the map&apos;s bounds</source>
        <translation>Bleibt im Rechteck um seinen Bezug oder in der Kartengrenze</translation>
    </message>
    <message>
        <source>Single ray</source>
        <translation>Einzelstrahl</translation>
    </message>
    <message>
        <source>To its target, or else the goal; turns off what one ray meets</source>
        <translation>Zu seinem Bezug, sonst zum Ziel; dreht ab von dem, was ein Strahl trifft</translation>
    </message>
</context>
<context>
    <name>BehaviourParameter</name>
    <message>
        <source>A target ahead whose heading differs by more than this is sought where it is.</source>
        <translation>Ein Bezug voraus, dessen Blickrichtung um mehr abweicht, wird dort angesteuert, wo er ist.</translation>
    </message>
    <message>
        <source>A target at this distance or farther is ignored.</source>
        <translation>Ein Bezug in diesem Abstand oder weiter zählt nicht.</translation>
    </message>
    <message>
        <source>A target farther away is no threat.</source>
        <translation>Ein weiter entfernter Bezug ist keine Bedrohung.</translation>
    </message>
    <message>
        <source>Agents farther away, from rim to rim, are ignored.</source>
        <translation>Weiter entfernte Agenten, von Rand zu Rand, zählen nicht.</translation>
    </message>
    <message>
        <source>Agents farther away, from rim to rim, do not count.</source>
        <translation>Weiter entfernte Agenten, von Rand zu Rand, zählen nicht.</translation>
    </message>
    <message>
        <source>Agents farther away, from rim to rim, do not push.</source>
        <translation>Weiter entfernte Agenten, von Rand zu Rand, stoßen nicht ab.</translation>
    </message>
    <message>
        <source>Angle between the outermost rays.</source>
        <translation>Winkel zwischen den äußersten Strahlen.</translation>
    </message>
    <message>
        <source>Angle of the cone of sight round the heading; agents outside do not count.</source>
        <translation>Öffnung des Sichtkegels um die Blickrichtung; Agenten außerhalb zählen nicht.</translation>
    </message>
    <message>
        <source>Contacts later than this are ignored.</source>
        <translation>Spätere Berührungen zählen nicht.</translation>
    </message>
    <message>
        <source>Distance from a wall that it follows.</source>
        <translation>Abstand von einer Wand, der es folgt.</translation>
    </message>
    <message>
        <source>Distance from the rim of what it hides behind.</source>
        <translation>Abstand vom Rand dessen, wohinter es sich versteckt.</translation>
    </message>
    <message>
        <source>Distance from the rim within which it follows the wall.</source>
        <translation>Abstand vom Rand, in dem es der Wand folgt.</translation>
    </message>
    <message>
        <source>Distance from the target at which it stops.</source>
        <translation>Abstand vom Ziel, in dem es hält.</translation>
    </message>
    <message>
        <source>Distance from where it stops at which it begins to slow down.</source>
        <translation>Abstand vom Haltepunkt, ab dem es bremst.</translation>
    </message>
    <message>
        <source>Distance from where it stops within which it brakes to rest.</source>
        <translation>Abstand vom Haltepunkt, in dem es bis zum Stillstand bremst.</translation>
    </message>
    <message>
        <source>Distance kept from the border.</source>
        <translation>Abstand, der vom Rand bleibt.</translation>
    </message>
    <message>
        <source>Distance of that circle&apos;s centre ahead.</source>
        <translation>Abstand der Mitte dieses Kreises voraus.</translation>
    </message>
    <message>
        <source>Distance that is kept between the rims.</source>
        <translation>Abstand, der zwischen den Rändern bleibt.</translation>
    </message>
    <message>
        <source>Factor of the sideways force at the box&apos;s end.</source>
        <translation>Faktor der Seitenkraft am Ende des Kastens.</translation>
    </message>
    <message>
        <source>Force for each map unit of the formulas&apos; lengths.</source>
        <translation>Kraft für jede Längeneinheit der Formeln.</translation>
    </message>
    <message>
        <source>Force of an agent in contact, as a share of the largest force.</source>
        <translation>Kraft eines berührenden Agenten, als Anteil der größten Kraft.</translation>
    </message>
    <message>
        <source>How far ahead its own motion is predicted.</source>
        <translation>Wie weit die eigene Bewegung vorhergesagt wird.</translation>
    </message>
    <message>
        <source>How far ahead the target&apos;s motion is predicted at most.</source>
        <translation>Wie weit die Bewegung des Bezugs höchstens vorhergesagt wird.</translation>
    </message>
    <message>
        <source>How far away it looks for circles to hide behind.</source>
        <translation>Wie weit es nach Kreisen als Versteck sucht.</translation>
    </message>
    <message>
        <source>How far the target moves in a second, on a circle of radius 1.</source>
        <translation>Wie weit der Zielpunkt in einer Sekunde wandert, auf einem Kreis vom Radius 1.</translation>
    </message>
    <message>
        <source>How fast it turns while it follows a wall.</source>
        <translation>Wie schnell es sich dreht, während es einer Wand folgt.</translation>
    </message>
    <message>
        <source>How fast it turns.</source>
        <translation>Wie schnell es sich dreht.</translation>
    </message>
    <message>
        <source>How many agents count, the nearest first.</source>
        <translation>Wie viele Agenten zählen, die nächsten zuerst.</translation>
    </message>
    <message>
        <source>How many obstacles and sides of obstacles count, the nearest first.</source>
        <translation>Wie viele Hindernisse und Seiten von Hindernissen zählen, die nächsten zuerst.</translation>
    </message>
    <message>
        <source>How much that factor grows from the box&apos;s end to the agent.</source>
        <translation>Wie sehr dieser Faktor vom Ende des Kastens bis zum Agenten wächst.</translation>
    </message>
    <message>
        <source>How much the push leans backwards, so that an agent brakes for those ahead.</source>
        <translation>Wie sehr die Kraft nach hinten weist, damit ein Agent vor anderen bremst.</translation>
    </message>
    <message>
        <source>How much the push leans to the right, so that agents that meet pass each other.</source>
        <translation>Wie sehr die Kraft nach rechts weist, damit Agenten aneinander vorbeikommen.</translation>
    </message>
    <message>
        <source>How much the wanted velocity leans to the right before others.</source>
        <translation>Wie sehr die gewünschte Geschwindigkeit vor anderen nach rechts weist.</translation>
    </message>
    <message>
        <source>How the sideways force depends on the obstacle&apos;s offset y from the heading: R - |y| as in the text of Buckland&apos;s article, or R + |y| as in its code.</source>
        <translation>Wie die Seitenkraft vom seitlichen Abstand y des Hindernisses abhängt: R - |y| wie im Text von Bucklands Artikel oder R + |y| wie in seinem Code.</translation>
    </message>
    <message>
        <source>Length of the detection box at rest; at full speed it is twice as long.</source>
        <translation>Länge des Suchkastens im Stand; bei vollem Tempo ist er doppelt so lang.</translation>
    </message>
    <message>
        <source>Length of the feeler and its box, from the agent&apos;s centre.</source>
        <translation>Länge des Fühlers und seines Kastens, ab der Mitte des Agenten.</translation>
    </message>
    <message>
        <source>Length of the ray.</source>
        <translation>Länge des Strahls.</translation>
    </message>
    <message>
        <source>Length of the rays.</source>
        <translation>Länge der Strahlen.</translation>
    </message>
    <message>
        <source>Number of rays.</source>
        <translation>Anzahl der Strahlen.</translation>
    </message>
    <message>
        <source>Pull along the wall at the wall, as a share of the largest force.</source>
        <translation>Zug entlang der Wand an der Wand, als Anteil der größten Kraft.</translation>
    </message>
    <message>
        <source>Push off the wall at the wall, as a share of the largest force.</source>
        <translation>Abstoßung an der Wand, als Anteil der größten Kraft.</translation>
    </message>
    <message>
        <source>Push to the right when head-on, relative to the rays&apos; sum.</source>
        <translation>Abstoßung nach rechts bei frontalem Hindernis, im Verhältnis zur Summe der Strahlen.</translation>
    </message>
    <message>
        <source>Radius of the circle ahead on which its target moves at random.</source>
        <translation>Radius des Kreises voraus, auf dem sein Zielpunkt zufällig wandert.</translation>
    </message>
    <message>
        <source>Share of the largest force that may go into rounding an arc; it limits the speed there.</source>
        <translation>Anteil der größten Kraft für die Fahrt um einen Bogen; er begrenzt dort das Tempo.</translation>
    </message>
    <message>
        <source>Share of the largest force with which it brakes before bends and the goal.</source>
        <translation>Anteil der größten Kraft, mit dem es vor Biegungen und dem Ziel bremst.</translation>
    </message>
    <message>
        <source>Share of the largest force with which it brakes before the goal.</source>
        <translation>Anteil der größten Kraft, mit dem es vor dem Ziel bremst.</translation>
    </message>
    <message>
        <source>Speed at which it moves.</source>
        <translation>Tempo, mit dem es sich bewegt.</translation>
    </message>
    <message>
        <source>Speed at which it wanders.</source>
        <translation>Tempo, mit dem es umherstreift.</translation>
    </message>
    <message>
        <source>Time between two sensings; in between the last one is used.</source>
        <translation>Zeit zwischen zwei Abtastungen; dazwischen gilt die letzte.</translation>
    </message>
    <message>
        <source>Time constant with which the velocity becomes the wanted one.</source>
        <translation>Zeitkonstante, mit der die Geschwindigkeit die gewünschte wird.</translation>
    </message>
    <message>
        <source>Time for which it keeps free of contact with agents.</source>
        <translation>Zeit, für die es Berührungen mit Agenten meidet.</translation>
    </message>
    <message>
        <source>Time for which it keeps free of contact with obstacles.</source>
        <translation>Zeit, für die es Berührungen mit Hindernissen meidet.</translation>
    </message>
    <message>
        <source>Time in which the push stops the motion into the wall.</source>
        <translation>Zeit, in der die Abstoßung die Bewegung in die Wand aufhält.</translation>
    </message>
    <message>
        <source>Time without a wall until it forgets on which side the wall was.</source>
        <translation>Zeit ohne Wand, nach der es vergisst, auf welcher Seite die Wand war.</translation>
    </message>
    <message>
        <source>Time without coming nearer until it follows the wall.</source>
        <translation>Zeit ohne Annäherung, nach der es der Wand folgt.</translation>
    </message>
    <message>
        <source>Weight of the braking force.</source>
        <translation>Gewicht der Bremskraft.</translation>
    </message>
    <message>
        <source>When this far off its path it heads back at 45 degrees; unlimited: it heads for the end of the piece that it is on.</source>
        <translation>So weit neben dem Weg kehrt es unter 45 Grad zurück; unbegrenzt: Es steuert das Ende des Wegstücks an.</translation>
    </message>
    <message>
        <source>Whether R is the obstacle&apos;s radius as drawn, as in the book, and not grown by the agent&apos;s.</source>
        <translation>Ob R wie im Buch der gezeichnete Radius des Hindernisses ist, nicht um den des Agenten erweitert.</translation>
    </message>
    <message>
        <source>Whether it follows a wall while it comes no nearer to the target.</source>
        <translation>Ob es einer Wand folgt, solange es dem Ziel nicht näher kommt.</translation>
    </message>
    <message>
        <source>Whether it steers for a target in sight whatever the other rays say.</source>
        <translation>Ob es ein sichtbares Ziel ansteuert, was auch immer die anderen Strahlen sagen.</translation>
    </message>
    <message>
        <source>Whether it turns left, and not right, of an obstacle exactly ahead.</source>
        <translation>Ob es vor einem Hindernis genau voraus links statt rechts abbiegt.</translation>
    </message>
    <message>
        <source>Without a circle to hide behind it flees from nearer targets.</source>
        <translation>Ohne Kreis als Versteck flieht es vor näheren Bezügen.</translation>
    </message>
    <message>
        <source>At the wall</source>
        <translation>An der Wand</translation>
    </message>
    <message>
        <source>Box length</source>
        <translation>Kastenlänge</translation>
    </message>
    <message>
        <source>Brakes</source>
        <translation>Bremst</translation>
    </message>
    <message>
        <source>Braking</source>
        <translation>Bremsen</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Korridor</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Fan angle</source>
        <translation>Fächerwinkel</translation>
    </message>
    <message>
        <source>Wall distance</source>
        <translation>Wandabstand</translation>
    </message>
    <message>
        <source>Turning at walls</source>
        <translation>Drehung an Wänden</translation>
    </message>
    <message>
        <source>Follows walls</source>
        <translation>Folgt Wänden</translation>
    </message>
    <message>
        <source>Bare radius</source>
        <translation>Radius wie gezeichnet</translation>
    </message>
    <message>
        <source>Head-on from</source>
        <translation>Frontal ab</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Zeithorizont</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Zeitabstand</translation>
    </message>
    <message>
        <source>Jitter</source>
        <translation>Unruhe</translation>
    </message>
    <message>
        <source>Lateral force</source>
        <translation>Seitenkraft</translation>
    </message>
    <message>
        <source>Lean to the right</source>
        <translation>Neigung nach rechts</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Mindestabstand</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Horizon, obstacles</source>
        <translation>Zeithorizont, Hindernisse</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Hindernisse</translation>
    </message>
    <message>
        <source>Panic distance</source>
        <translation>Fluchtabstand</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Abstoßung</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Rays</source>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Remembers</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>Ansprechzeit</translation>
    </message>
    <message>
        <source>Evades right</source>
        <translation>Weicht rechts aus</translation>
    </message>
    <message>
        <source>Sees the target</source>
        <translation>Sieht das Ziel</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sichtwinkel</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Slows down from</source>
        <translation>Bremst ab</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>Stops within</source>
        <translation>Hält innerhalb</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Threat range</source>
        <translation>Bedrohung bis</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Force in arcs</source>
        <translation>Kraft in Bögen</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>Biegt links ab</translation>
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
        <source>Article&apos;s text, R − |y|</source>
        <translation>Text des Artikels, R − |y|</translation>
    </message>
    <message>
        <source>Article&apos;s code, R + |y|</source>
        <translation>Code des Artikels, R + |y|</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1 %2 to %3%4; empty: the default, %5</source>
        <extracomment>What a parameter is, its range, its unit, its default.</extracomment>
        <translation>%1 %2 bis %3%4; leer: der Standardwert, %5</translation>
    </message>
</context>
<context>
    <name>BookmarkFile</name>
    <message>
        <source>The bookmarks in %1 cannot be read: %2</source>
        <translation>Die Lesezeichen in %1 können nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>it is no list of bookmarks</source>
        <translation>das ist keine Liste von Lesezeichen</translation>
    </message>
    <message>
        <source>it is of a newer version</source>
        <translation>sie stammt von einer neueren Version</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Drag to draw a circle (%1), or drop a file here</source>
        <translation>Ziehen zeichnet einen Kreis (%1), oder eine Datei hierher ziehen</translation>
    </message>
    <message>
        <source>Press %1 and click twice: start, goal</source>
        <translation>%1 drücken und zweimal klicken: Start, Ziel</translation>
    </message>
    <message>
        <source>Select an agent, or press %1, to see how it steers</source>
        <translation>Einen Agenten auswählen oder %1 drücken: zeigt, wie er lenkt</translation>
    </message>
    <message>
        <source>at least %1 more</source>
        <translation>noch mindestens %1</translation>
    </message>
    <message>
        <source>Click an agent to see how it steers</source>
        <translation>Auf einen Agenten klicken, um zu sehen, wie er lenkt</translation>
    </message>
</context>
<context>
    <name>CanvasKeys</name>
    <message>
        <source>In Place of Alt, Held</source>
        <translation>Anstelle von Alt, gehalten</translation>
    </message>
    <message>
        <source>Delete on the Canvas</source>
        <translation>Auf der Zeichenfläche löschen</translation>
    </message>
    <message>
        <source>Rename on the Canvas</source>
        <translation>Auf der Zeichenfläche umbenennen</translation>
    </message>
    <message>
        <source>Zoom In on the Canvas</source>
        <translation>Auf der Zeichenfläche vergrößern</translation>
    </message>
    <message>
        <source>Zoom Out on the Canvas</source>
        <translation>Auf der Zeichenfläche verkleinern</translation>
    </message>
    <message>
        <source>Next Object</source>
        <translation>Nächstes Objekt</translation>
    </message>
    <message>
        <source>Previous Object</source>
        <translation>Voriges Objekt</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>path %1</source>
        <translation>Weg %1</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The clipboard holds no Thicket objects.</source>
        <translation>Die Zwischenablage enthält keine Objekte von Thicket.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>The objects on the clipboard are damaged: %1</source>
        <translation>Die Objekte in der Zwischenablage sind beschädigt: %1</translation>
    </message>
    <message>
        <source>A newer version of Thicket copied these objects.</source>
        <translation>Diese Objekte hat eine neuere Version von Thicket kopiert.</translation>
    </message>
    <message>
        <source>The map on the clipboard has no objects.</source>
        <translation>Die Karte in der Zwischenablage hat keine Objekte.</translation>
    </message>
    <message>
        <source>The place is too far away.</source>
        <translation>Die Stelle ist zu weit entfernt.</translation>
    </message>
    <message>
        <source>The map has a start already, and can have only one.</source>
        <translation>Die Karte hat schon einen Start und kann nur einen haben.</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>Gewichtet</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Grid A*</source>
        <translation>Raster-A*</translation>
    </message>
    <message>
        <source>Flow field</source>
        <translation>Flussfeld</translation>
    </message>
    <message>
        <source>The shortest path: the tangent graph is made while it is searched</source>
        <translation>Der kürzeste Weg: Der Tangentengraph entsteht, während er durchsucht wird</translation>
    </message>
    <message>
        <source>The same search in a hurry: its path is at most 5 % longer than the shortest</source>
        <translation>Dieselbe Suche in Eile: Ihr Weg ist höchstens 5 % länger als der kürzeste</translation>
    </message>
    <message>
        <source>The whole tangent graph is made first, then searched: the same path, more work</source>
        <translation>Erst wird der ganze Tangentengraph gebaut, dann durchsucht: derselbe Weg, mehr Aufwand</translation>
    </message>
    <message>
        <source>A* over square cells to eight neighbours, then pulled taut by line of sight</source>
        <translation>A* über quadratische Zellen mit acht Nachbarn, danach nach Sichtlinien gestrafft</translation>
    </message>
    <message>
        <source>What an agent walks that follows the flow field to the goal</source>
        <translation>Was ein Agent geht, der dem Flussfeld zum Ziel folgt</translation>
    </message>
    <message>
        <source>the start is covered</source>
        <translation>der Start ist verdeckt</translation>
    </message>
    <message>
        <source>the goal is covered</source>
        <translation>das Ziel ist verdeckt</translation>
    </message>
    <message>
        <source>too much work</source>
        <translation>zu viel Aufwand</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>no path over cells</source>
        <translation>kein Weg über Zellen</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Weg</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>&lt;0.01 %</source>
        <translation>&lt;0,01 %</translation>
    </message>
    <message>
        <source>+%1 %</source>
        <translation>+%1 %</translation>
    </message>
    <message>
        <source>The method does not know how much longer its path is than the shortest</source>
        <translation>Das Verfahren weiß nicht, wie viel länger sein Weg ist als der kürzeste</translation>
    </message>
    <message>
        <source>The method proves that no path is shorter</source>
        <translation>Das Verfahren beweist, dass kein Weg kürzer ist</translation>
    </message>
    <message>
        <source>The method proves that its path is at most %1 % longer than the shortest</source>
        <translation>Das Verfahren beweist, dass sein Weg höchstens %1 % länger ist als der kürzeste</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>Description</name>
    <message>
        <source>radius %1</source>
        <translation>Radius %1</translation>
    </message>
    <message>
        <source>length %1, %2 thick</source>
        <translation>Länge %1, Dicke %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mal %2</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>layer %1, locked</source>
        <translation>Ebene %1, gesperrt</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>surfing, %1, %2 to %3</source>
        <translation>Gerade, %1, %2 bis %3</translation>
    </message>
    <message>
        <source>hugging, radius %1, %2, %3, %4</source>
        <translation>Bogen, Radius %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>x %1</source>
        <translation>x %1</translation>
    </message>
    <message>
        <source>y %1</source>
        <translation>y %1</translation>
    </message>
</context>
<context>
    <name>DragWords</name>
    <message>
        <source>Running agents cannot be dragged: go to the start (%1), or edit (%2)</source>
        <translation>Laufende Agenten lassen sich nicht ziehen: zum Anfang gehen (%1) oder bearbeiten (%2)</translation>
    </message>
    <message>
        <source>Obstacles on their way cannot be dragged: go to the start (%1), or edit (%2)</source>
        <translation>Hindernisse auf ihrem Weg lassen sich nicht ziehen: zum Anfang gehen (%1) oder bearbeiten (%2)</translation>
    </message>
</context>
<context>
    <name>EdgeWords</name>
    <message>
        <source>before the first step</source>
        <translation>vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>in step %L1</source>
        <translation>in Schritt %L1</translation>
    </message>
    <message>
        <source>round %1 %2</source>
        <translation>um %1 %2</translation>
    </message>
    <message>
        <source>g %1 + h %2 = f %3</source>
        <translation>g %1 + h %2 = f %3</translation>
    </message>
    <message>
        <source>still open when the search ended</source>
        <translation>noch offen, als die Suche endete</translation>
    </message>
    <message>
        <source>kept %1</source>
        <translation>behalten %1</translation>
    </message>
    <message>
        <source>refused %1: %2</source>
        <translation>verworfen %1: %2</translation>
    </message>
    <message>
        <source>the search did not need it</source>
        <translation>die Suche brauchte sie nicht</translation>
    </message>
    <message>
        <source>generated %1</source>
        <translation>erzeugt %1</translation>
    </message>
    <message>
        <source>walked %1</source>
        <translation>begangen %1</translation>
    </message>
    <message>
        <source>tried %1</source>
        <translation>versucht %1</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Start</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Vertex on %1, %2</source>
        <translation>Knoten auf %1, %2</translation>
    </message>
    <message>
        <source>expanded %1</source>
        <translation>expandiert %1</translation>
    </message>
    <message>
        <source>tangents from it: %1</source>
        <translation>Tangenten von hier: %1</translation>
    </message>
    <message>
        <source>Vertex on %1, x %2, y %3</source>
        <translation>Knoten auf %1, x %2, y %3</translation>
    </message>
    <message>
        <source>generated %1, from %2</source>
        <translation>erzeugt %1, von %2</translation>
    </message>
    <message>
        <source>waits in the open list</source>
        <translation>wartet in der offenen Liste</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>%1: %2 was not opened.</source>
        <translation>%1: %2 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>%1: %2 was not saved.</source>
        <translation>%1: %2 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1: %2 was written, but may be lost if the power fails now.</source>
        <translation>%1: %2 wurde geschrieben, kann aber verloren gehen, wenn jetzt der Strom ausfällt.</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB</source>
        <translation>Die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>Dies ist ein Ordner</translation>
    </message>
    <message>
        <source>This is a device or pipe and no file</source>
        <translation>Dies ist ein Gerät oder eine Pipe und keine Datei</translation>
    </message>
    <message>
        <source>A whole MiB of it is zeros, as after a crash or an unfinished copy</source>
        <translation>Ein ganzes MiB davon besteht aus Nullen, wie nach einem Absturz oder unfertigen Kopieren</translation>
    </message>
    <message>
        <source>There is not enough memory for the file</source>
        <translation>Der Speicher reicht nicht für die Datei</translation>
    </message>
    <message>
        <source>This is the name of a folder</source>
        <translation>So heißt ein Ordner</translation>
    </message>
    <message>
        <source>The file is write-protected</source>
        <translation>Die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>This is no name of a file</source>
        <translation>Dies ist kein Name einer Datei</translation>
    </message>
    <message>
        <source>Two files would have the same name</source>
        <translation>Zwei Dateien hätten denselben Namen</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Your disk quota is used up</source>
        <translation>Ihr Speicherplatz ist aufgebraucht</translation>
    </message>
    <message>
        <source>The file is larger than is allowed here</source>
        <translation>Die Datei ist größer, als hier erlaubt ist</translation>
    </message>
    <message>
        <source>There is no permission</source>
        <translation>Die Berechtigung fehlt</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>The folder does not exist</source>
        <translation>Der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>Part of the path is not a folder</source>
        <translation>Ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>The symbolic links lead nowhere</source>
        <translation>Die symbolischen Links führen nirgendwohin</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>The place does not let files be replaced safely</source>
        <translation>An diesem Ort lassen sich Dateien nicht sicher ersetzen</translation>
    </message>
    <message>
        <source>Too many files are open</source>
        <translation>Zu viele Dateien sind geöffnet</translation>
    </message>
    <message>
        <source>The system says &quot;%1&quot;</source>
        <translation>Das System meldet „%1“</translation>
    </message>
    <message>
        <source>This is no text: it has a zero byte, as after a crash or an unfinished copy.</source>
        <translation>Dies ist kein Text: Er enthält ein Nullbyte, wie nach einem Absturz oder unfertigen Kopieren.</translation>
    </message>
    <message>
        <source>There is not enough memory for the map.</source>
        <translation>Der Speicher reicht nicht für die Karte.</translation>
    </message>
    <message>
        <source>There is not enough memory</source>
        <translation>Der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>%1 (Read as a Thicket map, because no plugin reads such a file; known: %2. Plugins that failed: %3.)</source>
        <translation>%1 (Gelesen als Thicket-Karte, weil kein Plugin solche Dateien liest; bekannt: %2. Fehlgeschlagene Plugins: %3.)</translation>
    </message>
    <message>
        <source>%1 (Read as a Thicket map, because no plugin reads such a file; known: %2.)</source>
        <translation>%1 (Gelesen als Thicket-Karte, weil kein Plugin solche Dateien liest; bekannt: %2.)</translation>
    </message>
    <message>
        <source>the file is empty; a Thicket map begins with {</source>
        <translation>die Datei ist leer; eine Thicket-Karte beginnt mit {</translation>
    </message>
    <message>
        <source>a zero byte stands here; a Thicket map begins with {</source>
        <translation>hier steht ein Nullbyte; eine Thicket-Karte beginnt mit {</translation>
    </message>
    <message>
        <source>the file ends in the middle; it seems to be cut off</source>
        <translation>die Datei endet mittendrin; sie ist offenbar abgeschnitten</translation>
    </message>
    <message>
        <source>something follows the map&apos;s last }</source>
        <translation>nach dem letzten } der Karte folgt noch etwas</translation>
    </message>
    <message>
        <source>a value is expected here: a number, &quot;text&quot;, true, false, null, [ or {</source>
        <translation>hier wird ein Wert erwartet: eine Zahl, &quot;Text&quot;, true, false, null, [ oder {</translation>
    </message>
    <message>
        <source>a &quot;key&quot; is expected here</source>
        <translation>hier wird ein &quot;Schlüssel&quot; erwartet</translation>
    </message>
    <message>
        <source>a colon is missing after the key</source>
        <translation>nach dem Schlüssel fehlt ein Doppelpunkt</translation>
    </message>
    <message>
        <source>a comma or } is missing here</source>
        <translation>hier fehlt ein Komma oder }</translation>
    </message>
    <message>
        <source>a comma or ] is missing here</source>
        <translation>hier fehlt ein Komma oder ]</translation>
    </message>
    <message>
        <source>this text is not valid UTF-8</source>
        <translation>dieser Text ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>this text has no closing &quot; on its line</source>
        <translation>dieser Text hat kein schließendes &quot; in seiner Zeile</translation>
    </message>
    <message>
        <source>this text holds half a surrogate pair (\uD800 to \uDFFF), which stands for no character</source>
        <translation>dieser Text enthält ein halbes Surrogatpaar (\uD800 bis \uDFFF), das für kein Zeichen steht</translation>
    </message>
    <message>
        <source>a backslash must be followed by one of &quot; \ / b f n r t u</source>
        <translation>auf einen Backslash muss eines von &quot; \ / b f n r t u folgen</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>brackets are nested deeper than 64 levels</source>
        <translation>Klammern sind tiefer als 64 Stufen verschachtelt</translation>
    </message>
    <message>
        <source>a value has more than %1 parts; this one goes beyond</source>
        <translation>ein Wert hat mehr als %1 Teile; dieser ist einer zu viel</translation>
    </message>
    <message>
        <source>this is no Thicket map; one begins with {</source>
        <translation>dies ist keine Thicket-Karte; eine solche beginnt mit {</translation>
    </message>
    <message>
        <source>this is no Thicket map: `format` must be &quot;thicket-map&quot;</source>
        <translation>dies ist keine Thicket-Karte: `format` muss &quot;thicket-map&quot; sein</translation>
    </message>
    <message>
        <source>this is no Thicket map: it has no `%1`</source>
        <translation>dies ist keine Thicket-Karte: `%1` fehlt</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands here a second time</source>
        <translation>der Schlüssel &quot;%1&quot; steht hier ein zweites Mal</translation>
    </message>
    <message>
        <source>`%1` must be %2</source>
        <translation>`%1` muss Folgendes sein: %2</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from 1</source>
        <translation>eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>a whole number from 1 to 9007199254740992</source>
        <translation>eine ganze Zahl von 1 bis 9007199254740992</translation>
    </message>
    <message>
        <source>a list in [ ]</source>
        <translation>eine Liste in [ ]</translation>
    </message>
    <message>
        <source>a list of points, [[x, y], ...]</source>
        <translation>eine Liste von Punkten, [[x, y], ...]</translation>
    </message>
    <message>
        <source>a list of numbers in [ ]</source>
        <translation>eine Liste von Zahlen in [ ]</translation>
    </message>
    <message>
        <source>an object in { }</source>
        <translation>ein Objekt in { }</translation>
    </message>
    <message>
        <source>&quot;up&quot; or &quot;down&quot;</source>
        <translation>&quot;up&quot; oder &quot;down&quot;</translation>
    </message>
    <message>
        <source>&quot;stay&quot; or &quot;leave&quot;</source>
        <translation>&quot;stay&quot; oder &quot;leave&quot;</translation>
    </message>
    <message>
        <source>&quot;once&quot;, &quot;toAndFro&quot; or &quot;round&quot;</source>
        <translation>&quot;once&quot;, &quot;toAndFro&quot; oder &quot;round&quot;</translation>
    </message>
    <message>
        <source>text like &quot;#3f78c4&quot;</source>
        <translation>Text wie &quot;#3f78c4&quot;</translation>
    </message>
    <message>
        <source>`%1` must have two numbers, [x, y]</source>
        <translation>`%1` muss zwei Zahlen haben, [x, y]</translation>
    </message>
    <message>
        <source>`%1` has %2 points; %3 needs %4 or more</source>
        <translation>Zahl der Punkte in `%1`: %2; %3 braucht mindestens %4</translation>
    </message>
    <message>
        <source>`%1` is %2; %3</source>
        <translation>`%1` ist %2; %3</translation>
    </message>
    <message>
        <source>a number must be 0 or from 5e-324 to 1e9 in size</source>
        <translation>eine Zahl muss 0 oder ihr Betrag von 5e-324 bis 1e9 sein</translation>
    </message>
    <message>
        <source>no number may be beyond 1e9</source>
        <translation>keine Zahl darf über 1e9 liegen</translation>
    </message>
    <message>
        <source>a coordinate must lie within 1e9 of 0</source>
        <translation>eine Koordinate muss zwischen -1e9 und 1e9 liegen</translation>
    </message>
    <message>
        <source>a heading must lie within 1e9 of 0</source>
        <translation>eine Richtung muss zwischen -1e9 und 1e9 liegen</translation>
    </message>
    <message>
        <source>a radius must be 0 or more</source>
        <translation>ein Radius muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a thickness must be 0 or more</source>
        <translation>eine Dicke muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a time must be 0 or more</source>
        <translation>eine Zeit muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a speed must be 0 or more</source>
        <translation>eine Geschwindigkeit muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a speed must be more than 0</source>
        <translation>eine Geschwindigkeit muss größer als 0 sein</translation>
    </message>
    <message>
        <source>a force must be more than 0</source>
        <translation>eine Kraft muss größer als 0 sein</translation>
    </message>
    <message>
        <source>a goal&apos;s radius must be more than 0</source>
        <translation>der Radius eines Ziels muss größer als 0 sein</translation>
    </message>
    <message>
        <source>an opacity must be from 0 to 1</source>
        <translation>eine Deckkraft muss von 0 bis 1 sein</translation>
    </message>
    <message>
        <source>a count must be from 0 to 1000000</source>
        <translation>eine Anzahl muss von 0 bis 1000000 sein</translation>
    </message>
    <message>
        <source>a rate must be 0 or more</source>
        <translation>eine Rate muss mindestens 0 sein</translation>
    </message>
    <message>
        <source>a seed must be from 0 to 9007199254740992</source>
        <translation>ein Startwert muss von 0 bis 9007199254740992 sein</translation>
    </message>
    <message>
        <source>it must be a whole number from 1 to 9007199254740992</source>
        <translation>es muss eine ganze Zahl von 1 bis 9007199254740992 sein</translation>
    </message>
    <message>
        <source>the `max` of `bounds` lies below its `min`</source>
        <translation>`max` von `bounds` liegt unter `min`</translation>
    </message>
    <message>
        <source>`bounds` has `min`, `max` and `walls` only</source>
        <translation>`bounds` hat nur `min`, `max` und `walls`</translation>
    </message>
    <message>
        <source>the `max` of `underlay` must lie above its `min`</source>
        <translation>`max` von `underlay` muss über `min` liegen</translation>
    </message>
    <message>
        <source>an object in { } is expected here</source>
        <translation>hier wird ein Objekt in { } erwartet</translation>
    </message>
    <message>
        <source>the type &quot;%1&quot; is unknown; known are circle, wall, polygon, start, goal, agent and spawn</source>
        <translation>der Typ &quot;%1&quot; ist unbekannt; bekannt sind circle, wall, polygon, start, goal, agent und spawn</translation>
    </message>
    <message>
        <source>%1 with the id %2 is there already</source>
        <translation>%1 mit der id %2 gibt es schon</translation>
    </message>
    <message>
        <source>%1 needs `%2`</source>
        <translation>%1 braucht `%2`</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a circle</source>
        <translation>ein Kreis</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>eine Wand</translation>
    </message>
    <message>
        <source>a polygon</source>
        <translation>ein Polygon</translation>
    </message>
    <message>
        <source>a start</source>
        <translation>ein Start</translation>
    </message>
    <message>
        <source>a goal</source>
        <translation>ein Ziel</translation>
    </message>
    <message>
        <source>an agent</source>
        <translation>ein Agent</translation>
    </message>
    <message>
        <source>a spawn area</source>
        <translation>eine Eintrittsfläche</translation>
    </message>
    <message>
        <source>a motion</source>
        <translation>eine Bewegung</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>eine Ebene</translation>
    </message>
    <message>
        <source>a group of objects</source>
        <translation>eine Gruppe von Objekten</translation>
    </message>
    <message>
        <source>an agent class</source>
        <translation>eine Agentenklasse</translation>
    </message>
    <message>
        <source>an agent group</source>
        <translation>eine Agentengruppe</translation>
    </message>
    <message>
        <source>a template</source>
        <translation>eine Vorlage</translation>
    </message>
    <message>
        <source>an object of a template</source>
        <translation>ein Objekt einer Vorlage</translation>
    </message>
    <message>
        <source>No plugin writes this file&apos;s suffix; known: %1. Plugins that failed: %2.</source>
        <translation>Kein Plugin schreibt Dateien dieser Endung; bekannt: %1. Fehlgeschlagene Plugins: %2.</translation>
    </message>
    <message>
        <source>No plugin writes this file&apos;s suffix; known: %1.</source>
        <translation>Kein Plugin schreibt Dateien dieser Endung; bekannt: %1.</translation>
    </message>
    <message>
        <source>The format plugin &quot;%1&quot; failed: %2</source>
        <translation>Das Format-Plugin „%1“ ist gescheitert: %2</translation>
    </message>
    <message>
        <source>it needs more memory than it can have</source>
        <translation>es braucht mehr Speicher, als es haben kann</translation>
    </message>
    <message>
        <source>The plugin did not finish within %1 s %2 and was stopped.</source>
        <translation>Das Plugin wurde %2 nicht innerhalb von %1 s fertig und wurde beendet.</translation>
    </message>
    <message>
        <source>The plugin crashed (%1) %2.</source>
        <translation>Das Plugin ist %2 abgestürzt (%1).</translation>
    </message>
    <message>
        <source>while it read a file</source>
        <translation>beim Lesen einer Datei</translation>
    </message>
    <message>
        <source>while it wrote a file</source>
        <translation>beim Schreiben einer Datei</translation>
    </message>
    <message>
        <source>while it started</source>
        <translation>beim Start</translation>
    </message>
    <message>
        <source>The file is empty; it must begin with the header x,y,radius.</source>
        <translation>Die Datei ist leer; sie muss mit der Kopfzeile x,y,radius beginnen.</translation>
    </message>
    <message>
        <source>The header is not UTF-8 text; it must name the columns x,y,radius.</source>
        <translation>Die Kopfzeile ist kein UTF-8-Text; sie muss die Spalten x,y,radius nennen.</translation>
    </message>
    <message>
        <source>This column of the header has no name.</source>
        <translation>Diese Spalte der Kopfzeile hat keinen Namen.</translation>
    </message>
    <message>
        <source>The header names the column &quot;%1&quot; twice.</source>
        <translation>Die Kopfzeile nennt die Spalte &quot;%1&quot; zweimal.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;; there are %2.</source>
        <translation>Es gibt keine Spalte &quot;%1&quot;; es gibt %2.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; has another use already.</source>
        <translation>Die Spalte &quot;%1&quot; wird schon anders verwendet.</translation>
    </message>
    <message>
        <source>The row has more than %1 fields.</source>
        <translation>Die Zeile hat mehr als %1 Felder.</translation>
    </message>
    <message>
        <source>Text follows a closing quote; a quote inside a field is written twice.</source>
        <translation>Nach einem schließenden Anführungszeichen folgt Text; in einem Feld wird es doppelt geschrieben.</translation>
    </message>
    <message>
        <source>This quote is never closed.</source>
        <translation>Dieses Anführungszeichen wird nie geschlossen.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 ist kein UTF-8-Text.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; is not a number; for decimal commas, give the option decimal=comma.</source>
        <translation>%1 &quot;%2&quot; ist keine Zahl; für Dezimalkommas die Option decimal=comma angeben.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; is not a number.</source>
        <translation>%1 &quot;%2&quot; ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; is beyond the range of numbers.</source>
        <translation>%1 &quot;%2&quot; liegt außerhalb des Zahlenbereichs.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; is not a finite number.</source>
        <translation>%1 &quot;%2&quot; ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; is beyond 1e9.</source>
        <translation>%1 &quot;%2&quot; liegt über 1e9.</translation>
    </message>
    <message>
        <source>%1 is negative; it must be 0 or more.</source>
        <translation>%1 ist negativ; nötig ist 0 oder mehr.</translation>
    </message>
    <message>
        <source>%1 makes a radius beyond 1e9.</source>
        <translation>%1 ergibt einen Radius über 1e9.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is neither Tiled&apos;s XML nor its JSON in UTF-8.</source>
        <translation>Dies ist weder das XML noch das JSON von Tiled in UTF-8.</translation>
    </message>
    <message>
        <source>This is not a Tiled map: it has neither layers nor an orientation.</source>
        <translation>Dies ist keine Tiled-Karte: Sie hat weder Ebenen noch eine Ausrichtung.</translation>
    </message>
    <message>
        <source>This is a file of the type &quot;%1&quot;, not a %2.</source>
        <translation>Dies ist eine Datei des Typs &quot;%1&quot;, nicht %2.</translation>
    </message>
    <message>
        <source>The file holds a &lt;%1&gt;, not a &lt;%2&gt;.</source>
        <translation>Die Datei enthält &lt;%1&gt;, nicht &lt;%2&gt;.</translation>
    </message>
    <message>
        <source>This is not valid JSON: something follows its end.</source>
        <translation>Dies ist kein gültiges JSON: Nach dem Ende folgt noch etwas.</translation>
    </message>
    <message>
        <source>This is not valid JSON: a comma or closing bracket is missing.</source>
        <translation>Dies ist kein gültiges JSON: Ein Komma oder eine schließende Klammer fehlt.</translation>
    </message>
    <message>
        <source>This is not valid JSON: a key in quotes and a colon are missing.</source>
        <translation>Dies ist kein gültiges JSON: Ein Schlüssel in Anführungszeichen und ein Doppelpunkt fehlen.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1</source>
        <translation>Dies ist kein gültiges JSON: %1</translation>
    </message>
    <message>
        <source>This is not valid XML: %1</source>
        <translation>Dies ist kein gültiges XML: %1</translation>
    </message>
    <message>
        <source>The file declares entities, which maps do not need; it was not read.</source>
        <translation>Die Datei deklariert Entitäten, die Karten nicht brauchen; sie wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The file describes more than its size allows for; it was not read any further.</source>
        <translation>Die Datei beschreibt mehr, als ihre Größe erwarten lässt; sie wurde nicht weiter gelesen.</translation>
    </message>
    <message>
        <source>`%1` &quot;%2&quot; is not a finite number.</source>
        <translation>`%1` &quot;%2&quot; ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>`%1` &quot;%2&quot; cannot be.</source>
        <translation>`%1` kann nicht &quot;%2&quot; sein.</translation>
    </message>
    <message>
        <source>`points` holds &quot;%1&quot;, which is not a point.</source>
        <translation>`points` enthält &quot;%1&quot;, das kein Punkt ist.</translation>
    </message>
    <message>
        <source>This tile has no number.</source>
        <translation>Diese Kachel hat keine Nummer.</translation>
    </message>
    <message>
        <source>The tile data cannot be decompressed.</source>
        <translation>Die Kacheldaten lassen sich nicht entpacken.</translation>
    </message>
    <message>
        <source>The tile data is not base64.</source>
        <translation>Die Kacheldaten sind kein Base64.</translation>
    </message>
    <message>
        <source>The tile data is not a list with commas.</source>
        <translation>Die Kacheldaten sind keine Liste mit Kommas.</translation>
    </message>
    <message>
        <source>The tile data is damaged: it is not what zlib or gzip writes.</source>
        <translation>Die Kacheldaten sind beschädigt: So schreiben weder zlib noch gzip.</translation>
    </message>
    <message>
        <source>The tile data is damaged: it is not what zstd writes.</source>
        <translation>Die Kacheldaten sind beschädigt: So schreibt zstd nicht.</translation>
    </message>
    <message>
        <source>The tile data holds fewer than the %1 cells of the layer.</source>
        <translation>Die Kacheldaten haben weniger als die %1 Zellen der Ebene.</translation>
    </message>
    <message>
        <source>The tile data holds more than the %1 cells of the layer.</source>
        <translation>Die Kacheldaten haben mehr als die %1 Zellen der Ebene.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; lies outside of the map&apos;s folder and project, and was not read; save a Tiled project in a folder that holds both, or give the option outside=skip to do without it.</source>
        <translation>Die Datei &quot;%1&quot; liegt außerhalb des Ordners der Karte und ihres Projekts und wurde nicht gelesen; speichern Sie ein Tiled-Projekt in einem Ordner, der beide enthält, oder geben Sie die Option outside=skip an, um auf sie zu verzichten.</translation>
    </message>
    <message>
        <source>The tiles have more than %1 collision shapes; give the option tiles=no to do without.</source>
        <translation>Die Kacheln haben mehr als %1 Kollisionsformen; geben Sie die Option tiles=no an, um auf sie zu verzichten.</translation>
    </message>
    <message>
        <source>The points and properties of the collision shapes need over 64 MiB; give the option tiles=no to do without.</source>
        <translation>Die Punkte und Eigenschaften der Kollisionsformen brauchen über 64 MiB; geben Sie die Option tiles=no an, um auf sie zu verzichten.</translation>
    </message>
    <message>
        <source>The properties that objects have from their tiles need over 64 MiB.</source>
        <translation>Die Eigenschaften, die Objekte von ihren Kacheln haben, brauchen über 64 MiB.</translation>
    </message>
    <message>
        <source>The map has no tile layer called &quot;%1&quot;.</source>
        <translation>Die Karte hat keine Kachelebene, die „%1“ heißt.</translation>
    </message>
    <message>
        <source>The layer&apos;s chunks lie in a rectangle of more than 16,777,216 cells; leave it out of the option solid.</source>
        <translation>Die Stücke der Ebene liegen in einem Rechteck von mehr als 16.777.216 Zellen; nennen Sie sie nicht in der Option solid.</translation>
    </message>
    <message>
        <source>The layer&apos;s cells make too many polygons; leave it out of the option solid.</source>
        <translation>Die Zellen der Ebene ergeben zu viele Polygone; nennen Sie sie nicht in der Option solid.</translation>
    </message>
    <message>
        <source>The file changed after the edits were made, so they do not fit it.</source>
        <translation>Die Datei wurde nach den Änderungen geändert, sodass diese nicht zu ihr passen.</translation>
    </message>
    <message>
        <source>The journal has no readable beginning.</source>
        <translation>Das Journal hat keinen lesbaren Anfang.</translation>
    </message>
    <message>
        <source>The journal has no edits.</source>
        <translation>Das Journal hat keine Änderungen.</translation>
    </message>
    <message>
        <source>This is no Thicket recording.</source>
        <translation>Dies ist keine Thicket-Aufzeichnung.</translation>
    </message>
    <message>
        <source>The recording was written by a newer Thicket (file version %1; this one reads up to %2).</source>
        <translation>Die Aufzeichnung wurde von einem neueren Thicket geschrieben (Dateiversion %1; dieses liest bis %2).</translation>
    </message>
    <message>
        <source>The recording is damaged in its header, so that no frame can be read.</source>
        <translation>Die Aufzeichnung ist am Anfang beschädigt, sodass kein Bild lesbar ist.</translation>
    </message>
    <message>
        <source>The recording ends in its header, so that no frame can be read.</source>
        <translation>Die Aufzeichnung endet am Anfang, sodass kein Bild lesbar ist.</translation>
    </message>
    <message>
        <source>The recording was not simulated, so that it cannot be run again.</source>
        <translation>Die Aufzeichnung wurde nicht simuliert, sodass sie sich nicht noch einmal rechnen lässt.</translation>
    </message>
    <message>
        <source>The recording is of other obstacles, groups or agents than the map&apos;s.</source>
        <translation>Die Aufzeichnung ist von anderen Hindernissen, Gruppen oder Agenten als die Karte.</translation>
    </message>
    <message>
        <source>%1: line %2, column %3</source>
        <translation>%1: Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1: line %2</source>
        <translation>%1: Zeile %2</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>object %1</source>
        <translation>Objekt %1</translation>
    </message>
    <message>
        <source>%1: metadata &quot;thicket&quot; of the node &quot;%2&quot;</source>
        <translation>%1: Metadaten &quot;thicket&quot; des Knotens &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Its goal is the object %1, which is no goal on this map.</source>
        <translation>Ihr Ziel ist das Objekt %1, das auf dieser Karte kein Ziel ist.</translation>
    </message>
    <message>
        <source>It has a motion but is inverted: obstacles round agents cannot move.</source>
        <translation>Es bewegt sich, ist aber eine Arena: Hindernisse um Agenten herum können sich nicht bewegen.</translation>
    </message>
    <message>
        <source>Its radius is 0; an agent of a simulation needs one above 0.</source>
        <translation>Der Radius ist 0; ein Agent einer Simulation braucht einen über 0.</translation>
    </message>
    <message>
        <source>Its agents have the radius 0; those of a simulation need one above 0.</source>
        <translation>Die Agenten haben den Radius 0; die einer Simulation brauchen einen über 0.</translation>
    </message>
    <message>
        <source>Its group &quot;%1&quot; does not exist.</source>
        <translation>Die Gruppe &quot;%1&quot; gibt es nicht.</translation>
    </message>
    <message>
        <source>The agent %1 is inside an obstacle.</source>
        <translation>Agent %1 ist in einem Hindernis.</translation>
    </message>
    <message>
        <source>polygon %1 crosses itself: side %2 meets side %3</source>
        <translation>Polygon %1 schneidet sich: Seite %2 trifft Seite %3</translation>
    </message>
    <message>
        <source>The behaviour &quot;%1&quot; is not known; known are %2.</source>
        <translation>Das Verhalten &quot;%1&quot; ist nicht bekannt; bekannt sind %2.</translation>
    </message>
    <message>
        <source>The weight of a behaviour is %1; it must be a number from 0 to 1e9.</source>
        <translation>Das Gewicht eines Verhaltens ist %1; es muss eine Zahl von 0 bis 1e9 sein.</translation>
    </message>
    <message>
        <source>The behaviour contain needs a &quot;target&quot; object, as the map has no bounds.</source>
        <translation>Das Verhalten contain braucht ein Objekt als &quot;target&quot;, da die Karte keine Begrenzung hat.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the behaviour %2 is %3; it must be %4.</source>
        <translation>&quot;%1&quot; des Verhaltens %2 ist %3; erlaubt ist %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the behaviour %2 is %3</source>
        <translation>&quot;%1&quot; des Verhaltens %2 ist %3</translation>
    </message>
    <message>
        <source>the group &quot;%1&quot;, which does not exist.</source>
        <translation>die Gruppe &quot;%1&quot;, die es nicht gibt.</translation>
    </message>
    <message>
        <source>the object %1, which is not on this map.</source>
        <translation>das Objekt %1, das es auf dieser Karte nicht gibt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2.</source>
        <translation>&quot;%1&quot; ist keines von: %2.</translation>
    </message>
    <message>
        <source>There is no such option; known options: %1.</source>
        <translation>Diese Option gibt es nicht; bekannt sind: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3.</source>
        <translation>&quot;%1&quot; ist keine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number above 0 and up to 1e9.</source>
        <translation>&quot;%1&quot; ist keine Zahl über 0 und bis 1e9.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from 0 to 1e9.</source>
        <translation>&quot;%1&quot; ist keine Zahl von 0 bis 1e9.</translation>
    </message>
    <message>
        <source>%1 can be written, not read.</source>
        <translation>%1 kann geschrieben, nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 can be read, not written.</source>
        <translation>%1 kann gelesen, nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot;, which it refers to, lies outside of its folder and was not read; copy it there.</source>
        <translation>Die Datei &quot;%1&quot;, auf die verwiesen wird, liegt außerhalb des Ordners und wurde nicht gelesen; kopieren Sie sie dorthin.</translation>
    </message>
    <message>
        <source>The %1 was written by a newer Thicket; importing it would lose what this version does not know.</source>
        <translation>Ein neueres Thicket hat %1 geschrieben; beim Import ginge verloren, was diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>die Zeichnung</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>die Szene</translation>
    </message>
    <message>
        <source>file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>The objects need more than %1 MB of memory; a part of the file would do.</source>
        <translation>Die Objekte brauchen mehr als %1 MB Speicher; ein Teil der Datei ginge.</translation>
    </message>
    <message>
        <source>The outlines have more than 8 million points and crossings; a larger error of arcs, a smaller part of the map or fewer objects would do.</source>
        <translation>Die Umrisse haben mehr als 8 Millionen Punkte und Kreuzungen; ein größerer Fehler der Bögen, ein kleinerer Teil der Karte oder weniger Objekte gingen.</translation>
    </message>
    <message>
        <source>The outlines cross each other too often to be united: parts of them leave millions of gaps. Fewer or shorter objects or a smaller part of the map would do.</source>
        <translation>Die Umrisse kreuzen einander zu oft, um sie zu vereinen: Teile von ihnen lassen Millionen Lücken. Weniger oder kürzere Objekte oder ein kleinerer Teil der Karte gingen.</translation>
    </message>
    <message>
        <source>The polygon crosses itself more often than 100,000 times.</source>
        <translation>Das Polygon schneidet sich selbst mehr als 100.000-mal.</translation>
    </message>
    <message>
        <source>This is no Godot scene in text form: it must begin with [gd_scene format=3].</source>
        <translation>Dies ist keine Szene von Godot als Text: Sie muss mit [gd_scene format=3] beginnen.</translation>
    </message>
    <message>
        <source>This is no Godot resource in text form: it must begin with [gd_resource format=3].</source>
        <translation>Dies ist keine Ressource von Godot als Text: Sie muss mit [gd_resource format=3] beginnen.</translation>
    </message>
    <message>
        <source>This version of Godot&apos;s scene format is not known: 2, 3 and 4 are.</source>
        <translation>Diese Version des Szenenformats von Godot ist nicht bekannt; bekannt sind 2, 3 und 4.</translation>
    </message>
    <message>
        <source>The text is not in UTF-8.</source>
        <translation>Der Text ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>The scene has no node.</source>
        <translation>Die Szene hat keinen Knoten.</translation>
    </message>
    <message>
        <source>The file has no section [resource].</source>
        <translation>Die Datei hat keinen Abschnitt [resource].</translation>
    </message>
    <message>
        <source>The first node must have no parent.</source>
        <translation>Der erste Knoten darf keinen Elternknoten haben.</translation>
    </message>
    <message>
        <source>Only the first node can be without a parent.</source>
        <translation>Nur der erste Knoten kann ohne Elternknoten sein.</translation>
    </message>
    <message>
        <source>A line in brackets is missing here, as [node name=&quot;rock&quot;].</source>
        <translation>Hier fehlt eine Zeile in Klammern wie [node name=&quot;rock&quot;].</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>Hier fehlt &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>A value is missing here.</source>
        <translation>Hier fehlt ein Wert.</translation>
    </message>
    <message>
        <source>A closing bracket is missing here.</source>
        <translation>Hier fehlt eine schließende Klammer.</translation>
    </message>
    <message>
        <source>A text in quotes is missing here.</source>
        <translation>Hier fehlt ein Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This text has no end.</source>
        <translation>Dieser Text hat kein Ende.</translation>
    </message>
    <message>
        <source>A character&apos;s code has too few digits.</source>
        <translation>Die Nummer eines Zeichens hat zu wenige Ziffern.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value.</source>
        <translation>&quot;%1&quot; ist kein Wert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>&quot;%1&quot; ist keine Zahl.</translation>
    </message>
    <message>
        <source>The number %1 is too large or too small.</source>
        <translation>Die Zahl %1 ist zu groß oder zu klein.</translation>
    </message>
    <message>
        <source>Values are nested more than 64 deep.</source>
        <translation>Werte sind mehr als 64 tief geschachtelt.</translation>
    </message>
    <message>
        <source>The file describes more than its size allows for; it was not read further.</source>
        <translation>Die Datei beschreibt mehr, als ihre Größe erlaubt; sie wurde nicht weiter gelesen.</translation>
    </message>
    <message>
        <source>The scene&apos;s instances have more than half a million nodes.</source>
        <translation>Die Instanzen der Szene haben mehr als eine halbe Million Knoten.</translation>
    </message>
    <message>
        <source>The node &quot;%1&quot; cannot be read: %2</source>
        <translation>Der Knoten &quot;%1&quot; ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>the scene &quot;%1&quot; instances itself.</source>
        <translation>Die Szene &quot;%1&quot; enthält sich selbst als Instanz.</translation>
    </message>
    <message>
        <source>the scene &quot;%1&quot; lies outside of the folder.</source>
        <translation>Die Szene &quot;%1&quot; liegt außerhalb des Ordners.</translation>
    </message>
    <message>
        <source>the tile set &quot;%1&quot; lies outside of the folder.</source>
        <translation>Der Kachelsatz &quot;%1&quot; liegt außerhalb des Ordners.</translation>
    </message>
    <message>
        <source>the cells of the tile maps are more than 256 MiB of text.</source>
        <translation>Die Zellen der Kachelkarten sind mehr als 256 MiB Text.</translation>
    </message>
    <message>
        <source>the tiles make more than 300,000 polygons or 4,000,000 corners.</source>
        <translation>Die Kacheln ergeben mehr als 300.000 Polygone oder 4.000.000 Ecken.</translation>
    </message>
    <message>
        <source>The map is larger than the 4,194,304 pixels in which Godot tells half pixels apart; choose a smaller pixelsPerUnit.</source>
        <translation>Die Karte ist größer als die 4.194.304 Pixel, in denen Godot halbe Pixel unterscheidet; wählen Sie ein kleineres pixelsPerUnit.</translation>
    </message>
    <message>
        <source>This is no SVG drawing; it must begin with an svg element.</source>
        <translation>Dies ist keine SVG-Zeichnung; sie muss mit einem svg-Element beginnen.</translation>
    </message>
    <message>
        <source>This is not well-formed XML: %1.</source>
        <translation>Dies ist kein wohlgeformtes XML: %1.</translation>
    </message>
    <message>
        <source>The drawing declares entities or default attributes, which are refused; save it without them, as plain SVG.</source>
        <translation>Die Zeichnung deklariert Entitäten oder Vorgabeattribute, die nicht gelesen werden; speichern Sie sie ohne diese, als einfaches SVG.</translation>
    </message>
    <message>
        <source>The entity &quot;%1&quot; is not known.</source>
        <translation>Die Entität &quot;%1&quot; ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Elements are nested deeper than %1 levels.</source>
        <translation>Elemente sind tiefer als %1 Ebenen geschachtelt.</translation>
    </message>
    <message>
        <source>An element has more than %1 attributes.</source>
        <translation>Ein Element hat mehr als %1 Attribute.</translation>
    </message>
    <message>
        <source>A tag or a text is longer than 16 MB.</source>
        <translation>Ein Tag oder ein Text ist länger als 16 MB.</translation>
    </message>
    <message>
        <source>The drawing has use elements, so all its elements are kept, which takes too much memory; a part of it would do.</source>
        <translation>Die Zeichnung hat use-Elemente, deshalb werden alle ihre Elemente behalten, was zu viel Speicher braucht; ein Teil der Zeichnung ginge.</translation>
    </message>
    <message>
        <source>The use of &quot;%1&quot; shows itself again in itself.</source>
        <translation>Das use-Element von &quot;%1&quot; zeigt sich in sich selbst.</translation>
    </message>
    <message>
        <source>More than %1 use elements show each other.</source>
        <translation>Mehr als %1 use-Elemente zeigen einander.</translation>
    </message>
    <message>
        <source>The drawing&apos;s use elements show more than %1 elements, or 64 MB of them.</source>
        <translation>Die use-Elemente der Zeichnung zeigen mehr als %1 Elemente oder 64 MB davon.</translation>
    </message>
    <message>
        <source>Names and properties would be copied to more than 64 MB.</source>
        <translation>Namen und Eigenschaften würden zu mehr als 64 MB kopiert.</translation>
    </message>
    <message>
        <source>The drawing&apos;s lines have more than %1 points; choose a larger error.</source>
        <translation>Die Linien der Zeichnung haben mehr als %1 Punkte; wählen Sie einen größeren Fehler.</translation>
    </message>
    <message>
        <source>The settings in the drawing&apos;s metadata are damaged: %1</source>
        <translation>Die Einstellungen in den Metadaten der Zeichnung sind beschädigt: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for the drawing.</source>
        <translation>Der Speicher reicht nicht für die Zeichnung.</translation>
    </message>
    <message>
        <source>This is no GeoJSON; it must be a FeatureCollection, a Feature or a geometry.</source>
        <translation>Dies ist kein GeoJSON; es muss eine FeatureCollection, ein Feature oder eine Geometrie sein.</translation>
    </message>
    <message>
        <source>A feature must be an object.</source>
        <translation>Ein Feature muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>A feature must have a geometry, which may be null.</source>
        <translation>Ein Feature muss eine Geometrie haben, die auch null sein darf.</translation>
    </message>
    <message>
        <source>Coordinates must be an array.</source>
        <translation>Koordinaten müssen ein Array sein.</translation>
    </message>
    <message>
        <source>A position must have at least two numbers.</source>
        <translation>Eine Position muss mindestens zwei Zahlen haben.</translation>
    </message>
    <message>
        <source>A coordinate must be a number from -1e9 to 1e9.</source>
        <translation>Eine Koordinate muss eine Zahl von -1e9 bis 1e9 sein.</translation>
    </message>
    <message>
        <source>There are %1 positions; at least %2 are needed.</source>
        <translation>Zahl der Positionen: %1; nötig sind mindestens %2.</translation>
    </message>
    <message>
        <source>There is no geometry of the type &quot;%1&quot;.</source>
        <translation>Es gibt keine Geometrie vom Typ &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>A geometry must be an object or null.</source>
        <translation>Eine Geometrie muss ein Objekt oder null sein.</translation>
    </message>
    <message>
        <source>A geometry must have a type and coordinates.</source>
        <translation>Eine Geometrie muss einen Typ und Koordinaten haben.</translation>
    </message>
    <message>
        <source>The properties of features with several parts would be copied to more than 64 MB.</source>
        <translation>Die Eigenschaften von Features mit mehreren Teilen würden zu mehr als 64 MB kopiert.</translation>
    </message>
    <message>
        <source>There is not enough memory for the features.</source>
        <translation>Der Speicher reicht nicht für die Features.</translation>
    </message>
    <message>
        <source>The map&apos;s settings are damaged: %1</source>
        <translation>Die Einstellungen der Karte sind beschädigt: %1</translation>
    </message>
    <message>
        <source>The map is larger than the earth round this origin; choose another latitude, longitude or scale, or coordinates=plain.</source>
        <translation>Die Karte ist größer als die Erde um diesen Ursprung; wählen Sie eine andere Breite, Länge oder einen anderen Maßstab oder coordinates=plain.</translation>
    </message>
    <message>
        <source>The first line must be &quot;type octile&quot;.</source>
        <translation>Die erste Zeile muss &quot;type octile&quot; sein.</translation>
    </message>
    <message>
        <source>The file ends before the line &quot;map&quot;.</source>
        <translation>Die Datei endet vor der Zeile &quot;map&quot;.</translation>
    </message>
    <message>
        <source>The header has no width and height above 0.</source>
        <translation>Der Kopf hat keine Breite und Höhe über 0.</translation>
    </message>
    <message>
        <source>The map has more than 16,777,216 cells.</source>
        <translation>Die Karte hat mehr als 16.777.216 Zellen.</translation>
    </message>
    <message>
        <source>Corners of tiles must be at least 2 in width and height.</source>
        <translation>Ecken von Kacheln müssen mindestens 2 in Breite und Höhe sein.</translation>
    </message>
    <message>
        <source>There are more rows than the height of %1.</source>
        <translation>Es gibt mehr Zeilen als die Höhe von %1.</translation>
    </message>
    <message>
        <source>The file ends after %1 of %2 rows.</source>
        <translation>Die Datei endet nach %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>The row has %1 cells, it must have %2.</source>
        <translation>Die Zeile hat %1 Zellen, sie muss %2 haben.</translation>
    </message>
    <message>
        <source>The type &quot;%1&quot; is none of octile, tile, octile-corner.</source>
        <translation>Der Typ &quot;%1&quot; ist keiner von octile, tile, octile-corner.</translation>
    </message>
    <message>
        <source>The %1 &quot;%2&quot; is not a whole number from 1 to 1048576.</source>
        <translation>%1 &quot;%2&quot; ist keine ganze Zahl von 1 bis 1048576.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of type, height, width, map.</source>
        <translation>&quot;%1&quot; ist keines von type, height, width, map.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no known terrain; name it in the option passable or blocked.</source>
        <translation>&quot;%1&quot; ist kein bekanntes Gelände; nennen Sie es in der Option passable oder blocked.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has other characters than visible ones of ASCII.</source>
        <translation>&quot;%1&quot; hat andere Zeichen als sichtbare aus ASCII.</translation>
    </message>
    <message>
        <source>The terrain %1 is named twice, here and in another option.</source>
        <translation>Das Gelände %1 wird zweimal genannt, hier und in einer anderen Option.</translation>
    </message>
    <message>
        <source>The blocked cells make more than 300,000 obstacles.</source>
        <translation>Die blockierten Zellen ergeben mehr als 300.000 Hindernisse.</translation>
    </message>
    <message>
        <source>The map has more than 300,000 circles.</source>
        <translation>Die Karte hat mehr als 300.000 Kreise.</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>This is no LDtk project: it has no jsonVersion or no defs.</source>
        <translation>Dies ist kein LDtk-Projekt: jsonVersion oder defs fehlt.</translation>
    </message>
    <message>
        <source>LDtk 0.8 or later must have saved the project; open and save it there.</source>
        <translation>Das Projekt muss von LDtk 0.8 oder neuer gespeichert sein; öffnen und speichern Sie es dort.</translation>
    </message>
    <message>
        <source>The file is no valid JSON: %1.</source>
        <translation>Die Datei ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>The file must hold a JSON object.</source>
        <translation>Die Datei muss ein JSON-Objekt enthalten.</translation>
    </message>
    <message>
        <source>The file has too many values: they need more than %1 MiB.</source>
        <translation>Die Datei hat zu viele Werte: Sie brauchen mehr als %1 MiB.</translation>
    </message>
    <message>
        <source>An object is expected here.</source>
        <translation>Hier wird ein Objekt erwartet.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Hier wird eine Liste erwartet.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Hier wird ein Text erwartet.</translation>
    </message>
    <message>
        <source>True or false is expected here.</source>
        <translation>Hier wird true oder false erwartet.</translation>
    </message>
    <message>
        <source>Two numbers are expected here.</source>
        <translation>Hier werden zwei Zahlen erwartet.</translation>
    </message>
    <message>
        <source>A number within 1e9 is expected here.</source>
        <translation>Hier wird eine Zahl bis 1e9 erwartet.</translation>
    </message>
    <message>
        <source>A number from 0 is expected here.</source>
        <translation>Hier wird eine Zahl ab 0 erwartet.</translation>
    </message>
    <message>
        <source>A number from 1 is expected here.</source>
        <translation>Hier wird eine Zahl ab 1 erwartet.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>Hier wird eine ganze Zahl von %1 bis %2 erwartet.</translation>
    </message>
    <message>
        <source>The numbers are out of range.</source>
        <translation>Die Zahlen liegen außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>No layer of defs.layers has this uid.</source>
        <translation>Keine Ebene in defs.layers hat diese uid.</translation>
    </message>
    <message>
        <source>There must be a value for each of the %1 by %2 cells, and not more than 16,777,216.</source>
        <translation>Für jede der %1 mal %2 Zellen muss es einen Wert geben, und nicht mehr als 16.777.216.</translation>
    </message>
    <message>
        <source>The cells make more than 300,000 polygons.</source>
        <translation>Die Zellen ergeben mehr als 300.000 Polygone.</translation>
    </message>
    <message>
        <source>There are too many levels to block what is outside of them; give the option outside=free.</source>
        <translation>Es gibt zu viele Level, um zu blockieren, was außerhalb von ihnen liegt; geben Sie die Option outside=free an.</translation>
    </message>
    <message>
        <source>What is outside of the levels makes more than 300,000 polygons.</source>
        <translation>Was außerhalb der Level liegt, ergibt mehr als 300.000 Polygone.</translation>
    </message>
    <message>
        <source>The levels lie beyond 1e9 map units.</source>
        <translation>Die Level liegen jenseits von 1e9 Karteneinheiten.</translation>
    </message>
    <message>
        <source>This lies beyond 1e9 map units.</source>
        <translation>Dies liegt jenseits von 1e9 Karteneinheiten.</translation>
    </message>
    <message>
        <source>The level %1 is in a file of its own, which cannot be read here.</source>
        <translation>Das Level %1 liegt in einer eigenen Datei, die hier nicht lesbar ist.</translation>
    </message>
    <message>
        <source>The ellipses have more than 4,194,304 points; choose a larger arcError.</source>
        <translation>Die Ellipsen haben mehr als 4.194.304 Punkte; wählen Sie ein größeres arcError.</translation>
    </message>
    <message>
        <source>No level has this depth.</source>
        <translation>Kein Level hat diese Tiefe.</translation>
    </message>
    <message>
        <source>No level of this depth has such a name.</source>
        <translation>Kein Level dieser Tiefe heißt so.</translation>
    </message>
    <message>
        <source>There is no such world; the project has only one, without a name.</source>
        <translation>Diese Welt gibt es nicht; das Projekt hat nur eine, ohne Namen.</translation>
    </message>
    <message>
        <source>There is no such world; the project has %1.</source>
        <translation>Diese Welt gibt es nicht; das Projekt hat %1.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot;; the project has %3 and others.</source>
        <translation>%1 &quot;%2&quot; gibt es nicht; das Projekt hat %3 und andere.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot;; the project has %3.</source>
        <translation>%1 &quot;%2&quot; gibt es nicht; das Projekt hat %3.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>value of an IntGrid layer</source>
        <translation>Wert einer IntGrid-Ebene</translation>
    </message>
    <message>
        <source>The image of the flow field could not be made.</source>
        <translation>Das Bild des Flussfelds ließ sich nicht erzeugen.</translation>
    </message>
    <message>
        <source>It is no name of a namespace in C++, such as game::maps.</source>
        <translation>Dies ist kein Name eines Namensraums in C++ wie game::maps.</translation>
    </message>
    <message>
        <source>It is no name of a file on one line.</source>
        <translation>Dies ist kein Name einer Datei in einer Zeile.</translation>
    </message>
    <message>
        <source>The complete tangent graph has more surfing edges, and %1 are allowed.</source>
        <translation>Der vollständige Tangentengraph hat mehr Geraden, und %1 sind erlaubt.</translation>
    </message>
    <message>
        <source>The complete tangent graph has %1 surfing edges, and %2 are allowed.</source>
        <translation>Der vollständige Tangentengraph hat %1 Geraden, und %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>Decimal commas need another delimiter: semicolon or tab.</source>
        <translation>Dezimalkommas brauchen ein anderes Trennzeichen: Semikolon oder Tabulator.</translation>
    </message>
    <message>
        <source>There is no column %1; name it with the option %2=COLUMN, one of: %3; if there is no header, give header=no.</source>
        <translation>Es gibt keine Spalte %1; nennen Sie sie mit der Option %2=COLUMN, eine von: %3; gibt es keine Kopfzeile, geben Sie header=no an.</translation>
    </message>
    <message>
        <source>There is no column %1; name it with the option %2=COLUMN, one of: %3.</source>
        <translation>Es gibt keine Spalte %1; nennen Sie sie mit der Option %2=COLUMN, eine von: %3.</translation>
    </message>
    <message>
        <source>There is no column radius. Name the column of sizes with the options size=COLUMN (one of: %1), measure=radius|diameter|girth and unit=m|cm|mm, or give every circle&apos;s radius with the option radius=NUMBER.</source>
        <translation>Es gibt keine Spalte radius. Nennen Sie die Spalte der Größen mit den Optionen size=COLUMN (eine von: %1), measure=radius|diameter|girth und unit=m|cm|mm oder geben Sie mit der Option radius=NUMBER den Radius aller Kreise an.</translation>
    </message>
    <message>
        <source>The file has a column radius, so the option radius cannot be given.</source>
        <translation>Die Datei hat eine Spalte radius, deshalb kann die Option radius nicht angegeben werden.</translation>
    </message>
    <message>
        <source>Say what the column &quot;%1&quot; is with the option measure=radius|diameter|girth.</source>
        <translation>Sagen Sie mit der Option measure=radius|diameter|girth, was die Spalte &quot;%1&quot; ist.</translation>
    </message>
    <message>
        <source>Brackets are nested deeper than %1 levels.</source>
        <translation>Klammern sind tiefer als %1 Ebenen geschachtelt.</translation>
    </message>
    <message>
        <source>This text holds half a surrogate pair, which stands for no character.</source>
        <translation>Dieser Text enthält ein halbes Ersatzzeichenpaar, das für kein Zeichen steht.</translation>
    </message>
    <message>
        <source>The tile layers have more than %1 cells.</source>
        <translation>Die Kachelebenen haben mehr als %1 Zellen.</translation>
    </message>
    <message>
        <source>The polygons of the ellipses have more than %1 points; give a larger arcError.</source>
        <translation>Die Polygone der Ellipsen haben mehr als %1 Punkte; geben Sie ein größeres arcError an.</translation>
    </message>
    <message>
        <source>The tangent graph has more than %1 edges, which Tiled could not show.</source>
        <translation>Der Tangentengraph hat mehr als %1 Kanten, die Tiled nicht zeigen könnte.</translation>
    </message>
    <message>
        <source>The map is larger than Tiled&apos;s 2^31 pixels; choose a smaller pixelsPerUnit.</source>
        <translation>Die Karte ist größer als die 2^31 Pixel von Tiled; wählen Sie ein kleineres pixelsPerUnit.</translation>
    </message>
    <message>
        <source>The tile data holds &quot;%1&quot;, which is not the number of a tile.</source>
        <translation>Die Kacheldaten enthalten &quot;%1&quot;, was nicht die Nummer einer Kachel ist.</translation>
    </message>
    <message>
        <source>The compression &quot;%1&quot; of the tile data is none of zlib, gzip, zstd.</source>
        <translation>Die Kompression &quot;%1&quot; der Kacheldaten ist keine von zlib, gzip, zstd.</translation>
    </message>
    <message>
        <source>The encoding &quot;%1&quot; of the tile data is none of csv, base64.</source>
        <translation>Die Kodierung &quot;%1&quot; der Kacheldaten ist keine von csv, base64.</translation>
    </message>
    <message>
        <source>The template &quot;%1&quot; is made from itself or from too many others.</source>
        <translation>Die Vorlage &quot;%1&quot; besteht aus sich selbst oder aus zu vielen anderen.</translation>
    </message>
    <message>
        <source>The template &quot;%1&quot; is made from itself.</source>
        <translation>Die Vorlage &quot;%1&quot; besteht aus sich selbst.</translation>
    </message>
    <message>
        <source>This is not %1.</source>
        <translation>Dies muss Folgendes sein: %1</translation>
    </message>
    <message>
        <source>`%1` &quot;%2&quot; is not the number of a tile.</source>
        <translation>`%1` &quot;%2&quot; ist nicht die Nummer einer Kachel.</translation>
    </message>
    <message>
        <source>`%1` %2 is not %3.</source>
        <translation>`%1` %2 muss Folgendes sein: %3</translation>
    </message>
    <message>
        <source>`%1` is not %2.</source>
        <translation>`%1` muss Folgendes sein: %2</translation>
    </message>
    <message>
        <source>a value that it can have</source>
        <translation>ein Wert, den es haben kann</translation>
    </message>
    <message>
        <source>the number of a tile</source>
        <translation>die Nummer einer Kachel</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>eine Größe</translation>
    </message>
    <message>
        <source>The file says that it is in %1; UTF-8 is read.</source>
        <translation>Die Datei ist nach eigener Angabe in %1; gelesen wird UTF-8.</translation>
    </message>
    <message>
        <source>this is no character in UTF-8 that it may hold.</source>
        <translation>Dies ist kein Zeichen in UTF-8, das es enthalten darf.</translation>
    </message>
    <message>
        <source>there is text outside of its elements.</source>
        <translation>Außerhalb seiner Elemente steht Text.</translation>
    </message>
    <message>
        <source>there is no element.</source>
        <translation>Es gibt kein Element.</translation>
    </message>
    <message>
        <source>the element &lt;%1&gt; does not end.</source>
        <translation>Das Element &lt;%1&gt; endet nicht.</translation>
    </message>
    <message>
        <source>%1 does not end.</source>
        <translation>%1 endet nicht.</translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>Ein Kommentar</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>Eine Anweisung</translation>
    </message>
    <message>
        <source>a text in the document type</source>
        <translation>Ein Text im Dokumenttyp</translation>
    </message>
    <message>
        <source>a section of characters</source>
        <translation>Ein Zeichenabschnitt</translation>
    </message>
    <message>
        <source>the document type does not end.</source>
        <translation>Der Dokumenttyp endet nicht.</translation>
    </message>
    <message>
        <source>the value of an attribute does not end.</source>
        <translation>Der Wert eines Attributs endet nicht.</translation>
    </message>
    <message>
        <source>&quot;&lt;!&quot; begins nothing that is known here.</source>
        <translation>&quot;&lt;!&quot; beginnt nichts, was hier bekannt ist.</translation>
    </message>
    <message>
        <source>an element follows the one that holds all.</source>
        <translation>Nach dem Element, das alles enthält, folgt noch eines.</translation>
    </message>
    <message>
        <source>a name is missing here.</source>
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>a blank or the end of the element&apos;s tag is missing here.</source>
        <translation>Hier fehlt ein Leerzeichen oder das Ende des Tags.</translation>
    </message>
    <message>
        <source>the end of the element&apos;s tag is missing here.</source>
        <translation>Hier fehlt das Ende des Tags.</translation>
    </message>
    <message>
        <source>the element has an attribute twice.</source>
        <translation>Das Element hat ein Attribut zweimal.</translation>
    </message>
    <message>
        <source>the name of an attribute is missing here.</source>
        <translation>Hier fehlt der Name eines Attributs.</translation>
    </message>
    <message>
        <source>the value of an attribute is missing here.</source>
        <translation>Hier fehlt der Wert eines Attributs.</translation>
    </message>
    <message>
        <source>&quot;&lt;&quot; is in the value of an attribute.</source>
        <translation>&quot;&lt;&quot; steht im Wert eines Attributs.</translation>
    </message>
    <message>
        <source>an element ends that did not begin.</source>
        <translation>Ein Element endet, das nicht begonnen hat.</translation>
    </message>
    <message>
        <source>the end of &lt;%1&gt; is expected.</source>
        <translation>Erwartet wird das Ende von &lt;%1&gt;.</translation>
    </message>
    <message>
        <source>&quot;]]&gt;&quot; is in a text.</source>
        <translation>&quot;]]&gt;&quot; steht in einem Text.</translation>
    </message>
    <message>
        <source>&quot;&amp;&quot; begins no reference that is known.</source>
        <translation>&quot;&amp;&quot; beginnt keinen Verweis, der bekannt ist.</translation>
    </message>
    <message>
        <source>the `axes` of a group must be two, [x, y] each, and not on one line</source>
        <translation>die `axes` einer Gruppe müssen zwei sein, je [x, y], und nicht auf einer Geraden</translation>
    </message>
    <message>
        <source>the group of objects %1 lies within itself</source>
        <translation>die Gruppe von Objekten %1 liegt in sich selbst</translation>
    </message>
    <message>
        <source>the group of objects %1 lies within group %2, which does not exist</source>
        <translation>die Gruppe von Objekten %1 liegt in Gruppe %2, die es nicht gibt</translation>
    </message>
    <message>
        <source>a motion has a `track` or a `turn`, not both</source>
        <translation>eine Bewegung hat `track` oder `turn`, nicht beides</translation>
    </message>
    <message>
        <source>a turn must lie within 1e6 degrees of 0</source>
        <translation>eine Drehung darf höchstens 1e6 Grad von 0 entfernt sein</translation>
    </message>
    <message>
        <source>the ids of a template&apos;s objects must ascend; %1 comes after %2</source>
        <translation>die Ids der Objekte einer Vorlage müssen aufsteigen; %1 kommt nach %2</translation>
    </message>
    <message>
        <source>an object of a template has no `layer`, `objectGroup` or `member`</source>
        <translation>ein Objekt einer Vorlage hat kein `layer`, `objectGroup` und `member`</translation>
    </message>
    <message>
        <source>the `objects` of a template must be %1</source>
        <translation>die `objects` einer Vorlage müssen Folgendes sein: %1</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <translation>Das Lesen wurde beendet.</translation>
    </message>
    <message>
        <source>agent group &quot;%1&quot;</source>
        <translation>Agentengruppe &quot;%1&quot;</translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>spawn area %1</source>
        <translation>Eintrittsfläche %1</translation>
    </message>
    <message>
        <source>circle %1</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Wand %1</translation>
    </message>
    <message>
        <source>polygon %1</source>
        <translation>Polygon %1</translation>
    </message>
    <message>
        <source>%1: byte %2</source>
        <translation>%1: Byte %2</translation>
    </message>
    <message>
        <source>The agent %1 cannot be added: %2.</source>
        <translation>Agent %1 kann nicht dazukommen: %2.</translation>
    </message>
    <message>
        <source>There is already an agent %1.</source>
        <translation>Agent %1 ist schon da.</translation>
    </message>
    <message>
        <source>There is no agent %1.</source>
        <translation>Einen Agenten %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Two agents have the id %1.</source>
        <translation>Zwei Agenten haben die Id %1.</translation>
    </message>
    <message>
        <source>The group of the agent %1 does not exist.</source>
        <translation>Die Gruppe des Agenten %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The group &quot;%1&quot; cannot be simulated: %2.</source>
        <translation>Die Gruppe &quot;%1&quot; lässt sich nicht simulieren: %2.</translation>
    </message>
    <message>
        <source>The spawn area %1 cannot be simulated: %2.</source>
        <translation>Eintrittsfläche %1 lässt sich nicht simulieren: %2.</translation>
    </message>
    <message>
        <source>The moving obstacle %1 cannot be simulated: %2.</source>
        <translation>Das bewegte Hindernis %1 lässt sich nicht simulieren: %2.</translation>
    </message>
    <message>
        <source>It cannot be simulated: %1.</source>
        <translation>Sie lässt sich nicht simulieren: %1.</translation>
    </message>
    <message>
        <source>Another obstacle has the id %1 of one that moves.</source>
        <translation>Ein anderes Hindernis hat die Id %1 von einem, das sich bewegt.</translation>
    </message>
    <message>
        <source>Its id is above 4294967295, the largest that an agent of a simulation can have.</source>
        <translation>Die Id liegt über 4294967295, der größten, die ein Agent einer Simulation haben kann.</translation>
    </message>
    <message>
        <source>There is no group %1.</source>
        <translation>Eine Gruppe %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The goal must be within 1e9 of the origin.</source>
        <translation>Das Ziel darf höchstens 1e9 vom Ursprung entfernt sein.</translation>
    </message>
    <message>
        <source>its position must be within 1e9 of the origin</source>
        <translation>die Position darf höchstens 1e9 vom Ursprung entfernt sein</translation>
    </message>
    <message>
        <source>its position is too far out for the denominator</source>
        <translation>die Position liegt zu weit draußen für den Nenner</translation>
    </message>
    <message>
        <source>its radius must be above 0 and at most 1e6</source>
        <translation>der Radius muss über 0 und darf höchstens 1e6 sein</translation>
    </message>
    <message>
        <source>its heading must be a unit vector</source>
        <translation>die Richtung muss ein Einheitsvektor sein</translation>
    </message>
    <message>
        <source>its group does not exist</source>
        <translation>die Gruppe gibt es nicht</translation>
    </message>
    <message>
        <source>its maxSpeed must be above 0 and at most 1e6, its maxForce above 0 and at most 1e9</source>
        <translation>maxSpeed muss über 0 und darf höchstens 1e6 sein, maxForce über 0 und höchstens 1e9</translation>
    </message>
    <message>
        <source>its goal must be within 1e9 of the origin</source>
        <translation>das Ziel darf höchstens 1e9 vom Ursprung entfernt sein</translation>
    </message>
    <message>
        <source>its goal radius must be above 0 and at most 1e9</source>
        <translation>der Radius des Ziels muss über 0 und darf höchstens 1e9 sein</translation>
    </message>
    <message>
        <source>it has more than 32 behaviours</source>
        <translation>sie hat mehr als 32 Verhalten</translation>
    </message>
    <message>
        <source>its weights must be from 0 to 1e9</source>
        <translation>die Gewichte müssen von 0 bis 1e9 sein</translation>
    </message>
    <message>
        <source>it has a behaviour with wrong targets</source>
        <translation>ein Verhalten hat falsche Bezüge</translation>
    </message>
    <message>
        <source>it has a behaviour with parameters that are not allowed</source>
        <translation>ein Verhalten hat Parameter, die nicht erlaubt sind</translation>
    </message>
    <message>
        <source>it has a behaviour twice with different parameters</source>
        <translation>sie hat ein Verhalten zweimal mit verschiedenen Parametern</translation>
    </message>
    <message>
        <source>its corners must be within 1e9 of the origin</source>
        <translation>die Ecken dürfen höchstens 1e9 vom Ursprung entfernt sein</translation>
    </message>
    <message>
        <source>its polygon must have at least three different corners</source>
        <translation>das Polygon muss mindestens drei verschiedene Ecken haben</translation>
    </message>
    <message>
        <source>its radius must be from 0 to 1e9, its centre within 1e9 of the origin</source>
        <translation>der Radius muss von 0 bis 1e9 sein, die Mitte darf höchstens 1e9 vom Ursprung entfernt sein</translation>
    </message>
    <message>
        <source>the radius of its agents must be above 0 and at most 1e6</source>
        <translation>der Radius der Agenten muss über 0 und darf höchstens 1e6 sein</translation>
    </message>
    <message>
        <source>its rate and times must be from 0 to 1e9</source>
        <translation>Rate und Zeiten müssen von 0 bis 1e9 sein</translation>
    </message>
    <message>
        <source>it is inverted: obstacles round agents cannot move</source>
        <translation>es ist invertiert: Hindernisse um Agenten herum können sich nicht bewegen</translation>
    </message>
    <message>
        <source>its speed and times must be from 0 to 1e9</source>
        <translation>Geschwindigkeit und Zeiten müssen von 0 bis 1e9 sein</translation>
    </message>
    <message>
        <source>its turn must be at most 1e6 degrees</source>
        <translation>die Drehung darf höchstens 1e6 Grad sein</translation>
    </message>
    <message>
        <source>its turn must be within 1e9 of the origin</source>
        <translation>die Drehung darf höchstens 1e9 vom Ursprung wegführen</translation>
    </message>
    <message>
        <source>its track must be within 1e9 of the origin</source>
        <translation>die Bahn darf höchstens 1e9 vom Ursprung wegführen</translation>
    </message>
    <message>
        <source>The step must be from 1e-6 to 10 seconds.</source>
        <translation>Der Schritt muss von 1e-6 bis 10 Sekunden sein.</translation>
    </message>
    <message>
        <source>The denominator must be a power of two up to 2^40.</source>
        <translation>Der Nenner muss eine Zweierpotenz bis 2^40 sein.</translation>
    </message>
    <message>
        <source>The sides of cells must be from 0 to 1e9.</source>
        <translation>Die Seiten der Zellen müssen von 0 bis 1e9 sein.</translation>
    </message>
    <message>
        <source>A behaviour is %1; it must be {&quot;type&quot;: ..., &quot;weight&quot;: ...}.</source>
        <translation>Ein Verhalten ist %1; nötig ist {&quot;type&quot;: ..., &quot;weight&quot;: ...}.</translation>
    </message>
    <message>
        <source>The behaviour %1 needs a &quot;target&quot; and an &quot;otherTarget&quot;: %2.</source>
        <translation>Das Verhalten %1 braucht ein &quot;target&quot; und ein &quot;otherTarget&quot;: %2.</translation>
    </message>
    <message>
        <source>The behaviour %1 needs a &quot;target&quot;: %2.</source>
        <translation>Das Verhalten %1 braucht ein &quot;target&quot;: %2.</translation>
    </message>
    <message>
        <source>the object %1, which has no area.</source>
        <translation>das Objekt %1, das keine Fläche hat.</translation>
    </message>
    <message>
        <source>{&quot;group&quot;: ...}, {&quot;object&quot;: ...} or {&quot;point&quot;: [x, y]}</source>
        <translation>{&quot;group&quot;: ...}, {&quot;object&quot;: ...} oder {&quot;point&quot;: [x, y]}</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2 degrees</source>
        <translation>eine Zahl von %1 bis %2 Grad</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eins von %1</translation>
    </message>
    <message>
        <source>%1 is at (%2, %3); coordinates must be finite and within 1e9</source>
        <translation>%1 liegt bei (%2, %3); Koordinaten müssen endlich sein und dürfen höchstens 1e9 betragen</translation>
    </message>
    <message>
        <source>circle %1: its center</source>
        <translation>Kreis %1: die Mitte</translation>
    </message>
    <message>
        <source>wall %1: point %2</source>
        <translation>Wand %1: Punkt %2</translation>
    </message>
    <message>
        <source>polygon %1: point %2</source>
        <translation>Polygon %1: Punkt %2</translation>
    </message>
    <message>
        <source>%1 has radius %2; a radius must be %3</source>
        <translation>%1 hat den Radius %2; ein Radius muss %3 sein</translation>
    </message>
    <message>
        <source>%1 has thickness %2; a thickness must be %3</source>
        <translation>%1 hat die Dicke %2; eine Dicke muss %3 sein</translation>
    </message>
    <message>
        <source>%1 has %2 different points; it needs at least %3 different ones</source>
        <translation>%1 hat %2 verschiedene Punkte; nötig sind mindestens %3</translation>
    </message>
    <message>
        <source>%1 has 1 point; it needs at least %2 different ones</source>
        <translation>%1 hat 1 Punkt; nötig sind mindestens %2 verschiedene</translation>
    </message>
    <message>
        <source>%1 has an id that stands for no obstacle</source>
        <translation>%1 hat eine Id, die für kein Hindernis steht</translation>
    </message>
    <message>
        <source>the agent</source>
        <translation>der Agent</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>mindestens 0</translation>
    </message>
    <message>
        <source>finite and within 1e9</source>
        <translation>endlich und höchstens 1e9</translation>
    </message>
    <message>
        <source>A grid needs an area with coordinates within 1e9.</source>
        <translation>Ein Gitter braucht eine Fläche mit Koordinaten bis höchstens 1e9.</translation>
    </message>
    <message>
        <source>A cell&apos;s side must be above 0 and at most 1e9.</source>
        <translation>Die Seite einer Zelle muss über 0 und darf höchstens 1e9 sein.</translation>
    </message>
    <message>
        <source>Cells of side %1 cannot be told apart so far from the origin.</source>
        <translation>Zellen mit der Seite %1 sind so weit vom Ursprung nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>Cells of side %1 would be %2; at most %3 are possible.</source>
        <translation>Zellen mit der Seite %1 wären %2; möglich sind höchstens %3.</translation>
    </message>
    <message>
        <source>The crowd refuses an input after frame %1: %2</source>
        <translation>Die Menge weist eine Eingabe nach Bild %1 zurück: %2</translation>
    </message>
    <message>
        <source>The crowd moves otherwise than was recorded, at the latest at frame %1.</source>
        <translation>Die Menge bewegt sich anders als aufgezeichnet, spätestens ab Bild %1.</translation>
    </message>
    <message>
        <source>The recordings have different steps: %1 and %2 seconds.</source>
        <translation>Die Aufzeichnungen haben verschiedene Schritte: %1 und %2 Sekunden.</translation>
    </message>
    <message>
        <source>The recording ends in frame %1, the first bad one; %2</source>
        <translation>Die Aufzeichnung endet in Bild %1, dem ersten schlechten; %2</translation>
    </message>
    <message>
        <source>The recording is damaged in frame %1, the first bad one; %2</source>
        <translation>Die Aufzeichnung ist beschädigt in Bild %1, dem ersten schlechten; %2</translation>
    </message>
    <message>
        <source>no frame is before it.</source>
        <translation>davor ist keines.</translation>
    </message>
    <message>
        <source>the %1 before it are good.</source>
        <translation>die %1 davor sind gut.</translation>
    </message>
    <message>
        <source>The recording ends in its index, behind frame %1, the first bad one; the %2 frames before it are good.</source>
        <translation>Die Aufzeichnung endet im Verzeichnis, hinter Bild %1, dem ersten schlechten; die %2 Bilder davor sind gut.</translation>
    </message>
    <message>
        <source>The recording is damaged in its index, behind frame %1, the first bad one; the %2 frames before it are good.</source>
        <translation>Die Aufzeichnung ist im Verzeichnis beschädigt, hinter Bild %1, dem ersten schlechten; die %2 Bilder davor sind gut.</translation>
    </message>
    <message>
        <source>The file has no row of a trajectory: id, frame, x, y and perhaps z.</source>
        <translation>Die Datei hat keine Zeile mit Bewegungsdaten: Id, Bild, x, y und vielleicht z.</translation>
    </message>
    <message>
        <source>The row has %1 or more fields, it must have %2.</source>
        <translation>Die Zeile hat %1 oder mehr Felder, nötig sind %2.</translation>
    </message>
    <message>
        <source>The row has %1 fields, it must have %2.</source>
        <translation>Die Zeile hat %1 Felder, nötig sind %2.</translation>
    </message>
    <message>
        <source>%1, as those before it</source>
        <translation>%1, wie in denen davor</translation>
    </message>
    <message>
        <source>5 (id, frame, time, x, y) or 6 (and z)</source>
        <translation>5 (Id, Bild, Zeit, x, y) oder 6 (und z)</translation>
    </message>
    <message>
        <source>4 (id, frame, x, y) or 5 (and z)</source>
        <translation>4 (Id, Bild, x, y) oder 5 (und z)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no id: a whole number from 0 to 4294967295.</source>
        <translation>&quot;%1&quot; ist keine Id: eine ganze Zahl von 0 bis 4294967295.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no frame: a whole number of at most 9 digits.</source>
        <translation>&quot;%1&quot; ist kein Bild: eine ganze Zahl mit höchstens 9 Ziffern.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place: it must be below 1e15.</source>
        <translation>&quot;%1&quot; ist kein Ort: nötig ist weniger als 1e15.</translation>
    </message>
    <message>
        <source>Person %1 has a second row for frame %2; the first is in line %3.</source>
        <translation>Person %1 hat eine zweite Zeile für Bild %2; die erste ist Zeile %3.</translation>
    </message>
    <message>
        <source>Frame %1 is more than two million frames after the first, %2.</source>
        <translation>Bild %1 liegt mehr als zwei Millionen Bilder nach dem ersten, %2.</translation>
    </message>
    <message>
        <source>The file does not tell its frame rate; it must be given.</source>
        <translation>Die Datei nennt ihre Bildrate nicht; sie muss angegeben werden.</translation>
    </message>
    <message>
        <source>The file does not tell its unit (m, cm or mm); it must be given.</source>
        <translation>Die Datei nennt ihre Einheit nicht (m, cm oder mm); sie muss angegeben werden.</translation>
    </message>
    <message>
        <source>a number from %1 to %2 map units%3</source>
        <translation>eine Zahl von %1 bis %2 Karteneinheiten%3</translation>
    </message>
    <message>
        <source>`%1` has 1 point; %2 needs %3 or more</source>
        <translation>`%1` hat 1 Punkt; %2 braucht mindestens %3</translation>
    </message>
    <message>
        <source>The row has 1 field, the header has %1.</source>
        <translation>Die Zeile hat 1 Feld, die Kopfzeile hat %1.</translation>
    </message>
    <message>
        <source>The row has %1 fields, the header has %2.</source>
        <translation>Die Zeile hat %1 Felder, die Kopfzeile hat %2.</translation>
    </message>
    <message>
        <source>The row has 1 field, the first row has %1.</source>
        <translation>Die Zeile hat 1 Feld, die erste Zeile hat %1.</translation>
    </message>
    <message>
        <source>The row has %1 fields, the first row has %2.</source>
        <translation>Die Zeile hat %1 Felder, die erste Zeile hat %2.</translation>
    </message>
    <message>
        <source>The tile data holds fewer than the 1 cell of the layer.</source>
        <translation>Die Kacheldaten haben weniger als die 1 Zelle der Ebene.</translation>
    </message>
    <message>
        <source>The tile data holds more than the 1 cell of the layer.</source>
        <translation>Die Kacheldaten haben mehr als die 1 Zelle der Ebene.</translation>
    </message>
    <message>
        <source>The file ends after %1 of 1 row.</source>
        <translation>Die Datei endet nach %1 von 1 Zeile.</translation>
    </message>
    <message>
        <source>The row has 1 cell, it must have %1.</source>
        <translation>Die Zeile hat 1 Zelle, nötig sind %1.</translation>
    </message>
    <message>
        <source>the one before it is good.</source>
        <translation>das eine davor ist gut.</translation>
    </message>
    <message>
        <source>The recording ends in its index, behind frame %1, the first bad one; the 1 frame before it is good.</source>
        <translation>Die Aufzeichnung endet im Verzeichnis, hinter Bild %1, dem ersten schlechten; das 1 Bild davor ist gut.</translation>
    </message>
    <message>
        <source>The recording is damaged in its index, behind frame %1, the first bad one; the 1 frame before it is good.</source>
        <translation>Die Aufzeichnung ist im Verzeichnis beschädigt, hinter Bild %1, dem ersten schlechten; das 1 Bild davor ist gut.</translation>
    </message>
    <message>
        <source>The row has 1 field, it must have %1.</source>
        <translation>Die Zeile hat 1 Feld, nötig sind %1.</translation>
    </message>
    <message>
        <source>No file can be made in this folder (the system says &quot;%1&quot;)</source>
        <translation>In diesem Ordner lässt sich keine Datei anlegen (das System meldet „%1“)</translation>
    </message>
    <message>
        <source>This is a scenario of the MovingAI benchmark: starts and goals for a map. Open the map instead (thicket-cli path reads scenarios by --queries).</source>
        <translation>Das ist ein Szenario des MovingAI-Benchmarks: Starts und Ziele für eine Karte. Öffnen Sie stattdessen die Karte (thicket-cli path liest Szenarien mit --queries).</translation>
    </message>
    <message>
        <source>This is a scenario of the MovingAI benchmark: starts and goals for the map &quot;%1&quot;. Open that map instead (thicket-cli path reads scenarios by --queries).</source>
        <translation>Das ist ein Szenario des MovingAI-Benchmarks: Starts und Ziele für die Karte „%1“. Öffnen Sie stattdessen diese Karte (thicket-cli path liest Szenarien mit --queries).</translation>
    </message>
    <message>
        <source>the sides of its polygon must not cross</source>
        <translation>die Seiten des Polygons dürfen sich nicht kreuzen</translation>
    </message>
</context>
<context>
    <name>FilePlace</name>
    <message>
        <source>%1 cannot be read any more</source>
        <translation>%1 kann nicht mehr gelesen werden</translation>
    </message>
    <message>
        <source>%1 has no line %2 any more</source>
        <translation>%1 hat keine Zeile %2 mehr</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>%1 stopped early</source>
        <translation>%1 hat vorzeitig aufgehört</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>%1 is no film: its name must end in .gif, .mp4 or .webm</source>
        <translation>%1 ist kein Film: Der Name muss auf .gif, .mp4 oder .webm enden</translation>
    </message>
    <message>
        <source>Animations are written by the program %1, which is not on this machine: install %1</source>
        <translation>Animationen schreibt das Programm %1, das auf diesem Rechner fehlt: Bitte %1 installieren</translation>
    </message>
</context>
<context>
    <name>FindingFix</name>
    <message>
        <source>Open the Bounds</source>
        <translation>Begrenzung öffnen</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Ebene einblenden</translation>
    </message>
    <message>
        <source>Move Start to Free Place</source>
        <translation>Start an freie Stelle setzen</translation>
    </message>
    <message>
        <source>Move Goal to Free Place</source>
        <translation>Ziel an freie Stelle setzen</translation>
    </message>
    <message>
        <source>Remove the Copy</source>
        <translation>Kopie entfernen</translation>
    </message>
    <message>
        <source>Keep the First Start</source>
        <translation>Ersten Start behalten</translation>
    </message>
    <message>
        <source>Untangle the Polygon</source>
        <translation>Polygon entwirren</translation>
    </message>
    <message>
        <source>Remove the Object</source>
        <translation>Objekt entfernen</translation>
    </message>
    <message>
        <source>Extend the Bounds</source>
        <translation>Begrenzung erweitern</translation>
    </message>
    <message>
        <source>Take out of the Group</source>
        <translation>Aus der Gruppe nehmen</translation>
    </message>
    <message>
        <source>Make it an Ordinary Object</source>
        <translation>Zum gewöhnlichen Objekt machen</translation>
    </message>
    <message>
        <source>Detach from Template</source>
        <translation>Von Vorlage lösen</translation>
    </message>
    <message>
        <source>Move to the First Layer</source>
        <translation>Auf die erste Ebene legen</translation>
    </message>
</context>
<context>
    <name>FindingWords</name>
    <message>
        <source>The %1 belongs to the group %2, which does not exist.</source>
        <translation>%1 gehört zur Gruppe %2, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The %1 lies outside the map&apos;s bounds, which are walls.</source>
        <translation>%1 liegt außerhalb der Kartengrenze, die aus Wänden besteht.</translation>
    </message>
    <message>
        <source>The %1 lies inside the %2.</source>
        <translation>%1 liegt in %2.</translation>
    </message>
    <message>
        <source>The %1 lies outside the %2, which is inverted.</source>
        <translation>%1 liegt außerhalb von %2 (invertiert).</translation>
    </message>
    <message>
        <source>The %1 lies inside the %2, on the hidden layer %3.</source>
        <translation>%1 liegt in %2 auf der ausgeblendeten Ebene %3.</translation>
    </message>
    <message>
        <source>The %1 lies outside the %2, which is inverted, on the hidden layer %3.</source>
        <translation>%1 liegt außerhalb von %2 (invertiert) auf der ausgeblendeten Ebene %3.</translation>
    </message>
    <message>
        <source>The map&apos;s bounds are walls but have no area, so they enclose nothing.</source>
        <translation>Die Kartengrenze besteht aus Wänden, hat aber keine Fläche und schließt daher nichts ein.</translation>
    </message>
    <message>
        <source>The %1 is closer to the %2 than the agent&apos;s radius %3.</source>
        <translation>%1 ist näher an %2 als der Agentenradius %3.</translation>
    </message>
    <message>
        <source>The %1 is closer to the %2, on the hidden layer %4, than the agent&apos;s radius %3.</source>
        <translation>%1 ist näher an %2 auf der ausgeblendeten Ebene %4 als der Agentenradius %3.</translation>
    </message>
    <message>
        <source>The gap of %1 between the %2 and the %3 is too narrow for agents of radius %4.</source>
        <translation>Die Lücke von %1 zwischen %2 und %3 ist zu schmal für Agenten mit Radius %4.</translation>
    </message>
    <message>
        <source>The %1 lies exactly on the %2.</source>
        <translation>%1 liegt genau auf %2.</translation>
    </message>
    <message>
        <source>The %1 has fewer than three different points.</source>
        <translation>%1 hat weniger als drei verschiedene Punkte.</translation>
    </message>
    <message>
        <source>The %1 has fewer than two different points.</source>
        <translation>%1 hat weniger als zwei verschiedene Punkte.</translation>
    </message>
    <message>
        <source>Obstacles on the hidden layer %1 block a shorter path, such as the %2.</source>
        <translation>Hindernisse auf der ausgeblendeten Ebene %1 versperren einen kürzeren Weg, zum Beispiel %2.</translation>
    </message>
    <message>
        <source>The group of objects %1 does not fit its template %2: its member %3 is missing.</source>
        <translation>Die Objektgruppe %1 passt nicht zu ihrer Vorlage %2: Das Mitglied %3 fehlt.</translation>
    </message>
    <message>
        <source>The group of objects %1 does not fit its template %2: the %3 has another shape or place.</source>
        <translation>Die Objektgruppe %1 passt nicht zu ihrer Vorlage %2: %3 hat eine andere Form oder Lage.</translation>
    </message>
    <message>
        <source>The group of objects %1 does not fit its template %2: the %3 is there twice.</source>
        <translation>Die Objektgruppe %1 passt nicht zu ihrer Vorlage %2: %3 ist doppelt vorhanden.</translation>
    </message>
    <message>
        <source>More gaps are too narrow for agents of radius %1; not all of them are listed.</source>
        <translation>Weitere Lücken sind zu schmal für Agenten mit Radius %1; nicht alle sind aufgeführt.</translation>
    </message>
    <message>
        <source>Walls and polygons lie so close to each other that not all gaps were checked; more may be closed by the least thickness.</source>
        <translation>Wände und Polygone liegen so dicht beieinander, dass nicht alle Lücken geprüft wurden; die Mindestdicke kann weitere verschließen.</translation>
    </message>
    <message>
        <source>So many obstacles surround each other that not all of them were checked; more may lie inside another.</source>
        <translation>So viele Hindernisse umgeben einander, dass nicht alle geprüft wurden; weitere können in anderen liegen.</translation>
    </message>
    <message>
        <source>The gap of %1 between the %2 and the %3 at %4 is closed to agents of radius %5: walls and polygons are given a least thickness, so it must be wider than %6.</source>
        <translation>Die Lücke von %1 zwischen %2 und %3 bei %4 ist für Agenten mit Radius %5 verschlossen: Wände und Polygone erhalten eine Mindestdicke, daher muss sie breiter als %6 sein.</translation>
    </message>
    <message>
        <source>The gap of %1 between two sides of the %2 at %3 is closed to agents of radius %4: walls and polygons are given a least thickness, so it must be wider than %5.</source>
        <translation>Die Lücke von %1 zwischen zwei Seiten von %2 bei %3 ist für Agenten mit Radius %4 verschlossen: Wände und Polygone erhalten eine Mindestdicke, daher muss sie breiter als %5 sein.</translation>
    </message>
    <message>
        <source>The %1 lies wholly inside the %2 and changes no path.</source>
        <translation>%1 liegt ganz in %2 und ändert keinen Weg.</translation>
    </message>
    <message>
        <source>The map&apos;s bounds are walls, but the map has no bounds.</source>
        <translation>Die Kartengrenze soll aus Wänden bestehen, aber die Karte hat keine Grenze.</translation>
    </message>
    <message>
        <source>The %1 lies outside the map&apos;s bounds.</source>
        <translation>%1 liegt außerhalb der Kartengrenze.</translation>
    </message>
    <message>
        <source>The %1 crosses itself at %2.</source>
        <translation>%1 schneidet sich selbst bei %2.</translation>
    </message>
    <message>
        <source>The %1 touches itself at %2.</source>
        <translation>%1 berührt sich selbst bei %2.</translation>
    </message>
    <message>
        <source>The map has several starts; only the first counts.</source>
        <translation>Die Karte hat mehrere Starts; nur der erste zählt.</translation>
    </message>
    <message>
        <source>The %1 is member %2 of a template, but no instance that it lies in has this member.</source>
        <translation>%1 ist Mitglied %2 einer Vorlage, liegt aber in keiner Instanz mit diesem Mitglied.</translation>
    </message>
    <message>
        <source>So many obstacles surround the starts, goals and agents that %1 of these were not checked.</source>
        <translation>So viele Hindernisse umgeben die Starts, Ziele und Agenten, dass %1 von diesen nicht geprüft wurden.</translation>
    </message>
    <message>
        <source>The agent group %1 heads for goal %2, which does not exist.</source>
        <translation>Die Agentengruppe %1 steuert Ziel %2 an, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The %1 lies on layer %2, which does not exist.</source>
        <translation>%1 liegt auf Ebene %2, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The %1 belongs to the group of objects %2, which does not exist.</source>
        <translation>%1 gehört zur Objektgruppe %2, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The group of objects %1 is an instance of template %2, which does not exist.</source>
        <translation>Die Objektgruppe %1 ist eine Instanz der Vorlage %2, die es nicht gibt.</translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <translation>(%1; %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>map&apos;s bounds</source>
        <translation>der Kartengrenze</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>circle %1</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>goal %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>polygon %1</source>
        <translation>Polygon %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Wand %1</translation>
    </message>
    <message>
        <source>No agent enters in the %1: its count and its rate are 0.</source>
        <translation>In der %1 tritt kein Agent ein: Ihre Anzahl und ihre Rate sind 0.</translation>
    </message>
    <message>
        <source>The agents of the %1 belong to the group %2, which does not exist.</source>
        <translation>Die Agenten der %1 gehören zur Gruppe %2, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The %1 is too narrow for its agents of radius %2: none can enter.</source>
        <translation>Die %1 ist zu schmal für ihre Agenten vom Radius %2: Keiner kann eintreten.</translation>
    </message>
    <message>
        <source>The %1 has a radius of %2, too small for its agents of radius %3.</source>
        <translation>Die %1 hat einen Radius von %2, zu klein für ihre Agenten vom Radius %3.</translation>
    </message>
    <message>
        <source>The agents of the %1 have the radius 0; those of a simulation need one above 0.</source>
        <translation>Die Agenten der %1 haben den Radius 0; in einer Simulation muss er größer als 0 sein.</translation>
    </message>
    <message>
        <source>No agent enters in the %1: it ends at %2 s and begins at %3 s.</source>
        <translation>In der %1 tritt kein Agent ein: Sie endet bei %2 s und beginnt bei %3 s.</translation>
    </message>
    <message>
        <source>spawn area %1</source>
        <translation>Eintrittsfläche %1</translation>
    </message>
    <message>
        <source>The %1 has a motion but is inverted: obstacles round agents cannot move.</source>
        <translation>%1 hat eine Bewegung, ist aber umgekehrt: Hindernisse um Agenten herum können sich nicht bewegen.</translation>
    </message>
    <message>
        <source>The %1 does not move: its hinge is its centre.</source>
        <translation>%1 bewegt sich nicht: Die Angel ist der Mittelpunkt.</translation>
    </message>
    <message>
        <source>The %1 does not move: the angle of its turn is 0.</source>
        <translation>%1 bewegt sich nicht: Der Winkel der Drehung ist 0.</translation>
    </message>
    <message>
        <source>The %1 does not move: all points of its track are where it is drawn.</source>
        <translation>%1 bewegt sich nicht: Alle Punkte der Bahn liegen dort, wo es gezeichnet ist.</translation>
    </message>
    <message>
        <source>The %1 does not move: the speed of its motion is 0.</source>
        <translation>%1 bewegt sich nicht: Das Tempo der Bewegung ist 0.</translation>
    </message>
    <message>
        <source>The %1 has no area, as all its corners are in line: it blocks paths as a wall of thickness 0 does.</source>
        <translation>%1 hat keine Fläche, da alle Ecken auf einer Geraden liegen: das Hindernis sperrt Wege wie eine Wand der Dicke 0.</translation>
    </message>
    <message>
        <source>The %1 is inverted but has no area, as all its corners are in line: nothing can be inside it.</source>
        <translation>%1 ist invertiert, hat aber keine Fläche, da alle Ecken auf einer Geraden liegen: nichts kann innerhalb sein.</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Shift, Ctrl, Alt</source>
        <translation>Umschalt, Strg, Alt</translation>
    </message>
    <message>
        <source>Shift, Ctrl, Alt or %1 held</source>
        <translation>Umschalt, Strg, Alt, %1 halten</translation>
    </message>
    <message>
        <source>Shift, Ctrl, Alt tapped</source>
        <translation>Umschalt, Strg, Alt tippen</translation>
    </message>
    <message>
        <source>Shift, Ctrl, Alt or %1 tapped</source>
        <translation>Umschalt, Strg, Alt, %1 tippen</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>Space held, middle drag</source>
        <translation>Leertaste halten, Mitteltaste</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Bewegt den Ausschnitt</translation>
    </message>
    <message>
        <source>Play, Pause</source>
        <translation>Abspielen, Pause</translation>
    </message>
    <message>
        <source>Space tapped</source>
        <translation>Leertaste tippen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>At the pointer</source>
        <translation>Am Zeiger</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Schrittweise verschieben</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>1 px; with Shift 10 px, with Ctrl one grid step</source>
        <translation>1 px; mit Umschalt 10 px, mit Strg ein Gitterschritt</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter, Doppelklick</translation>
    </message>
    <message>
        <source>The line or number in hand</source>
        <translation>Die Linie oder Zahl in Arbeit</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The gesture; again: Select; again: the selection</source>
        <translation>Die Geste; nochmals: Auswählen; nochmals: die Auswahl</translation>
    </message>
    <message>
        <source>While Dragging</source>
        <translation>Beim Ziehen</translation>
    </message>
    <message>
        <source>As the status line says, for each tool</source>
        <translation>Wie die Statuszeile für jedes Werkzeug sagt</translation>
    </message>
    <message>
        <source>Keyboard Pointer</source>
        <translation>Tastaturzeiger</translation>
    </message>
    <message>
        <source>The same, until the gesture ends or the next tap</source>
        <translation>Dasselbe, bis zum Ende der Geste oder zum nächsten Tippen</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>The wheel during a gesture, such as the size of the brush</source>
        <translation>Wie das Rad während einer Geste, etwa für die Größe des Pinsels</translation>
    </message>
    <message>
        <source>In Search and Simulate</source>
        <translation>In Suche und Simulation</translation>
    </message>
</context>
<context>
    <name>FlowRefusal</name>
    <message>
        <source>Nothing leads to the goal: it is blocked by %1</source>
        <translation>Nichts führt zum Ziel: es ist versperrt durch %1</translation>
    </message>
    <message>
        <source>The heat map&apos;s cells, %1 wide, do not fit where the goal is</source>
        <translation>Die Zellen der Heatmap, %1 breit, passen nicht dorthin, wo das Ziel ist</translation>
    </message>
</context>
<context>
    <name>GuideDrag</name>
    <message>
        <source>let go: no guide</source>
        <translation>loslassen: keine Hilfslinie</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Hilfslinie</translation>
    </message>
    <message>
        <source>Remove Guide</source>
        <translation>Hilfslinie entfernen</translation>
    </message>
    <message>
        <source>Move Guide</source>
        <translation>Hilfslinie verschieben</translation>
    </message>
    <message>
        <source>Add Guide</source>
        <translation>Hilfslinie hinzufügen</translation>
    </message>
</context>
<context>
    <name>GuideEditing</name>
    <message>
        <source>Remove Guide</source>
        <translation>Hilfslinie entfernen</translation>
    </message>
    <message>
        <source>Move Guide</source>
        <translation>Hilfslinie verschieben</translation>
    </message>
</context>
<context>
    <name>ManyDrag</name>
    <message>
        <source>copied %1 away</source>
        <translation>%1 entfernt kopiert</translation>
    </message>
    <message>
        <source>moved %1</source>
        <translation>%1 verschoben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>%n Objekt verschieben</numerusform>
            <numerusform>%n Objekte verschieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Cost of travelling to the goal</source>
        <translation>Kosten des Wegs zum Ziel</translation>
    </message>
    <message>
        <source>way to go</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>lateral</source>
        <translation>seitlich</translation>
    </message>
    <message>
        <source>braking</source>
        <translation>Bremse</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>no way, or narrower than the cells</source>
        <translation>kein Weg, oder enger als die Zellen</translation>
    </message>
</context>
<context>
    <name>MapDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>Measurement</name>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>walking: not found in time</source>
        <translation>zu Fuß: nicht rechtzeitig gefunden</translation>
    </message>
    <message>
        <source>no room for the agent at an end</source>
        <translation>kein Platz für den Agenten an einem Ende</translation>
    </message>
    <message>
        <source>no way through</source>
        <translation>kein Durchkommen</translation>
    </message>
    <message>
        <source>walking %1</source>
        <translation>zu Fuß %1</translation>
    </message>
    <message>
        <source>%1, clearance %2 and %3</source>
        <translation>%1, Freiraum %2 und %3</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>angle %1</source>
        <translation>Winkel %1</translation>
    </message>
    <message>
        <source>in all %1</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>clearance %1 and %2</source>
        <translation>Freiraum %1 und %2</translation>
    </message>
</context>
<context>
    <name>ObjectBindings</name>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Centre x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Centre y</source>
        <translation>Mitte y</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position x</source>
        <translation>Position x</translation>
    </message>
    <message>
        <source>Position y</source>
        <translation>Position y</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
</context>
<context>
    <name>ObjectDrag</name>
    <message>
        <source>copied %1 away</source>
        <translation>%1 entfernt kopiert</translation>
    </message>
    <message>
        <source>moved %1</source>
        <translation>%1 verschoben</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
</context>
<context>
    <name>ObjectResize</name>
    <message>
        <source>smaller by %1</source>
        <translation>%1 kleiner</translation>
    </message>
    <message>
        <source>larger by %1</source>
        <translation>%1 größer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % by %2 %</source>
        <translation>%1 % mal %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>Größe ändern: %1</translation>
    </message>
    <message>
        <source>Circles stay round, so this width and height cannot both be reached</source>
        <translation>Kreise bleiben rund, daher sind diese Breite und Höhe nicht beide erreichbar</translation>
    </message>
</context>
<context>
    <name>ObjectTurn</name>
    <message>
        <source>turned by %1°</source>
        <translation>um %1° gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
</context>
<context>
    <name>ObjectWords</name>
    <message>
        <source>Arena %1</source>
        <translation>Arena %1</translation>
    </message>
    <message>
        <source>Circle %1</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>Wall %1</source>
        <translation>Wand %1</translation>
    </message>
    <message>
        <source>Polygon %1</source>
        <translation>Polygon %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>the map&apos;s bounds</source>
        <translation>Kartengrenze</translation>
    </message>
    <message>
        <source>an object that is gone</source>
        <translation>ein gelöschtes Objekt</translation>
    </message>
    <message>
        <source>arena %1</source>
        <translation>Arena %1</translation>
    </message>
    <message>
        <source>circle %1</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Wand %1</translation>
    </message>
    <message>
        <source>polygon %1</source>
        <translation>Polygon %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>goal %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>1 object</source>
        <translation>1 Objekt</translation>
    </message>
    <message>
        <source>%L1 objects</source>
        <translation>%L1 Objekte</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1 Kreis</translation>
    </message>
    <message>
        <source>%L1 circles</source>
        <translation>%L1 Kreise</translation>
    </message>
    <message>
        <source>1 wall</source>
        <translation>1 Wand</translation>
    </message>
    <message>
        <source>%L1 walls</source>
        <translation>%L1 Wände</translation>
    </message>
    <message>
        <source>1 polygon</source>
        <translation>1 Polygon</translation>
    </message>
    <message>
        <source>%L1 polygons</source>
        <translation>%L1 Polygone</translation>
    </message>
    <message>
        <source>1 start</source>
        <translation>1 Start</translation>
    </message>
    <message>
        <source>%L1 starts</source>
        <translation>%L1 Starts</translation>
    </message>
    <message>
        <source>1 goal</source>
        <translation>1 Ziel</translation>
    </message>
    <message>
        <source>%L1 goals</source>
        <translation>%L1 Ziele</translation>
    </message>
    <message>
        <source>1 agent</source>
        <translation>1 Agent</translation>
    </message>
    <message>
        <source>%L1 agents</source>
        <translation>%L1 Agenten</translation>
    </message>
    <message>
        <source>Spawn area %1</source>
        <translation>Eintrittsfläche %1</translation>
    </message>
    <message>
        <source>spawn area %1</source>
        <translation>Eintrittsfläche %1</translation>
    </message>
    <message>
        <source>1 spawn area</source>
        <translation>1 Eintrittsfläche</translation>
    </message>
    <message>
        <source>%L1 spawn areas</source>
        <translation>%L1 Eintrittsflächen</translation>
    </message>
</context>
<context>
    <name>PictureFile</name>
    <message>
        <source>There is no picture %1 in %2.</source>
        <translation>Es gibt kein Bild %1 in %2.</translation>
    </message>
    <message>
        <source>%1 is not a picture that Thicket can read.</source>
        <translation>%1 ist kein Bild, das Thicket lesen kann.</translation>
    </message>
    <message>
        <source>%1 has %2 million pixels; a picture beneath may have %3 million at most.</source>
        <translation>%1 hat %2 Millionen Pixel; ein Hintergrundbild darf höchstens %3 Millionen haben.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>PivotDrag</name>
    <message>
        <source>turns about this point</source>
        <translation>dreht um diesen Punkt</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Abstand zu Hindernissen</translation>
    </message>
    <message>
        <source>Distance to Goal</source>
        <translation>Entfernung zum Ziel</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no value here</source>
        <translation>hier kein Wert</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Inside an obstacle</source>
        <translation>In einem Hindernis</translation>
    </message>
    <message>
        <source>Too close to an obstacle</source>
        <translation>Zu nahe an einem Hindernis</translation>
    </message>
    <message>
        <source>Gap too narrow</source>
        <translation>Lücke zu schmal</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Hidden layer in the way</source>
        <translation>Ausgeblendete Ebene im Weg</translation>
    </message>
    <message>
        <source>More inside others</source>
        <translation>Weitere in anderen</translation>
    </message>
    <message>
        <source>Gap closed by least thickness</source>
        <translation>Lücke durch Mindestdicke geschlossen</translation>
    </message>
    <message>
        <source>Inside another obstacle</source>
        <translation>In einem anderen Hindernis</translation>
    </message>
    <message>
        <source>Outside the bounds</source>
        <translation>Außerhalb der Begrenzung</translation>
    </message>
    <message>
        <source>Crosses itself</source>
        <translation>Schneidet sich selbst</translation>
    </message>
    <message>
        <source>Touches itself</source>
        <translation>Berührt sich selbst</translation>
    </message>
    <message>
        <source>Several starts</source>
        <translation>Mehrere Starts</translation>
    </message>
    <message>
        <source>Member without a template</source>
        <translation>Mitglied ohne Vorlage</translation>
    </message>
    <message>
        <source>Differs from its template</source>
        <translation>Weicht von seiner Vorlage ab</translation>
    </message>
    <message>
        <source>Too few points</source>
        <translation>Zu wenige Punkte</translation>
    </message>
    <message>
        <source>Not all ends checked</source>
        <translation>Nicht alle Enden geprüft</translation>
    </message>
    <message>
        <source>Goal is missing</source>
        <translation>Ziel fehlt</translation>
    </message>
    <message>
        <source>Group is missing</source>
        <translation>Gruppe fehlt</translation>
    </message>
    <message>
        <source>Layer is missing</source>
        <translation>Ebene fehlt</translation>
    </message>
    <message>
        <source>Group of objects is missing</source>
        <translation>Objektgruppe fehlt</translation>
    </message>
    <message>
        <source>Template is missing</source>
        <translation>Vorlage fehlt</translation>
    </message>
    <message>
        <source>Walls without bounds</source>
        <translation>Wände ohne Begrenzung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%L1 errors</source>
        <translation>%L1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%L1 warnings</source>
        <translation>%L1 Warnungen</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%L1 hints</source>
        <translation>%L1 Hinweise</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Ohne Fläche</translation>
    </message>
    <message>
        <source>Cannot move</source>
        <translation>Kann sich nicht bewegen</translation>
    </message>
    <message>
        <source>No agent enters</source>
        <translation>Kein Agent tritt ein</translation>
    </message>
    <message>
        <source>Does not move</source>
        <translation>Bewegt sich nicht</translation>
    </message>
    <message>
        <source>More gaps too narrow</source>
        <translation>Weitere Lücken zu schmal</translation>
    </message>
    <message>
        <source>More gaps closed</source>
        <translation>Weitere Lücken geschlossen</translation>
    </message>
    <message>
        <source>Too small for its agents</source>
        <translation>Zu klein für seine Agenten</translation>
    </message>
    <message>
        <source>Agents without a radius</source>
        <translation>Agenten ohne Radius</translation>
    </message>
</context>
<context>
    <name>PropertyType</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder Nein</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>List or structure</source>
        <translation>Liste oder Struktur</translation>
    </message>
    <message>
        <source>y/n</source>
        <translation>j/n</translation>
    </message>
</context>
<context>
    <name>RadiusWords</name>
    <message>
        <source>%1: no path is left.</source>
        <translation>%1: Es bleibt kein Weg.</translation>
    </message>
    <message>
        <source>%1: the path grows from %2 to %3.</source>
        <translation>%1: Der Weg wächst von %2 auf %3.</translation>
    </message>
    <message>
        <source>At %1 %2 covers the start</source>
        <translation>Bei %1 verdeckt %2 den Start</translation>
    </message>
    <message>
        <source>At %1 %2 covers the goal</source>
        <translation>Bei %1 verdeckt %2 das Ziel</translation>
    </message>
    <message>
        <source>At %1 the gap between %2 and %3 closes</source>
        <translation>Bei %1 schließt sich die Lücke zwischen %2 und %3</translation>
    </message>
    <message>
        <source>At %1 a gap closes</source>
        <translation>Bei %1 schließt sich eine Lücke</translation>
    </message>
    <message>
        <source>There is no way from start to goal for radius %1. The widest agent that gets through has radius %2</source>
        <translation>Für den Radius %1 gibt es keinen Weg vom Start zum Ziel. Der breiteste Agent, der durchkommt, hat den Radius %2</translation>
    </message>
    <message>
        <source>%1; %2 and %3 are the narrowest place.</source>
        <translation>%1; %2 und %3 sind die engste Stelle.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>start is blocked by %1 where that is now</source>
        <translation>Am Start steht jetzt %1</translation>
    </message>
    <message>
        <source>goal is blocked by %1 where that is now</source>
        <translation>Am Ziel steht jetzt %1</translation>
    </message>
    <message>
        <source>no way through while the obstacles are where they are now</source>
        <translation>kein Weg, solange die Hindernisse stehen, wo sie jetzt sind</translation>
    </message>
    <message>
        <source>start is inside %1</source>
        <translation>Start liegt in %1</translation>
    </message>
    <message>
        <source>start is outside %1</source>
        <translation>Start liegt außerhalb (%1)</translation>
    </message>
    <message>
        <source>start is closer to %1 than the agent&apos;s radius %2</source>
        <translation>Start ist näher an %1 als der Agentenradius %2</translation>
    </message>
    <message>
        <source>goal is inside %1</source>
        <translation>Ziel liegt in %1</translation>
    </message>
    <message>
        <source>goal is outside %1</source>
        <translation>Ziel liegt außerhalb (%1)</translation>
    </message>
    <message>
        <source>goal is closer to %1 than the agent&apos;s radius %2</source>
        <translation>Ziel ist näher an %1 als der Agentenradius %2</translation>
    </message>
    <message>
        <source>no way through</source>
        <translation>kein Durchkommen</translation>
    </message>
</context>
<context>
    <name>RunningAgent</name>
    <message>
        <source>Person %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>Walking agent</source>
        <translation>Gehender Agent</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Agent %1, %2</source>
        <translation>Agent %1, %2</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>arrived</source>
        <translation>angekommen</translation>
    </message>
    <message>
        <source>stuck: %1</source>
        <translation>steckt fest: %1</translation>
    </message>
    <message>
        <source>without a goal</source>
        <translation>ohne Ziel</translation>
    </message>
    <message>
        <source>on the way, waiting</source>
        <translation>unterwegs, wartet</translation>
    </message>
    <message>
        <source>%1, %2 to its goal</source>
        <translation>%1, %2 bis zum Ziel</translation>
    </message>
</context>
<context>
    <name>SampleCard</name>
    <message>
        <source>Agent radius and path</source>
        <translation>Agentenradius und Weg</translation>
    </message>
    <message>
        <source>the start is blocked</source>
        <translation>Start ist verstellt</translation>
    </message>
    <message>
        <source>the goal is blocked</source>
        <translation>Ziel ist verstellt</translation>
    </message>
    <message>
        <source>takes too long</source>
        <translation>dauert zu lange</translation>
    </message>
    <message>
        <source>no way through</source>
        <translation>kein Durchkommen</translation>
    </message>
    <message>
        <source>among the obstacles as drawn</source>
        <translation>um die Hindernisse, wie gezeichnet</translation>
    </message>
</context>
<context>
    <name>Scatter</name>
    <message>
        <source>placed %1 of %2</source>
        <translation>%1 von %2 gesetzt</translation>
    </message>
    <message>
        <source>%1, no room for %2</source>
        <translation>%1, kein Platz für %2</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Least distance to each other and to obstacles</source>
        <translation>Mindestabstand zueinander und zu Hindernissen</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Least distance to the edge</source>
        <translation>Mindestabstand zum Rand</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same circles</source>
        <translation>Der gleiche Startwert ergibt die gleichen Kreise</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>The least radius</source>
        <translation>Der kleinste Radius</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>The greatest radius</source>
        <translation>Der größte Radius</translation>
    </message>
</context>
<context>
    <name>SearchAnimation</name>
    <message>
        <source>A search</source>
        <translation>Eine Suche</translation>
    </message>
    <message>
        <source>The search for a path in 1 step</source>
        <translation>Die Suche nach einem Weg in 1 Schritt</translation>
    </message>
    <message>
        <source>The search for a path in %L1 steps</source>
        <translation>Die Suche nach einem Weg in %L1 Schritten</translation>
    </message>
    <message>
        <source>; one step in %L1 is shown</source>
        <translation>; gezeigt wird einer von je %L1 Schritten</translation>
    </message>
    <message>
        <source>Step %L1 of %L2, lower bound %3, %L4 open</source>
        <translation>Schritt %L1 von %L2, untere Schranke %3, %L4 offen</translation>
    </message>
</context>
<context>
    <name>SearchSteps</name>
    <message>
        <source>1 tangent tried</source>
        <translation>1 Tangente versucht</translation>
    </message>
    <message>
        <source>%L1 tangents tried</source>
        <translation>%L1 Tangenten versucht</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Vom Start aus</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>%1, corner %2</source>
        <translation>%1, Ecke %2</translation>
    </message>
    <message>
        <source>turning left</source>
        <translation>linksherum</translation>
    </message>
    <message>
        <source>turning right</source>
        <translation>rechtsherum</translation>
    </message>
    <message>
        <source>%L1 kept, %L2 refused</source>
        <translation>%L1 behalten, %L2 abgelehnt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>blocked by %1</source>
        <translation>blockiert durch %1</translation>
    </message>
    <message>
        <source>%1: %2, %L3 kept; f = %4</source>
        <translation>%1: %2, %L3 behalten; f = %4</translation>
    </message>
    <message>
        <source>%1. The goal is reached</source>
        <translation>%1. Das Ziel ist erreicht</translation>
    </message>
    <message>
        <source>%1. To %2: %3</source>
        <translation>%1. Zu %2: %3</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>A search appears as soon as a path is asked for</source>
        <translation>Eine Suche erscheint, sobald nach einem Weg gefragt wird</translation>
    </message>
    <message>
        <source>There is nothing to search: start or goal is not free</source>
        <translation>Nichts zu suchen: Start oder Ziel ist nicht frei</translation>
    </message>
    <message>
        <source>Cut off after %L1 expansions</source>
        <translation>Abgebrochen nach %L1 Expansionen</translation>
    </message>
    <message>
        <source>Step %1 of %2, with %3 of %4 expansions</source>
        <translation>Schritt %1 von %2, mit %3 von %4 Expansionen</translation>
    </message>
    <message>
        <source>A step tries one tangent of the open list. If it reaches a vertex, that is expanded: its own tangents join the list</source>
        <translation>Ein Schritt versucht eine Tangente der offenen Liste. Erreicht sie einen Knoten, wird er expandiert: Seine eigenen Tangenten kommen in die Liste</translation>
    </message>
    <message>
        <source>Of the map before the last edit</source>
        <translation>Von der Karte vor der letzten Änderung</translation>
    </message>
    <message>
        <source>Round %1 %2</source>
        <translation>Um %1 %2</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 (g %2 there)</source>
        <translation>%1 (dort g %2)</translation>
    </message>
    <message>
        <source>g is the length travelled to here. h is the straight line from there to the goal, as if nothing were in the way. f = g + h: no path that goes on from here can be shorter, so the search takes the smallest f next</source>
        <translation>g ist die Länge, die bis hierher zurückgelegt ist. h ist die Luftlinie von dort zum Ziel, als stünde nichts im Weg. f = g + h: kein Weg, der von hier weitergeht, kann kürzer sein, also nimmt die Suche als Nächstes das kleinste f</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>Dominance</source>
        <translation>Dominanz</translation>
    </message>
    <message>
        <source>A path to a circle is dropped when an earlier one reaches the same place on it at no more cost.</source>
        <translation>Ein Weg zu einem Kreis entfällt, wenn ein früherer dieselbe Stelle ohne Mehrkosten erreicht.</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Beidseitig</translation>
    </message>
    <message>
        <source>It is dropped, too, when a path round the circle in the other sense reaches that place at less cost.</source>
        <translation>Er entfällt auch, wenn ein Weg andersherum um den Kreis die Stelle mit weniger Kosten erreicht.</translation>
    </message>
    <message>
        <source>Pockets</source>
        <translation>Taschen</translation>
    </message>
    <message>
        <source>Tangents into a pocket that a shorter path closes are dropped.</source>
        <translation>Tangenten in eine Tasche, die ein kürzerer Weg abschließt, entfallen.</translation>
    </message>
    <message>
        <source>Departure sector</source>
        <translation>Abgangssektor</translation>
    </message>
    <message>
        <source>Tangents beyond the next such path round a circle are left to that one.</source>
        <translation>Tangenten jenseits des nächsten solchen Wegs um einen Kreis bleiben diesem überlassen.</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>A tangent is not followed beyond where it crosses the straight move that the path came by: that loop can be cut.</source>
        <translation>Einer Tangente wird nicht weiter gefolgt, als bis sie die Gerade kreuzt, auf der der Weg kam: Diese Schleife lässt sich abkürzen.</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Corners of walls and polygons that no taut path turns round are skipped.</source>
        <translation>Ecken von Wänden und Polygonen, um die kein straffer Weg führt, werden übergangen.</translation>
    </message>
    <message>
        <source>blocked on the way</source>
        <translation>unterwegs blockiert</translation>
    </message>
    <message>
        <source>Another obstacle is in the way of the tangent.</source>
        <translation>Ein anderes Hindernis liegt auf der Tangente.</translation>
    </message>
    <message>
        <source>arc is covered</source>
        <translation>Bogen ist verdeckt</translation>
    </message>
    <message>
        <source>Another obstacle covers the arc to where it departs.</source>
        <translation>Ein anderes Hindernis verdeckt den Bogen bis zum Abgang.</translation>
    </message>
    <message>
        <source>a shorter path is known</source>
        <translation>kürzerer Weg bekannt</translation>
    </message>
    <message>
        <source>A path at least as short to the same circle was found before.</source>
        <translation>Ein mindestens ebenso kurzer Weg zum selben Kreis wurde schon gefunden.</translation>
    </message>
    <message>
        <source>left to another path</source>
        <translation>anderem Weg überlassen</translation>
    </message>
    <message>
        <source>It departs beyond another path to the same circle, which will try it.</source>
        <translation>Sie geht jenseits eines anderen Wegs zum selben Kreis ab, der sie versuchen wird.</translation>
    </message>
    <message>
        <source>crosses its own path</source>
        <translation>kreuzt den eigenen Weg</translation>
    </message>
    <message>
        <source>It crosses the straight move that the path came by, so a shorter path exists.</source>
        <translation>Sie kreuzt die Gerade, auf der der Weg kam; also gibt es einen kürzeren.</translation>
    </message>
    <message>
        <source>not taut</source>
        <translation>nicht straff</translation>
    </message>
    <message>
        <source>It turns round a corner that no shortest path turns round.</source>
        <translation>Sie biegt um eine Ecke, um die kein kürzester Weg führt.</translation>
    </message>
    <message>
        <source>leads into a pocket</source>
        <translation>führt in eine Tasche</translation>
    </message>
    <message>
        <source>It departs into a pocket that a shorter path closes.</source>
        <translation>Sie geht in eine Tasche ab, die ein kürzerer Weg abschließt.</translation>
    </message>
    <message>
        <source>would turn full circle</source>
        <translation>volle Drehung</translation>
    </message>
    <message>
        <source>It departs a whole turn after it arrived.</source>
        <translation>Sie geht erst eine ganze Umdrehung nach der Ankunft ab.</translation>
    </message>
    <message>
        <source>would turn back</source>
        <translation>würde umkehren</translation>
    </message>
    <message>
        <source>It departs before the place where it arrived: a kink.</source>
        <translation>Sie geht vor der Ankunftsstelle ab: ein Knick.</translation>
    </message>
</context>
<context>
    <name>ShapeRefusal</name>
    <message>
        <source>wall %1 has fewer than two different points</source>
        <translation>Wand %1 hat weniger als zwei verschiedene Punkte</translation>
    </message>
    <message>
        <source>polygon %1 has fewer than three different points</source>
        <translation>Polygon %1 hat weniger als drei verschiedene Punkte</translation>
    </message>
    <message>
        <source>polygon %1 crosses itself</source>
        <translation>Polygon %1 schneidet sich selbst</translation>
    </message>
</context>
<context>
    <name>Snapper</name>
    <message>
        <source>vertex</source>
        <translation>Eckpunkt</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>same x</source>
        <translation>gleiches x</translation>
    </message>
    <message>
        <source>same y</source>
        <translation>gleiches y</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Hilfslinie</translation>
    </message>
    <message>
        <source>equal gap</source>
        <translation>gleicher Abstand</translation>
    </message>
    <message>
        <source>tangent</source>
        <translation>Tangente</translation>
    </message>
    <message>
        <source>one agent wide</source>
        <translation>eine Agentenbreite</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>berührt</translation>
    </message>
</context>
<context>
    <name>SteeringCard</name>
    <message>
        <source>Steering of the walking agent</source>
        <translation>Lenkung des laufenden Agenten</translation>
    </message>
    <message>
        <source>Steering of %1</source>
        <translation>Lenkung: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, %2 ahead</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>Detection box</source>
        <translation>Suchfeld</translation>
    </message>
    <message>
        <source>Within its reach</source>
        <translation>In Reichweite</translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>Im Weg</translation>
    </message>
    <message>
        <source>Lateral</source>
        <translation>Seitlich</translation>
    </message>
    <message>
        <source>Braking</source>
        <translation>Bremsen</translation>
    </message>
    <message>
        <source>Wall ahead</source>
        <translation>Wand voraus</translation>
    </message>
    <message>
        <source>Push off the wall</source>
        <translation>Schub von der Wand</translation>
    </message>
    <message>
        <source>Pull along it</source>
        <translation>Zug an ihr entlang</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Sent to its goal</source>
        <translation>Zum Ziel</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgendwohin</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Looks at</source>
        <translation>Beachtet</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>an obstacle</source>
        <translation>ein Hindernis</translation>
    </message>
    <message>
        <source>Clear rays</source>
        <translation>Freie Strahlen</translation>
    </message>
    <message>
        <source>Blocked rays</source>
        <translation>Blockierte Strahlen</translation>
    </message>
    <message>
        <source>By itself it senses</source>
        <translation>Von sich aus spürt er</translation>
    </message>
    <message>
        <source>no obstacles</source>
        <translation>keine Hindernisse</translation>
    </message>
    <message>
        <source>being recalled…</source>
        <translation>wird nachgerechnet…</translation>
    </message>
    <message>
        <source>1 agent</source>
        <translation>1 Agent</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Steering of agent %1</source>
        <translation>Lenkung: Agent %1</translation>
    </message>
    <message>
        <source>without a way to a goal</source>
        <translation>ohne Weg zu einem Ziel</translation>
    </message>
</context>
<context>
    <name>Stuck</name>
    <message>
        <source>it makes no progress</source>
        <translation>er kommt nicht voran</translation>
    </message>
    <message>
        <source>no path leads to the goal for its radius</source>
        <translation>für seinen Radius führt kein Weg zum Ziel</translation>
    </message>
    <message>
        <source>others are in the way</source>
        <translation>andere sind im Weg</translation>
    </message>
    <message>
        <source>it rests against an obstacle</source>
        <translation>er steht an einem Hindernis an</translation>
    </message>
    <message>
        <source>it is inside an obstacle</source>
        <translation>er ist in einem Hindernis</translation>
    </message>
    <message>
        <source>nothing pushes it</source>
        <translation>nichts treibt ihn an</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Agent %1 is stuck from %2 on: %3</source>
        <translation>Agent %1 steckt ab %2 fest: %3</translation>
    </message>
    <message>
        <source>%1 agents are stuck from %2 on: %3</source>
        <translation>%1 Agenten stecken ab %2 fest: %3</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Bitangents</source>
        <translation>Bitangenten</translation>
    </message>
    <message>
        <source>A line that touches two circles is a bitangent; two circles apart have four, and shortest paths run along such lines.</source>
        <translation>Eine Linie, die zwei Kreise berührt, ist eine Bitangente; zwei getrennte Kreise haben vier, und kürzeste Wege verlaufen auf solchen Linien.</translation>
    </message>
    <message>
        <source>Drag the right circle over the left one: the two that cross between them vanish.</source>
        <translation>Ziehen Sie den rechten Kreis über den linken: Die beiden, die sich dazwischen kreuzen, verschwinden.</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>A tangent is an edge of the graph only if nothing stands in its way.</source>
        <translation>Eine Tangente ist nur dann eine Kante des Graphen, wenn ihr nichts im Weg steht.</translation>
    </message>
    <message>
        <source>Drag the small circle into a tangent: it is refused where the cross is.</source>
        <translation>Ziehen Sie den kleinen Kreis in eine Tangente: Sie wird verworfen, wo das Kreuz ist.</translation>
    </message>
    <message>
        <source>Hugging edges</source>
        <translation>Anliegende Kanten</translation>
    </message>
    <message>
        <source>Between two tangents a path hugs the circle: an arc from where one touches to where the next one leaves.</source>
        <translation>Zwischen zwei Tangenten liegt ein Weg am Kreis an: ein Bogen von da, wo die eine berührt, bis da, wo die nächste abgeht.</translation>
    </message>
    <message>
        <source>Drag the goal round behind the circle: the arc grows.</source>
        <translation>Ziehen Sie das Ziel hinter den Kreis: Der Bogen wächst.</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>Überlappungen</translation>
    </message>
    <message>
        <source>An arc inside another circle is covered: no edge goes along it, and no path between the two.</source>
        <translation>Ein Bogen in einem anderen Kreis ist verdeckt: Keine Kante verläuft auf ihm und kein Weg zwischen den beiden.</translation>
    </message>
    <message>
        <source>Drag the upper circle up until a gap opens: the path takes it.</source>
        <translation>Ziehen Sie den oberen Kreis nach oben, bis eine Lücke entsteht: Der Weg nimmt sie.</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>An agent with a radius walks as a point does among circles that have grown by it (their Minkowski sum with the agent).</source>
        <translation>Ein Agent mit einem Radius geht wie ein Punkt zwischen Kreisen, die um diesen gewachsen sind (ihre Minkowski-Summe mit dem Agenten).</translation>
    </message>
    <message>
        <source>Drag the agent radius above: at 0.80 m the gap is closed.</source>
        <translation>Ziehen Sie oben am Agentenradius: Bei 0,80 m ist die Lücke geschlossen.</translation>
    </message>
    <message>
        <source>Lazy generation</source>
        <translation>Erzeugung nach Bedarf</translation>
    </message>
    <message>
        <source>The search makes tangents only where it looks (strong lines). It never makes the rest of the graph (faint lines).</source>
        <translation>Die Suche erzeugt Tangenten nur, wo sie sucht (kräftige Linien). Den Rest des Graphen erzeugt sie nie (blasse Linien).</translation>
    </message>
    <message>
        <source>Drag the goal nearer: fewer tangents are made.</source>
        <translation>Ziehen Sie das Ziel näher: Weniger Tangenten werden erzeugt.</translation>
    </message>
    <message>
        <source>Kinks</source>
        <translation>Knicke</translation>
    </message>
    <message>
        <source>A path leaves a circle turning the way it arrived; tangents that leave the other way (dashed) would need a turn on the spot, a kink, and are pruned.</source>
        <translation>Ein Weg verlässt einen Kreis in dem Drehsinn, in dem er ankam; Tangenten im anderen Sinn (gestrichelt) verlangten eine Kehre auf der Stelle, einen Knick, und entfallen.</translation>
    </message>
    <message>
        <source>Drag the start up past the middle: the path arrives the other way round, and kept and pruned change places.</source>
        <translation>Ziehen Sie den Start nach oben über die Mitte: Der Weg kommt andersherum an, und was bleibt und was entfällt, tauscht sich.</translation>
    </message>
    <message>
        <source>One of the two circles is gone: begin the page again.</source>
        <translation>Einer der beiden Kreise fehlt: Beginnen Sie die Seite neu.</translation>
    </message>
    <message>
        <source>%1 of %2 tangents are free</source>
        <translation>%1 von %2 Tangenten sind frei</translation>
    </message>
    <message>
        <source>There is no path.</source>
        <translation>Es gibt keinen Weg.</translation>
    </message>
    <message>
        <source>The path hugs for %1 of %2</source>
        <translation>Der Weg liegt auf %1 von %2 an</translation>
    </message>
    <message>
        <source>Arcs of the path: %1, length %2</source>
        <translation>Bögen des Weges: %1, Länge %2</translation>
    </message>
    <message>
        <source>Radius %1: there is no path</source>
        <translation>Radius %1: Es gibt keinen Weg</translation>
    </message>
    <message>
        <source>Radius %1: the path is %2 long</source>
        <translation>Radius %1: Der Weg ist %2 lang</translation>
    </message>
    <message>
        <source>The search made %1 of %2 tangents</source>
        <translation>Die Suche erzeugte %1 von %2 Tangenten</translation>
    </message>
    <message>
        <source>The path is straight: put a circle in its way.</source>
        <translation>Der Weg ist gerade: Stellen Sie ihm einen Kreis in den Weg.</translation>
    </message>
    <message>
        <source>Arrived counter-clockwise: %1 tangents kept, %2 pruned</source>
        <translation>Gegen den Uhrzeigersinn angekommen: %1 Tangenten bleiben, %2 entfallen</translation>
    </message>
    <message>
        <source>Arrived clockwise: %1 tangents kept, %2 pruned</source>
        <translation>Im Uhrzeigersinn angekommen: %1 Tangenten bleiben, %2 entfallen</translation>
    </message>
    <message numerus="yes">
        <source>%n bitangents</source>
        <translation>
            <numerusform>%n Bitangente</numerusform>
            <numerusform>%n Bitangenten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VertexDrag</name>
    <message>
        <source>Two sides would meet</source>
        <translation>Zwei Seiten würden sich treffen</translation>
    </message>
    <message>
        <source>moved %1</source>
        <translation>%1 verschoben</translation>
    </message>
    <message>
        <source>Insert vertex in %1</source>
        <translation>Eckpunkt einfügen: %1</translation>
    </message>
    <message>
        <source>Move vertex of %1</source>
        <translation>Eckpunkt verschieben: %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices of %1</source>
        <translation>
            <numerusform>%n Eckpunkt verschieben: %1</numerusform>
            <numerusform>%n Eckpunkte verschieben: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VertexEditing</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>one more vertex</source>
        <translation>noch eine Ecke</translation>
    </message>
    <message>
        <source>%L1 more vertices</source>
        <translation>weitere %L1 Ecken</translation>
    </message>
    <message>
        <source>The layer is locked</source>
        <translation>Die Ebene ist gesperrt</translation>
    </message>
    <message>
        <source>Two sides would meet</source>
        <translation>Zwei Seiten würden sich treffen</translation>
    </message>
    <message>
        <source>Nudge vertices of %1</source>
        <translation>Eckpunkte schrittweise verschieben: %1</translation>
    </message>
    <message>
        <source>Insert vertex in %1</source>
        <translation>Eckpunkt einfügen: %1</translation>
    </message>
    <message>
        <source>Three corners have to stay</source>
        <translation>Drei Ecken müssen bleiben</translation>
    </message>
    <message>
        <source>Two points have to stay</source>
        <translation>Zwei Punkte müssen bleiben</translation>
    </message>
    <message>
        <source>Without it two sides would meet</source>
        <translation>Ohne ihn würden sich zwei Seiten treffen</translation>
    </message>
    <message>
        <source>Remove vertex of %1</source>
        <translation>Eckpunkt entfernen: %1</translation>
    </message>
</context>
<context>
    <name>WatchedWriting</name>
    <message>
        <source>The map was written by a newer version and is open read-only. Save it under another name.</source>
        <translation>Die Karte stammt von einer neueren Version und ist schreibgeschützt offen. Speichern Sie sie unter anderem Namen.</translation>
    </message>
    <message>
        <source>The map holds objects of a newer version that would be lost. Save it with the version that made it.</source>
        <translation>Die Karte enthält Objekte einer neueren Version, die verloren gingen. Speichern Sie sie mit der Version, die sie erstellt hat.</translation>
    </message>
    <message>
        <source>Another program changed the file. It was not replaced.</source>
        <translation>Ein anderes Programm hat die Datei geändert. Sie wurde nicht ersetzt.</translation>
    </message>
    <message>
        <source>The saving was stopped.</source>
        <translation>Das Speichern wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::AgentClassButton</name>
    <message>
        <source>Name of the agent class</source>
        <translation>Name der Agentenklasse</translation>
    </message>
    <message>
        <source>Agent radius</source>
        <translation>Agentenradius</translation>
    </message>
    <message>
        <source>Agent class %1</source>
        <translation>Agentenklasse %1</translation>
    </message>
    <message>
        <source>Agent class</source>
        <translation>Agentenklasse</translation>
    </message>
    <message>
        <source>%1: choose another class of agents</source>
        <translation>%1: eine andere Agentenklasse wählen</translation>
    </message>
    <message>
        <source>Classes of agents</source>
        <translation>Agentenklassen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::AgentClassMenu</name>
    <message>
        <source>Agent &amp;Class</source>
        <translation>Agenten&amp;klasse</translation>
    </message>
    <message>
        <source>The class of agents that the path is for</source>
        <translation>Die Agentenklasse, für die der Weg gilt</translation>
    </message>
    <message>
        <source>&amp;New Agent Class</source>
        <translation>&amp;Neue Agentenklasse</translation>
    </message>
    <message>
        <source>Add a class of agents with the present radius</source>
        <translation>Eine Agentenklasse mit dem jetzigen Radius hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename Agent Class…</source>
        <translation>Agentenklasse &amp;umbenennen…</translation>
    </message>
    <message>
        <source>Type another name for the chosen class</source>
        <translation>Der gewählten Klasse einen anderen Namen geben</translation>
    </message>
    <message>
        <source>&amp;Colour of Agent Class…</source>
        <translation>&amp;Farbe der Agentenklasse…</translation>
    </message>
    <message>
        <source>Choose the colour of the class</source>
        <translation>Die Farbe der Klasse wählen</translation>
    </message>
    <message>
        <source>&amp;Delete Agent Class</source>
        <translation>Agentenklasse &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the chosen class</source>
        <translation>Die gewählte Klasse löschen</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>Show the path of this class</source>
        <translation>Den Weg dieser Klasse zeigen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::AgentClasses</name>
    <message>
        <source>Choose Agent Class</source>
        <translation>Agentenklasse wählen</translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message>
        <source>New Agent Class</source>
        <translation>Neue Agentenklasse</translation>
    </message>
    <message>
        <source>Rename Agent Class</source>
        <translation>Agentenklasse umbenennen</translation>
    </message>
    <message>
        <source>Colour Agent Class</source>
        <translation>Agentenklasse färben</translation>
    </message>
    <message>
        <source>Delete Agent Class</source>
        <translation>Agentenklasse löschen</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
</context>
<context>
    <name>thicket::editor::AgentRadius</name>
    <message>
        <source>Agent Radius</source>
        <translation>Agentenradius</translation>
    </message>
</context>
<context>
    <name>thicket::editor::AgentTool</name>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>heading</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>group of the nearest</source>
        <translation>Gruppe des nächsten</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Reihe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>its group</source>
        <translation>seine Gruppe</translation>
    </message>
    <message>
        <source>a row along the drag</source>
        <translation>eine Reihe entlang des Zugs</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>the map&apos;s bounds</source>
        <translation>Kartengrenze</translation>
    </message>
    <message>
        <source>No room for an agent here</source>
        <translation>Hier ist kein Platz für einen Agenten</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message numerus="yes">
        <source>, %n agents</source>
        <translation>
            <numerusform>, %n Agent</numerusform>
            <numerusform>, %n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>, no room for %1</source>
        <translation>, kein Platz für %1</translation>
    </message>
    <message>
        <source>, inside %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Press to place an agent, drag to turn it; it goes to its group&apos;s goal</source>
        <translation>Drücken setzt einen Agenten, Ziehen dreht ihn; er geht zum Ziel seiner Gruppe</translation>
    </message>
    <message>
        <source>Place agent</source>
        <translation>Agent setzen</translation>
    </message>
    <message>
        <source>Place agents</source>
        <translation>Agenten setzen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::AreaCycle</name>
    <message>
        <source>&amp;Next Area</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <translation>Zum nächsten Teil des Fensters gehen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ArrangeMenu</name>
    <message>
        <source>A&amp;rrange</source>
        <translation>An&amp;ordnen</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Turn the selection by 90° clockwise</source>
        <translation>Die Auswahl um 90° im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn the selection by 90° counter-clockwise</source>
        <translation>Die Auswahl um 90° gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Mirror &amp;Horizontally</source>
        <translation>&amp;Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Swap left and right of the selection</source>
        <translation>Links und rechts der Auswahl vertauschen</translation>
    </message>
    <message>
        <source>Mirror &amp;Vertically</source>
        <translation>&amp;Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Swap top and bottom of the selection</source>
        <translation>Oben und unten der Auswahl vertauschen</translation>
    </message>
    <message>
        <source>Align Left</source>
        <translation>Links ausrichten</translation>
    </message>
    <message>
        <source>Move the selected objects to the leftmost side</source>
        <translation>Die ausgewählten Objekte an die linke Seite schieben</translation>
    </message>
    <message>
        <source>Align Centres</source>
        <translation>Mitten untereinander</translation>
    </message>
    <message>
        <source>Move the middles of the selected objects below each other</source>
        <translation>Die Mitten der ausgewählten Objekte untereinander schieben</translation>
    </message>
    <message>
        <source>Align Right</source>
        <translation>Rechts ausrichten</translation>
    </message>
    <message>
        <source>Move the selected objects to the rightmost side</source>
        <translation>Die ausgewählten Objekte an die rechte Seite schieben</translation>
    </message>
    <message>
        <source>Align Top</source>
        <translation>Oben ausrichten</translation>
    </message>
    <message>
        <source>Move the selected objects to the highest side</source>
        <translation>Die ausgewählten Objekte an die obere Seite schieben</translation>
    </message>
    <message>
        <source>Align Middles</source>
        <translation>Mitten nebeneinander</translation>
    </message>
    <message>
        <source>Move the middles of the selected objects beside each other</source>
        <translation>Die Mitten der ausgewählten Objekte nebeneinander schieben</translation>
    </message>
    <message>
        <source>Align Bottom</source>
        <translation>Unten ausrichten</translation>
    </message>
    <message>
        <source>Move the selected objects to the lowest side</source>
        <translation>Die ausgewählten Objekte an die untere Seite schieben</translation>
    </message>
    <message>
        <source>Equal Gaps Across</source>
        <translation>Gleiche Lücken waagerecht</translation>
    </message>
    <message>
        <source>Make the gaps between the selected objects equally wide</source>
        <translation>Die Lücken zwischen den ausgewählten Objekten gleich breit machen</translation>
    </message>
    <message>
        <source>Equal Gaps Down</source>
        <translation>Gleiche Lücken senkrecht</translation>
    </message>
    <message>
        <source>Make the gaps between the selected objects equally high</source>
        <translation>Die Lücken zwischen den ausgewählten Objekten gleich hoch machen</translation>
    </message>
    <message>
        <source>Space Centres Across</source>
        <translation>Mitten waagerecht verteilen</translation>
    </message>
    <message>
        <source>Make the distances across between the middles equal</source>
        <translation>Die waagerechten Abstände zwischen den Mitten gleich machen</translation>
    </message>
    <message>
        <source>Space Centres Down</source>
        <translation>Mitten senkrecht verteilen</translation>
    </message>
    <message>
        <source>Make the distances down between the middles equal</source>
        <translation>Die senkrechten Abstände zwischen den Mitten gleich machen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Arranging</name>
    <message>
        <source>That is beyond the range of coordinates</source>
        <translation>Das liegt außerhalb des Wertebereichs</translation>
    </message>
    <message>
        <source>The layer is locked</source>
        <translation>Die Ebene ist gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>Select at least %n objects</source>
        <translation>
            <numerusform>Mindestens %n Objekt auswählen</numerusform>
            <numerusform>Mindestens %n Objekte auswählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Arranging %L1 objects</source>
        <translation>%L1 Objekte werden angeordnet</translation>
    </message>
</context>
<context>
    <name>thicket::editor::BookmarkActions</name>
    <message>
        <source>Add &amp;Bookmark</source>
        <translation>Le&amp;sezeichen setzen</translation>
    </message>
    <message>
        <source>Mark the shown frame to come back to it</source>
        <translation>Das gezeigte Bild merken, um dorthin zurückzukehren</translation>
    </message>
    <message>
        <source>Ne&amp;xt Bookmark</source>
        <translation>Nä&amp;chstes Lesezeichen</translation>
    </message>
    <message>
        <source>Go to the next bookmark</source>
        <translation>Zum nächsten Lesezeichen gehen</translation>
    </message>
    <message>
        <source>Last Boo&amp;kmark</source>
        <translation>&amp;Voriges Lesezeichen</translation>
    </message>
    <message>
        <source>Go back to the bookmark before</source>
        <translation>Zum vorigen Lesezeichen zurückgehen</translation>
    </message>
    <message>
        <source>Remove Bookmark</source>
        <translation>Lesezeichen entfernen</translation>
    </message>
    <message>
        <source>Remove the bookmark at the shown frame</source>
        <translation>Das Lesezeichen beim gezeigten Bild entfernen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::BookmarkList</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Bookmarks</name>
    <message>
        <source>Bookmark %1</source>
        <translation>Lesezeichen %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::BoundsForm</name>
    <message>
        <source>Least x</source>
        <translation>Kleinstes x</translation>
    </message>
    <message>
        <source>Least y</source>
        <translation>Kleinstes y</translation>
    </message>
    <message>
        <source>Greatest x</source>
        <translation>Größtes x</translation>
    </message>
    <message>
        <source>Greatest y</source>
        <translation>Größtes y</translation>
    </message>
    <message>
        <source>Whether the map has an edge</source>
        <translation>Ob die Karte einen Rand hat</translation>
    </message>
    <message>
        <source>Agents stay inside the bounds</source>
        <translation>Agenten bleiben in der Begrenzung</translation>
    </message>
    <message>
        <source>The bounds are walls: no path leaves them</source>
        <translation>Die Begrenzung ist eine Wand: Kein Weg führt hinaus</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Begrenzung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>agents stay inside</source>
        <translation>Agenten bleiben drin</translation>
    </message>
    <message>
        <source>Make Bounds Walls</source>
        <translation>Begrenzung zu Wänden machen</translation>
    </message>
    <message>
        <source>Open Bounds</source>
        <translation>Begrenzung öffnen</translation>
    </message>
    <message>
        <source>Change Bounds</source>
        <translation>Begrenzung ändern</translation>
    </message>
    <message>
        <source>Add Bounds</source>
        <translation>Begrenzung hinzufügen</translation>
    </message>
    <message>
        <source>Remove Bounds</source>
        <translation>Begrenzung entfernen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::BrushTool</name>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>radieren</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>same radius</source>
        <translation>gleicher Radius</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no gap</source>
        <translation>ohne Abstand</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Diameter of the brush; also the wheel during a stroke</source>
        <translation>Durchmesser des Pinsels; auch das Rad während eines Strichs</translation>
    </message>
    <message>
        <source>Circles wanted at each dab of the brush</source>
        <translation>Gewünschte Kreise je Tupfer des Pinsels</translation>
    </message>
    <message numerus="yes">
        <source>%n erased</source>
        <translation>
            <numerusform>%n radiert</numerusform>
            <numerusform>%n radiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n circles</source>
        <translation>
            <numerusform>%n Kreis radieren</numerusform>
            <numerusform>%n Kreise radieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scatter %n circles</source>
        <translation>
            <numerusform>%n Kreis streuen</numerusform>
            <numerusform>%n Kreise streuen</numerusform>
        </translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Drag to scatter circles; with Shift, to erase them</source>
        <translation>Ziehen streut Kreise; mit Umschalt radiert es sie</translation>
    </message>
</context>
<context>
    <name>thicket::editor::BundlePage</name>
    <message>
        <source>Paths between all markers</source>
        <translation>Wege zwischen allen Markierungen</translation>
    </message>
    <message>
        <source>Tangent graph</source>
        <translation>Tangentengraph</translation>
    </message>
    <message>
        <source>Flow field to the nearest goal</source>
        <translation>Flussfeld zum nächsten Ziel</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Map files</source>
        <translation>Kartendateien</translation>
    </message>
    <message>
        <source>Agent radii</source>
        <translation>Agentenradien</translation>
    </message>
    <message>
        <source>Side of a cell of the flow field</source>
        <translation>Seite einer Zelle des Flussfelds</translation>
    </message>
    <message>
        <source>Thicket map</source>
        <translation>Thicket-Karte</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Flow field</source>
        <translation>Flussfeld</translation>
    </message>
    <message>
        <source>Agent radii are numbers from 0, with semicolons between, %1 at most.</source>
        <translation>Agentenradien sind Zahlen ab 0, mit Semikolon dazwischen, höchstens %1.</translation>
    </message>
    <message>
        <source>Choose what is written.</source>
        <translation>Wählen Sie, was geschrieben wird.</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>tangent graph</source>
        <translation>Tangentengraph</translation>
    </message>
    <message>
        <source>flow field</source>
        <translation>Flussfeld</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>For each agent class: %1</source>
        <translation>Für jede Agentenklasse: %1</translation>
    </message>
    <message>
        <source>For the agent radii %1: %2</source>
        <translation>Für die Agentenradien %1: %2</translation>
    </message>
    <message>
        <source>agent classes</source>
        <translation>Agentenklassen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CanvasMenu</name>
    <message>
        <source>Edit &amp;Vertices</source>
        <translation>&amp;Eckpunkte bearbeiten</translation>
    </message>
    <message>
        <source>Move, add and remove its vertices</source>
        <translation>Seine Eckpunkte verschieben, hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>S&amp;wap Start and Goal</source>
        <translation>Start und Ziel &amp;tauschen</translation>
    </message>
    <message>
        <source>Put the start where the goal is, and back</source>
        <translation>Den Start an die Stelle des Ziels setzen und umgekehrt</translation>
    </message>
    <message>
        <source>Swap start and goal</source>
        <translation>Start und Ziel tauschen</translation>
    </message>
    <message>
        <source>Choose &amp;Group</source>
        <translation>&amp;Gruppe wählen</translation>
    </message>
    <message>
        <source>Choose the group of the agent in the Inspector</source>
        <translation>Die Gruppe des Agenten im Inspektor wählen</translation>
    </message>
    <message>
        <source>Select &amp;Beneath</source>
        <translation>D&amp;arunter auswählen</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Select %n Obstacles</source>
        <translation>
            <numerusform>&amp;%n Hindernis auswählen</numerusform>
            <numerusform>&amp;%n Hindernisse auswählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Select what the edge touches: %1</source>
        <translation>Auswählen, was die Kante berührt: %1</translation>
    </message>
    <message>
        <source>&amp;Copy Length</source>
        <translation>&amp;Länge kopieren</translation>
    </message>
    <message>
        <source>Put the length of the edge on the clipboard</source>
        <translation>Die Länge der Kante in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Frame Edge</source>
        <translation>Kante &amp;einrahmen</translation>
    </message>
    <message>
        <source>Show the edge as large as possible</source>
        <translation>Die Kante so groß wie möglich zeigen</translation>
    </message>
    <message>
        <source>Add &amp;Circle Here</source>
        <translation>&amp;Kreis hier hinzufügen</translation>
    </message>
    <message>
        <source>Draw a circle of the last radius here</source>
        <translation>Hier einen Kreis mit dem letzten Radius zeichnen</translation>
    </message>
    <message>
        <source>Add &amp;Agent Here</source>
        <translation>&amp;Agent hier hinzufügen</translation>
    </message>
    <message>
        <source>Place an agent here</source>
        <translation>Hier einen Agenten setzen</translation>
    </message>
    <message>
        <source>Set &amp;Start Here</source>
        <translation>&amp;Start hierher</translation>
    </message>
    <message>
        <source>Place the start of the path here, or move it</source>
        <translation>Den Start des Wegs hierher setzen oder verschieben</translation>
    </message>
    <message>
        <source>Set &amp;Goal Here</source>
        <translation>&amp;Ziel hierher</translation>
    </message>
    <message>
        <source>Place the goal of the path here, or move it</source>
        <translation>Das Ziel des Wegs hierher setzen oder verschieben</translation>
    </message>
    <message>
        <source>&amp;Paste Here</source>
        <translation>Hier ein&amp;fügen</translation>
    </message>
    <message>
        <source>Add the clipboard&apos;s objects at this place</source>
        <translation>Die Objekte der Zwischenablage an dieser Stelle hinzufügen</translation>
    </message>
    <message>
        <source>Se&amp;nd Agents Here</source>
        <translation>Agenten &amp;hierher schicken</translation>
    </message>
    <message>
        <source>Give the selected agents a goal here</source>
        <translation>Den ausgewählten Agenten hier ein Ziel geben</translation>
    </message>
    <message>
        <source>Go to &amp;What Blocks It</source>
        <translation>Zu dem, &amp;was sie blockiert</translation>
    </message>
    <message>
        <source>&amp;Remove Guide</source>
        <translation>Hilfslinie &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove this guide</source>
        <translation>Diese Hilfslinie entfernen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CanvasPage</name>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>By the zoom: 1, 2, 5, 10</source>
        <translation>Nach dem Zoom: 1, 2, 5, 10</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Grid step</source>
        <translation>Gitterschritt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Lines and Snap to Grid follow the step. Where fixed lines would be too dense, only each 2nd, 5th or 10th is drawn; snapping keeps to the step.</source>
        <translation>Linien und Einrasten am Gitter richten sich nach dem Schritt. Wo feste Linien zu dicht wären, wird nur jede 2., 5. oder 10. gezeichnet; eingerastet wird weiter nach dem Schritt.</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Zooms</source>
        <translation>Zoomt</translation>
    </message>
    <message>
        <source>Scrolls, with Ctrl zooms, with Shift scrolls sideways</source>
        <translation>Rollt, mit Strg zoomt, mit Umschalt rollt seitwärts</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CirclePicture</name>
    <message>
        <source>Picture of the circles</source>
        <translation>Bild der Kreise</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CircleTool</name>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>centre to rim</source>
        <translation>Mitte bis Rand</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>last radius</source>
        <translation>letzter Radius</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>rim to rim</source>
        <translation>Rand bis Rand</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>stop at the nearest</source>
        <translation>am nächsten enden</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of the circle that a click draws</source>
        <translation>Radius des Kreises, den ein Klick zeichnet</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Drag from centre to rim; a click repeats the last radius</source>
        <translation>Von der Mitte zum Rand ziehen; ein Klick wiederholt den letzten Radius</translation>
    </message>
    <message>
        <source>Draw circle</source>
        <translation>Kreis zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ClipboardActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Move the selection to the clipboard</source>
        <translation>Die Auswahl in die Zwischenablage verschieben</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection, or what was measured, to the clipboard</source>
        <translation>Die Auswahl oder das Gemessene in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Add the clipboard&apos;s objects at the pointer</source>
        <translation>Die Objekte der Zwischenablage am Zeiger einfügen</translation>
    </message>
    <message>
        <source>Paste in P&amp;lace</source>
        <translation>An gleicher &amp;Stelle einfügen</translation>
    </message>
    <message>
        <source>Add the clipboard&apos;s objects where they were copied</source>
        <translation>Die Objekte der Zwischenablage dort einfügen, wo sie kopiert wurden</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard</source>
        <translation>Die Zahlen sind in der Zwischenablage</translation>
    </message>
    <message numerus="yes">
        <source>%n copied</source>
        <translation>
            <numerusform>%n kopiert</numerusform>
            <numerusform>%n kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message numerus="yes">
        <source>%n cut</source>
        <translation>
            <numerusform>%n ausgeschnitten</numerusform>
            <numerusform>%n ausgeschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message numerus="yes">
        <source>%n pasted</source>
        <translation>
            <numerusform>%n eingefügt</numerusform>
            <numerusform>%n eingefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, detached: this map has another template %2</source>
        <translation>%1, gelöst: Diese Karte hat eine andere Vorlage %2</translation>
    </message>
    <message>
        <source>%1, without the start: a map has only one</source>
        <translation>%1, ohne den Start: Eine Karte hat nur einen</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Wird eingefügt</translation>
    </message>
    <message>
        <source>Nothing to paste: the clipboard holds no objects of a map</source>
        <translation>Nichts einzufügen: Die Zwischenablage enthält keine Objekte einer Karte</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ClosedLayerOffer</name>
    <message>
        <source>&amp;Unlock %1</source>
        <translation>%1 &amp;entsperren</translation>
    </message>
    <message>
        <source>Sho&amp;w %1</source>
        <translation>%1 ein&amp;blenden</translation>
    </message>
    <message>
        <source>%1: nothing on it can be changed or added.</source>
        <translation>%1: Nichts darauf kann geändert oder hinzugefügt werden.</translation>
    </message>
    <message>
        <source>The layer can be edited again; then repeat what you did</source>
        <translation>Die Ebene lässt sich wieder bearbeiten; danach wiederholen, was Sie getan haben</translation>
    </message>
    <message>
        <source>%1, and instances of %2 on it would change, too.</source>
        <translation>%1, und Instanzen von %2 darauf würden sich mit ändern.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ClosedNote</name>
    <message numerus="yes">
        <source>%1: %n of these stay as they are</source>
        <translation>
            <numerusform>%1: %n davon bleibt, wie es ist</numerusform>
            <numerusform>%1: %n davon bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Unlock the layer, so that these can be changed</source>
        <translation>Die Ebene entsperren, damit diese Objekte geändert werden können</translation>
    </message>
    <message>
        <source>Show the layer, so that these can be changed</source>
        <translation>Die Ebene einblenden, damit diese Objekte geändert werden können</translation>
    </message>
    <message>
        <source>Unlock Layer</source>
        <translation>Ebene entsperren</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Ebene einblenden</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ColourField</name>
    <message>
        <source>Choose a colour</source>
        <translation>Eine Farbe wählen</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CommandPalette</name>
    <message>
        <source>Command Palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Words of the action</source>
        <translation>Wörter des Befehls</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No action has these words</source>
        <translation>Kein Befehl enthält diese Wörter</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ComparedMethod</name>
    <message>
        <source>method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>is being looked for</source>
        <translation>wird gesucht</translation>
    </message>
    <message>
        <source>Method of A</source>
        <translation>Verfahren von A</translation>
    </message>
    <message>
        <source>The method that finds the path in A</source>
        <translation>Das Verfahren, das den Weg in A findet</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ComparedRadius</name>
    <message>
        <source>agent radius</source>
        <translation>Agentenradius</translation>
    </message>
    <message>
        <source>Agent radius of A</source>
        <translation>Agentenradius von A</translation>
    </message>
    <message>
        <source>The agent radius that the path in A is for</source>
        <translation>Der Agentenradius, für den der Weg in A gilt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ComparisonPanel</name>
    <message>
        <source>These paths lead among the obstacles as drawn, not where they are now.</source>
        <translation>Diese Wege führen zwischen den Hindernissen hindurch, wie sie gezeichnet sind, nicht wo sie jetzt stehen.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Compare Methods</source>
        <translation>Verfahren ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Find the path by exact and weighted search, graph, grid and flow field, side by side</source>
        <translation>Den Weg mit exakter und gewichteter Suche, Graph, Raster und Flussfeld finden, nebeneinander</translation>
    </message>
    <message>
        <source>Agent radii in &amp;steps of</source>
        <translation>Radien in &amp;Schritten von</translation>
    </message>
    <message>
        <source>From one radius to the next</source>
        <translation>Von einem Radius zum nächsten</translation>
    </message>
    <message>
        <source>Radii from 0 to the end of the slider; empty: a few handy ones</source>
        <translation>Radien von 0 bis zum Ende des Reglers; leer: einige handliche</translation>
    </message>
    <message>
        <source>Compare Methods in the menu Path finds the path in five ways, and the agent radii at which gaps close.</source>
        <translation>„Verfahren vergleichen“ im Menü „Weg“ findet den Weg auf fünf Arten, und die Agentenradien, bei denen sich Lücken schließen.</translation>
    </message>
    <message>
        <source>Set a start and a goal first.</source>
        <translation>Setzen Sie zuerst Start und Ziel.</translation>
    </message>
    <message>
        <source>Problems of the map leave no path to compare.</source>
        <translation>Probleme der Karte lassen keinen Weg zum Vergleichen.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleiche…</translation>
    </message>
    <message>
        <source>Looking for the radii at which gaps close…</source>
        <translation>Suche die Radien, bei denen sich Lücken schließen…</translation>
    </message>
    <message>
        <source>Cancelled. The next edit compares again.</source>
        <translation>Abgebrochen. Die nächste Änderung vergleicht neu.</translation>
    </message>
    <message>
        <source>Not all radii were tried: that would take too long.</source>
        <translation>Nicht alle Radien wurden versucht: Das würde zu lange dauern.</translation>
    </message>
    <message>
        <source>The path jumps at no radius of the slider.</source>
        <translation>Bei keinem Radius des Reglers springt der Weg.</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ComparisonStrip</name>
    <message>
        <source>B  %1: %2</source>
        <translation>B  %1: %2</translation>
    </message>
    <message>
        <source>no path in either</source>
        <translation>in keiner ein Weg</translation>
    </message>
    <message>
        <source>a path in A only</source>
        <translation>nur in A ein Weg</translation>
    </message>
    <message>
        <source>a path in B only</source>
        <translation>nur in B ein Weg</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>equally long</source>
        <translation>gleich lang</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A  %1</source>
        <translation>A  %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CornerShaping</name>
    <message>
        <source>Two sides would meet</source>
        <translation>Zwei Seiten würden sich treffen</translation>
    </message>
    <message>
        <source>There is no corner to change</source>
        <translation>Es gibt keine Ecke zu ändern</translation>
    </message>
    <message>
        <source>Select a polygon or a closed wall that is not locked</source>
        <translation>Ein Polygon oder eine geschlossene Wand auswählen, nicht gesperrt</translation>
    </message>
    <message>
        <source>Make Regular</source>
        <translation>Regelmäßig machen</translation>
    </message>
    <message>
        <source>Select a polygon or a bent wall that is not locked</source>
        <translation>Ein Polygon oder eine geknickte Wand auswählen, nicht gesperrt</translation>
    </message>
    <message>
        <source>Round Corners</source>
        <translation>Ecken abrunden</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CostBar</name>
    <message>
        <source>g travelled</source>
        <translation>g zurückgelegt</translation>
    </message>
    <message>
        <source>h straight to goal</source>
        <translation>h Luftlinie zum Ziel</translation>
    </message>
    <message>
        <source>f lower bound</source>
        <translation>f untere Schranke</translation>
    </message>
</context>
<context>
    <name>thicket::editor::CrowdActions</name>
    <message>
        <source>Send &amp;Agents to the Pointer</source>
        <translation>&amp;Agenten zum Zeiger schicken</translation>
    </message>
    <message>
        <source>Give the selected agents or spawn areas a goal there</source>
        <translation>Den ausgewählten Agenten oder Eintrittsflächen dort ein Ziel geben</translation>
    </message>
    <message>
        <source>Point at the place on the map that the agents should go to</source>
        <translation>Zeigen Sie auf die Stelle der Karte, zu der die Agenten gehen sollen</translation>
    </message>
    <message>
        <source>Send agents</source>
        <translation>Agenten schicken</translation>
    </message>
    <message>
        <source>Sending agents</source>
        <translation>Schicke Agenten</translation>
    </message>
    <message>
        <source>1 agent is sent there</source>
        <translation>1 Agent wird dorthin geschickt</translation>
    </message>
    <message numerus="yes">
        <source>%n agents are sent there</source>
        <translation>
            <numerusform>%n Agent wird dorthin geschickt</numerusform>
            <numerusform>%n Agenten werden dorthin geschickt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 when the run is restarted: they are a group of their own now</source>
        <translation>%1, wenn der Lauf neu gestartet wird: Sie sind jetzt eine eigene Gruppe</translation>
    </message>
    <message>
        <source>To the First &amp;Difference</source>
        <translation>Zum ersten &amp;Unterschied</translation>
    </message>
    <message>
        <source>Go to where the run parts from the recording beside it</source>
        <translation>Dorthin gehen, wo der Lauf von der Aufzeichnung daneben abweicht</translation>
    </message>
    <message>
        <source>The same as %1 in all %2 frames that both have</source>
        <translation>Gleich wie %1 in allen %2 Bildern, die beide haben</translation>
    </message>
    <message>
        <source>Differs from %1 from %2 on: %3 of %4 agents</source>
        <translation>Anders als %1 ab %2: %3 von %4 Agenten</translation>
    </message>
    <message>
        <source>&amp;Follow Agent</source>
        <translation>Agent &amp;verfolgen</translation>
    </message>
    <message>
        <source>Keep the selected agent, or the nearest, in the middle of the view</source>
        <translation>Den gewählten oder den nächsten Agenten in der Mitte der Ansicht halten</translation>
    </message>
    <message>
        <source>There is no agent to follow at this time</source>
        <translation>Zu dieser Zeit gibt es keinen Agenten, der verfolgt werden kann</translation>
    </message>
    <message>
        <source>The agents of the area are sent there</source>
        <translation>Die Agenten der Eintrittsfläche werden dorthin geschickt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::DiskChanges</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Another program changed %1: it was reloaded</source>
        <translation>Ein anderes Programm hat %1 geändert: Die Datei wurde neu geladen</translation>
    </message>
    <message>
        <source>Another Thicket window saved %1: it was reloaded</source>
        <translation>Ein anderes Thicket-Fenster hat %1 gespeichert: Die Datei wurde neu geladen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::DockColumn</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;View Panel</source>
        <translation>Panel &amp;Ansicht</translation>
    </message>
    <message>
        <source>Show overlays and layers</source>
        <translation>Overlays und Ebenen zeigen</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Go to the Inspector, which shows what is selected</source>
        <translation>Zum Inspektor gehen, der zeigt, was ausgewählt ist</translation>
    </message>
</context>
<context>
    <name>thicket::editor::DockFlyout</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>thicket::editor::DockRail</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>thicket::editor::DocumentActions</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Schrittweise verschieben</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Deleting %L1 objects</source>
        <translation>%L1 Objekte werden gelöscht</translation>
    </message>
    <message>
        <source>Duplicating %L1 objects</source>
        <translation>%L1 Objekte werden dupliziert</translation>
    </message>
    <message>
        <source>Moving %L1 objects</source>
        <translation>%L1 Objekte werden verschoben</translation>
    </message>
    <message>
        <source>Scaling %L1 objects</source>
        <translation>%L1 Objekte werden skaliert</translation>
    </message>
    <message>
        <source>Changing %L1 objects</source>
        <translation>%L1 Objekte werden geändert</translation>
    </message>
</context>
<context>
    <name>thicket::editor::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Den letzten Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last step that was undone</source>
        <translation>Den zuletzt rückgängig gemachten Schritt wiederholen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Add a copy of the selection beside it</source>
        <translation>Eine Kopie der Auswahl daneben setzen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Remove the selection</source>
        <translation>Die Auswahl entfernen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alles auswä&amp;hlen</translation>
    </message>
    <message>
        <source>Select everything that is not locked</source>
        <translation>Alles auswählen, was nicht gesperrt ist</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Re&amp;ihenfolge</translation>
    </message>
    <message>
        <source>&amp;Grouping</source>
        <translation>&amp;Gruppierung</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the file keeps</source>
        <translation>Was die Datei behält</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>No format that can be written was found beside the program.</source>
        <translation>Neben dem Programm wurde kein Format gefunden, das geschrieben werden kann.</translation>
    </message>
    <message>
        <source>The map is being looked at…</source>
        <translation>Die Karte wird untersucht…</translation>
    </message>
    <message>
        <source>Export 1 object</source>
        <translation>1 Objekt exportieren</translation>
    </message>
    <message>
        <source>Export %1 objects</source>
        <translation>%1 Objekte exportieren</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Replace file?</source>
        <translation>Datei ersetzen?</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Copy Command Line</source>
        <translation>Befehlszeile kopieren</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Save as Preset…</source>
        <translation>Als Vorgabe speichern…</translation>
    </message>
    <message>
        <source>A file for thicket-cli export, which writes the same</source>
        <translation>Eine Datei für thicket-cli export, das dasselbe schreibt</translation>
    </message>
    <message>
        <source>The command that does the same in a terminal</source>
        <translation>Der Befehl, der in einem Terminal dasselbe tut</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>No format is called so.</source>
        <translation>So heißt kein Format.</translation>
    </message>
    <message>
        <source>Export into Folder</source>
        <translation>In Ordner exportieren</translation>
    </message>
    <message>
        <source>Orange lines: the shapes in the file</source>
        <translation>Orange Linien: die Formen in der Datei</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>Vorgabe speichern</translation>
    </message>
    <message>
        <source>Presets (%1)</source>
        <translation>Vorgaben (%1)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Dateien ersetzen?</translation>
    </message>
    <message>
        <source>%1 is not empty. Replace its files of the same names?</source>
        <translation>%1 ist nicht leer. Gleichnamige Dateien darin ersetzen?</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ExportLayers</name>
    <message>
        <source>Layers that are exported</source>
        <translation>Ebenen, die exportiert werden</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Exporting</name>
    <message>
        <source>Exported %1</source>
        <translation>%1 ist exportiert</translation>
    </message>
    <message>
        <source>%1 was not exported: another map came in its place</source>
        <translation>%1 wurde nicht exportiert: Eine andere Karte trat an ihre Stelle</translation>
    </message>
    <message>
        <source>Cancelled: %1 was not exported</source>
        <translation>Abgebrochen: %1 wurde nicht exportiert</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>Remember export options</source>
        <translation>Exportoptionen merken</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ExtentForm</name>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>Box x</source>
        <translation>Rahmen x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Box y</source>
        <translation>Rahmen y</translation>
    </message>
    <message>
        <source>w</source>
        <translation>b</translation>
    </message>
    <message>
        <source>Box width</source>
        <translation>Rahmenbreite</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Box height</source>
        <translation>Rahmenhöhe</translation>
    </message>
    <message>
        <source>Turn by degrees</source>
        <translation>Um Grad drehen</translation>
    </message>
    <message>
        <source>The least x of the points and rims</source>
        <translation>Das kleinste x der Punkte und Ränder</translation>
    </message>
    <message>
        <source>The least y of the points and rims</source>
        <translation>Das kleinste y der Punkte und Ränder</translation>
    </message>
    <message>
        <source>Scales; with circles in proportion, so that they stay round</source>
        <translation>Skaliert; bei Kreisen im gleichen Verhältnis, damit sie rund bleiben</translation>
    </message>
    <message>
        <source>Turns counter-clockwise about the middle of the box</source>
        <translation>Dreht gegen den Uhrzeigersinn um die Mitte des Rahmens</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Turn by</source>
        <translation>Drehen um</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FactsCard</name>
    <message>
        <source>Narrowest gap</source>
        <translation>Engste Lücke</translation>
    </message>
    <message>
        <source>Widest agent</source>
        <translation>Größter Agent</translation>
    </message>
    <message>
        <source>Path hugs it for</source>
        <translation>Anliegender Weg</translation>
    </message>
    <message>
        <source>stands alone</source>
        <translation>steht allein</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>closed, %1</source>
        <translation>geschlossen, %1</translation>
    </message>
    <message>
        <source>radius %1</source>
        <translation>Radius %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1, %2°</source>
        <translation>%1, %2°</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FileConflict</name>
    <message>
        <source>Another program changed %1. Your changes are not in it.</source>
        <translation>Ein anderes Programm hat %1 geändert. Ihre Änderungen fehlen darin.</translation>
    </message>
    <message>
        <source>Another Thicket window saved %1. Your changes are not in it.</source>
        <translation>Ein anderes Thicket-Fenster hat %1 gespeichert. Ihre Änderungen fehlen darin.</translation>
    </message>
    <message>
        <source>&amp;Keep Mine as a Copy…</source>
        <translation>Meine als &amp;Kopie behalten…</translation>
    </message>
    <message>
        <source>Save your map to another file</source>
        <translation>Ihre Karte in eine andere Datei speichern</translation>
    </message>
    <message>
        <source>T&amp;ake Theirs</source>
        <translation>&amp;Andere Fassung laden</translation>
    </message>
    <message>
        <source>Load the file. Undo brings your map back</source>
        <translation>Die Datei laden. Rückgängig holt Ihre Karte zurück</translation>
    </message>
    <message>
        <source>Save &amp;Over</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>Replace the file by your map</source>
        <translation>Die Datei durch Ihre Karte ersetzen</translation>
    </message>
    <message>
        <source>%1 was deleted or moved. The map is now only here.</source>
        <translation>%1 wurde gelöscht oder verschoben. Die Karte gibt es nur noch hier.</translation>
    </message>
    <message>
        <source>Save A&amp;gain</source>
        <translation>Er&amp;neut speichern</translation>
    </message>
    <message>
        <source>Write the file anew</source>
        <translation>Die Datei neu schreiben</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the map to another file</source>
        <translation>Die Karte in eine andere Datei speichern</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FileDrop</name>
    <message>
        <source>Open or add?</source>
        <translation>Öffnen oder hinzufügen?</translation>
    </message>
    <message>
        <source>What should happen with %1?</source>
        <translation>Was soll mit %1 geschehen?</translation>
    </message>
    <message numerus="yes">
        <source>What should happen with %1 and %n other(s)?</source>
        <translation>
            <numerusform>Was soll mit %1 und %n weiteren Datei geschehen?</numerusform>
            <numerusform>Was soll mit %1 und %n weiteren Dateien geschehen?</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be opened in a tab, or its objects can be added to %1.</source>
        <translation>Sie kann in einem Tab geöffnet werden, oder ihre Objekte werden zu %1 hinzugefügt.</translation>
    </message>
    <message>
        <source>&amp;Open in a Tab</source>
        <translation>&amp;In einem Tab öffnen</translation>
    </message>
    <message>
        <source>&amp;Add to This Map</source>
        <translation>&amp;Zu dieser Karte hinzufügen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zuletzt ge&amp;öffnet</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>Open a recent file</source>
        <translation>Eine zuletzt geöffnete Datei öffnen</translation>
    </message>
    <message>
        <source>Open a copy of a map that comes with Thicket</source>
        <translation>Eine Kopie einer Karte öffnen, die Thicket mitbringt</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Start an empty map in a tab of its own</source>
        <translation>Eine leere Karte in einem eigenen Tab beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a map or a circle list from a file</source>
        <translation>Eine Karte oder eine Kreisliste aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;with Options…</source>
        <translation>&amp;Mit Optionen öffnen…</translation>
    </message>
    <message>
        <source>Open a file of another program, and choose how it is read</source>
        <translation>Eine Datei eines anderen Programms öffnen und wählen, wie sie gelesen wird</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the map to its file</source>
        <translation>Die Karte in ihre Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the map to another file</source>
        <translation>Die Karte in eine andere Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write the map in another program&apos;s format</source>
        <translation>Die Karte im Format eines anderen Programms schreiben</translation>
    </message>
    <message>
        <source>A&amp;dd from File…</source>
        <translation>Aus Datei &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add the objects of a file to this map</source>
        <translation>Die Objekte einer Datei zu dieser Karte hinzufügen</translation>
    </message>
    <message>
        <source>Export A&amp;gain</source>
        <translation>Erneut e&amp;xportieren</translation>
    </message>
    <message>
        <source>Export with the last settings</source>
        <translation>Mit den letzten Einstellungen exportieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>Leave Thicket</source>
        <translation>Thicket verlassen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the map and its tab</source>
        <translation>Die Karte und ihren Tab schließen</translation>
    </message>
    <message>
        <source>Reopen &amp;Last</source>
        <translation>&amp;Letzte wieder öffnen</translation>
    </message>
    <message>
        <source>Open the file again that was closed last</source>
        <translation>Die zuletzt geschlossene Datei wieder öffnen</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Go back to the saved map. Undo brings your changes back</source>
        <translation>Zur gespeicherten Karte zurückkehren. Rückgängig holt Ihre Änderungen zurück</translation>
    </message>
    <message>
        <source>Open Last Files at S&amp;tart</source>
        <translation>Letzte Dateien beim S&amp;tart öffnen</translation>
    </message>
    <message>
        <source>Open the files of the last time at the start</source>
        <translation>Beim Start die Dateien vom letzten Mal öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>Die Liste der zuletzt geöffneten Dateien leeren</translation>
    </message>
    <message>
        <source>Open a copy of %1</source>
        <translation>Eine Kopie von %1 öffnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FilePresence</name>
    <message>
        <source>%1 is also open in another window (process %2). Neither will replace what the other saves without asking.</source>
        <translation>%1 ist auch in einem anderen Fenster offen (Prozess %2). Keines ersetzt ohne Rückfrage, was das andere speichert.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Files</name>
    <message>
        <source>Open with Options</source>
        <translation>Mit Optionen öffnen</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reverted to the saved map: Undo brings your changes back</source>
        <translation>Auf die gespeicherte Karte zurückgesetzt: Rückgängig holt Ihre Änderungen zurück</translation>
    </message>
    <message>
        <source>Thicket maps (%1)</source>
        <translation>Thicket-Karten (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All supported files (%1)</source>
        <translation>Alle lesbaren Dateien (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>A newer version wrote this map: it can be viewed, and saved to another file</source>
        <translation>Eine neuere Version hat diese Karte geschrieben: Sie kann angesehen und in eine andere Datei gespeichert werden</translation>
    </message>
    <message>
        <source>Add from File</source>
        <translation>Aus Datei hinzufügen</translation>
    </message>
    <message>
        <source>The sample %1 cannot be read.</source>
        <translation>Das Beispiel %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>%1 wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Recovered %1: save it to keep it</source>
        <translation>%1 ist wiederhergestellt: speichern, um die Karte zu behalten</translation>
    </message>
    <message>
        <source>%1 was saved with all edits</source>
        <translation>%1 wurde mit allen Änderungen gespeichert</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Hindernisse</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FilmDialog</name>
    <message>
        <source>With overlays</source>
        <translation>Mit Overlays</translation>
    </message>
    <message>
        <source>Export Animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Video (MP4)</source>
        <translation>Video (MP4)</translation>
    </message>
    <message>
        <source>Video (WebM)</source>
        <translation>Video (WebM)</translation>
    </message>
    <message>
        <source>Animated picture (GIF)</source>
        <translation>Bewegtes Bild (GIF)</translation>
    </message>
    <message>
        <source>%1 x %2 pixels</source>
        <translation>%1 x %2 Pixel</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Schritte je Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>1 frame</source>
        <translation>1 Bild</translation>
    </message>
    <message>
        <source>%1 frames, %2 s</source>
        <translation>%1 Bilder, %2 s</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Filming</name>
    <message>
        <source>Export Ani&amp;mation…</source>
        <translation>Ani&amp;mation exportieren…</translation>
    </message>
    <message>
        <source>Write what is played as a video or an animated picture</source>
        <translation>Was abgespielt wird, als Video oder bewegtes Bild schreiben</translation>
    </message>
    <message>
        <source>Export Animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Animations (%1)</source>
        <translation>Animationen (%1)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 ist exportiert</translation>
    </message>
    <message>
        <source>Cancelled: %1 was not exported</source>
        <translation>Abgebrochen: %1 wurde nicht exportiert</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ForestTool</name>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>corner to corner</source>
        <translation>Ecke zu Ecke</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Circles wanted in the box</source>
        <translation>Gewünschte Kreise im Rahmen</translation>
    </message>
    <message>
        <source>There is no room for a circle</source>
        <translation>Für einen Kreis ist kein Platz</translation>
    </message>
    <message numerus="yes">
        <source>Plant %n circles</source>
        <translation>
            <numerusform>%n Kreis pflanzen</numerusform>
            <numerusform>%n Kreise pflanzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Drag a box to fill it with random circles</source>
        <translation>Einen Rahmen ziehen, um ihn mit zufälligen Kreisen zu füllen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FormatList</name>
    <message>
        <source>Search formats</source>
        <translation>Formate suchen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Several formats into a folder</source>
        <translation>Mehrere Formate in einen Ordner</translation>
    </message>
</context>
<context>
    <name>thicket::editor::FreeEnd</name>
    <message>
        <source>Move to free place</source>
        <translation>An freie Stelle setzen</translation>
    </message>
    <message>
        <source>Move it to the nearest place that is free for this agent</source>
        <translation>An die nächste Stelle setzen, die für diesen Agenten frei ist</translation>
    </message>
    <message>
        <source>Move Start to Free Place</source>
        <translation>Start an freie Stelle setzen</translation>
    </message>
    <message>
        <source>Move Goal to Free Place</source>
        <translation>Ziel an freie Stelle setzen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced: nothing moves by itself</source>
        <translation>Reduziert: Nichts bewegt sich von selbst</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Another language is shown from the next start on.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>System: %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Dezimalen</translation>
    </message>
    <message>
        <source>In the unit of the map</source>
        <translation>In der Einheit der Karte</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Lengths are shown in this unit where a unit stands beside them. Fields for numbers stay in the map&apos;s unit, and take any: 350 cm.</source>
        <translation>Längen erscheinen in dieser Einheit, wo eine Einheit danebensteht. Zahlenfelder bleiben in der Einheit der Karte und nehmen jede an: 350 cm.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Last files</source>
        <translation>Letzte Dateien</translation>
    </message>
    <message>
        <source>Open the files of the last time again</source>
        <translation>Die Dateien vom letzten Mal wieder öffnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GoalTool</name>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>place</source>
        <translation>setzen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>another goal</source>
        <translation>ein weiteres Ziel</translation>
    </message>
    <message>
        <source>Place goal</source>
        <translation>Ziel setzen</translation>
    </message>
    <message>
        <source>Move goal</source>
        <translation>Ziel verschieben</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Click or drag to place the path&apos;s goal; with Shift another goal</source>
        <translation>Klicken oder ziehen setzt das Ziel des Wegs; mit Umschalt ein weiteres</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GraphWorker</name>
    <message>
        <source>Finding the whole graph</source>
        <translation>Ganzer Graph wird gesucht</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GroupActions</name>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppieren</translation>
    </message>
    <message>
        <source>Make one group of the selection, to be edited as one</source>
        <translation>Aus der Auswahl eine Gruppe machen, die als eins bearbeitet wird</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Gruppierung &amp;aufheben</translation>
    </message>
    <message>
        <source>Dissolve the selected groups; their objects stay</source>
        <translation>Die ausgewählten Gruppen auflösen; ihre Objekte bleiben</translation>
    </message>
    <message>
        <source>&amp;Enter Group</source>
        <translation>Gruppe &amp;betreten</translation>
    </message>
    <message>
        <source>Edit what lies in the selected group</source>
        <translation>Bearbeiten, was in der ausgewählten Gruppe liegt</translation>
    </message>
    <message>
        <source>&amp;Leave Group</source>
        <translation>Gruppe &amp;verlassen</translation>
    </message>
    <message>
        <source>Select the group that the selection lies in</source>
        <translation>Die Gruppe auswählen, in der die Auswahl liegt</translation>
    </message>
    <message>
        <source>%1: double click enters it, F2 renames it</source>
        <translation>%1: Doppelklick betritt sie, F2 benennt sie um</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GroupForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Max speed</source>
        <translation>Höchsttempo</translation>
    </message>
    <message>
        <source>Max force</source>
        <translation>Höchstkraft</translation>
    </message>
    <message>
        <source>Where the group&apos;s agents go</source>
        <translation>Wohin die Agenten der Gruppe gehen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What agents do at the goal</source>
        <translation>Was Agenten am Ziel tun</translation>
    </message>
    <message>
        <source>stay there</source>
        <translation>dort bleiben</translation>
    </message>
    <message>
        <source>leave the map</source>
        <translation>die Karte verlassen</translation>
    </message>
    <message>
        <source>At the goal</source>
        <translation>Am Ziel</translation>
    </message>
    <message>
        <source>Change Goal</source>
        <translation>Ziel ändern</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Within this distance of the goal an agent has arrived; empty: chosen from its size</source>
        <translation>In diesem Abstand vom Ziel gilt ein Agent als angekommen; leer: nach seiner Größe</translation>
    </message>
    <message>
        <source>Goal radius</source>
        <translation>Zielradius</translation>
    </message>
    <message>
        <source>Change Goal Radius</source>
        <translation>Zielradius ändern</translation>
    </message>
    <message>
        <source>Change What Follows Arrival</source>
        <translation>Verhalten nach Ankunft ändern</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <translation>Gruppe umbenennen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GroupRow</name>
    <message numerus="yes">
        <source>Group %1, %n agents</source>
        <translation>
            <numerusform>Gruppe %1, %n Agent</numerusform>
            <numerusform>Gruppe %1, %n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Show this group&apos;s fields; a double click selects its agents</source>
        <translation>Die Felder dieser Gruppe zeigen; ein Doppelklick wählt ihre Agenten aus</translation>
    </message>
    <message>
        <source>Group %1, 1 agent</source>
        <translation>Gruppe %1, 1 Agent</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Groups</name>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>A group needs two objects or groups: select more</source>
        <translation>Eine Gruppe braucht zwei Objekte oder Gruppen: mehr auswählen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppieren</translation>
    </message>
    <message>
        <source>No whole group is selected</source>
        <translation>Keine ganze Gruppe ist ausgewählt</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppierung aufheben</translation>
    </message>
    <message>
        <source>Grouping %L1 objects</source>
        <translation>%L1 Objekte werden gruppiert</translation>
    </message>
    <message>
        <source>Ungrouping %L1 objects</source>
        <translation>Gruppierung von %L1 Objekten wird aufgehoben</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GroupsPanel</name>
    <message>
        <source>Agent groups</source>
        <translation>Agentengruppen</translation>
    </message>
    <message>
        <source>Add Agent &amp;Group</source>
        <translation>Agentengruppe &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add a group of agents with a goal</source>
        <translation>Eine Gruppe von Agenten mit einem Ziel hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove Agent Group</source>
        <translation>Agentengruppe ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the chosen group; its agents stay</source>
        <translation>Die gewählte Gruppe entfernen; ihre Agenten bleiben</translation>
    </message>
    <message>
        <source>Select Group&apos;s A&amp;gents</source>
        <translation>A&amp;genten der Gruppe auswählen</translation>
    </message>
    <message>
        <source>Select every agent of the chosen group</source>
        <translation>Jeden Agenten der gewählten Gruppe auswählen</translation>
    </message>
    <message>
        <source>No groups: press %1 and click on the map to place an agent.</source>
        <translation>Keine Gruppen: %1 drücken und auf die Karte klicken, um einen Agenten zu setzen.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Add Agent Group</source>
        <translation>Agentengruppe hinzufügen</translation>
    </message>
    <message>
        <source>Remove Agent Group</source>
        <translation>Agentengruppe entfernen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GuideForm</name>
    <message>
        <source>Remove Guide</source>
        <translation>Hilfslinie entfernen</translation>
    </message>
    <message>
        <source>Guide&apos;s place</source>
        <translation>Position der Hilfslinie</translation>
    </message>
    <message>
        <source>vertical</source>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>Keep the guides where they are</source>
        <translation>Die Hilfslinien lassen, wo sie sind</translation>
    </message>
    <message>
        <source>Remove this guide (Del on the canvas)</source>
        <translation>Diese Hilfslinie entfernen (Entf auf der Zeichenfläche)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>all guides stay</source>
        <translation>alle Hilfslinien bleiben</translation>
    </message>
    <message>
        <source>Move Guide</source>
        <translation>Hilfslinie verschieben</translation>
    </message>
    <message>
        <source>Turn Guide</source>
        <translation>Hilfslinie drehen</translation>
    </message>
    <message>
        <source>Lock Guides</source>
        <translation>Hilfslinien sperren</translation>
    </message>
    <message>
        <source>Unlock Guides</source>
        <translation>Hilfslinien entsperren</translation>
    </message>
    <message>
        <source>Vertical guide</source>
        <translation>Senkrechte Hilfslinie</translation>
    </message>
    <message>
        <source>Horizontal guide</source>
        <translation>Waagerechte Hilfslinie</translation>
    </message>
</context>
<context>
    <name>thicket::editor::GuideMenu</name>
    <message>
        <source>&amp;Rulers</source>
        <translation>&amp;Lineale</translation>
    </message>
    <message>
        <source>Show rulers beside the map</source>
        <translation>Lineale neben der Karte zeigen</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>&amp;Minikarte</translation>
    </message>
    <message>
        <source>Show the whole map, small, in a corner</source>
        <translation>Die ganze Karte klein in einer Ecke zeigen</translation>
    </message>
    <message>
        <source>Lines across the map to align things with</source>
        <translation>Linien über die Karte, an denen ausgerichtet wird</translation>
    </message>
    <message>
        <source>Add &amp;Vertical Guide</source>
        <translation>&amp;Senkrechte Hilfslinie hinzufügen</translation>
    </message>
    <message>
        <source>Add a guide in the middle; arrows move it, Enter types its place</source>
        <translation>Eine Hilfslinie in der Mitte hinzufügen; Pfeile verschieben sie, Enter tippt ihre Position</translation>
    </message>
    <message>
        <source>Add &amp;Horizontal Guide</source>
        <translation>&amp;Waagerechte Hilfslinie hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Show Guides</source>
        <translation>Hilfslinien &amp;anzeigen</translation>
    </message>
    <message>
        <source>Show the guides, and snap to them</source>
        <translation>Die Hilfslinien zeigen und an ihnen einrasten</translation>
    </message>
    <message>
        <source>&amp;Lock Guides</source>
        <translation>Hilfslinien s&amp;perren</translation>
    </message>
    <message>
        <source>Keep the guides where they are</source>
        <translation>Die Hilfslinien lassen, wo sie sind</translation>
    </message>
    <message>
        <source>&amp;Remove All Guides</source>
        <translation>Alle Hilfslinien &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove all guides of the map</source>
        <translation>Alle Hilfslinien der Karte entfernen</translation>
    </message>
    <message>
        <source>Remove All Guides</source>
        <translation>Alle Hilfslinien entfernen</translation>
    </message>
    <message>
        <source>Add Guide</source>
        <translation>Hilfslinie hinzufügen</translation>
    </message>
    <message>
        <source>Show Guides</source>
        <translation>Hilfslinien einblenden</translation>
    </message>
    <message>
        <source>Hide Guides</source>
        <translation>Hilfslinien ausblenden</translation>
    </message>
    <message>
        <source>Lock Guides</source>
        <translation>Hilfslinien sperren</translation>
    </message>
    <message>
        <source>Unlock Guides</source>
        <translation>Hilfslinien entsperren</translation>
    </message>
</context>
<context>
    <name>thicket::editor::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>Show the card of the first start again</source>
        <translation>Die Karte des ersten Starts wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>List every action and its keys</source>
        <translation>Jeden Befehl und seine Tasten auflisten</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;Befehlspalette…</translation>
    </message>
    <message>
        <source>Find an action by its name and do it</source>
        <translation>Einen Befehl am Namen finden und ausführen</translation>
    </message>
    <message>
        <source>&amp;About Thicket</source>
        <translation>&amp;Über Thicket</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>About Thicket</source>
        <translation>Über Thicket</translation>
    </message>
    <message>
        <source>&lt;b&gt;Thicket %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Thicket %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Exact navigation among obstacles: draw a forest, see its tangent graph, walk the shortest path. Free software under the MIT licence.</source>
        <translation>Exakte Navigation zwischen Hindernissen: einen Wald zeichnen, seinen Tangentengraphen sehen, den kürzesten Weg gehen. Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::HiddenLayerSign</name>
    <message>
        <source>Blocked by hidden layer %1</source>
        <translation>Blockiert durch ausgeblendete Ebene %1</translation>
    </message>
    <message numerus="yes">
        <source>Blocked by %n hidden layers</source>
        <translation>
            <numerusform>Blockiert durch %n ausgeblendete Ebene</numerusform>
            <numerusform>Blockiert durch %n ausgeblendete Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>The path keeps clear of what lies on %1. A click shows it</source>
        <translation>Der Weg meidet, was auf %1 liegt. Ein Klick blendet sie ein</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Ebene einblenden</translation>
    </message>
</context>
<context>
    <name>thicket::editor::HistoryModel</name>
    <message>
        <source>Map as opened</source>
        <translation>Karte wie geöffnet</translation>
    </message>
    <message>
        <source>present</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
</context>
<context>
    <name>thicket::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>&amp;Go to This Step</source>
        <translation>&amp;Zu diesem Schritt gehen</translation>
    </message>
    <message>
        <source>Undo or redo up to this step</source>
        <translation>Bis zu diesem Schritt rückgängig machen oder wiederholen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ImportForm</name>
    <message>
        <source>The first row names the columns</source>
        <translation>Die erste Zeile benennt die Spalten</translation>
    </message>
    <message>
        <source>Leave out rows without numbers</source>
        <translation>Zeilen ohne Zahlen auslassen</translation>
    </message>
    <message>
        <source>Rows whose place or size is missing or is no number</source>
        <translation>Zeilen, deren Ort oder Größe fehlt oder keine Zahl ist</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Size is</source>
        <translation>Größe ist</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>girth</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Sizes are multiplied by</source>
        <translation>Größen werden multipliziert mit</translation>
    </message>
    <message>
        <source>Sizes are multiplied by this</source>
        <translation>Größen werden damit multipliziert</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>comma ,</source>
        <translation>Komma ,</translation>
    </message>
    <message>
        <source>semicolon ;</source>
        <translation>Semikolon ;</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>point: 1.5</source>
        <translation>Punkt: 1.5</translation>
    </message>
    <message>
        <source>comma: 1,5</source>
        <translation>Komma: 1,5</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>in the first row</source>
        <translation>in der ersten Zeile</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>leave out the row</source>
        <translation>Zeile auslassen</translation>
    </message>
    <message>
        <source>all the same</source>
        <translation>alle gleich</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ImportOptionsDialog</name>
    <message>
        <source>Open with Options</source>
        <translation>Mit Optionen öffnen</translation>
    </message>
    <message>
        <source>%1, read as: %2</source>
        <translation>%1, gelesen als: %2</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>What is not exact</source>
        <translation>Was nicht genau ist</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>1 object.</source>
        <translation>1 Objekt.</translation>
    </message>
    <message numerus="yes">
        <source>%n objects.</source>
        <translation>
            <numerusform>%n Objekt.</numerusform>
            <numerusform>%n Objekte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>thicket::editor::ImportQuestion</name>
    <message>
        <source>Read Circles from a Table</source>
        <translation>Kreise aus einer Tabelle lesen</translation>
    </message>
    <message>
        <source>It is not plain what the columns of %1 mean. Choose where its circles are and how large.</source>
        <translation>Was die Spalten von %1 bedeuten, ist nicht eindeutig. Wählen Sie, wo die Kreise liegen und wie groß sie sind.</translation>
    </message>
    <message>
        <source>1 circle</source>
        <translation>1 Kreis</translation>
    </message>
    <message numerus="yes">
        <source>%n circles</source>
        <translation>
            <numerusform>%n Kreis</numerusform>
            <numerusform>%n Kreise</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, radius %2 m</source>
        <translation>%1, Radius %2 m</translation>
    </message>
    <message>
        <source>%1, radius %2 to %3 m</source>
        <translation>%1, Radius %2 bis %3 m</translation>
    </message>
    <message>
        <source>; 1 row left out</source>
        <translation>; 1 Zeile ausgelassen</translation>
    </message>
    <message numerus="yes">
        <source>; %n rows left out</source>
        <translation>
            <numerusform>; %n Zeile ausgelassen</numerusform>
            <numerusform>; %n Zeilen ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first %1 rows: %2</source>
        <translation>In den ersten %1 Zeilen: %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Gruppe: %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::JournalRenewal</name>
    <message>
        <source>The disk cannot be written</source>
        <translation>Auf den Datenträger kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Another map came in its place.</source>
        <translation>Eine andere Karte trat an ihre Stelle.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Journaling</name>
    <message>
        <source>%1: your changes cannot be kept for recovery. You can go on, but save soon.</source>
        <translation>%1: Ihre Änderungen können nicht zur Wiederherstellung aufgehoben werden. Sie können weiterarbeiten, aber speichern Sie bald.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::KeyBindings</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>On the Canvas</source>
        <translation>Auf der Zeichenfläche</translation>
    </message>
</context>
<context>
    <name>thicket::editor::KeyField</name>
    <message>
        <source>Press the new key, or Esc</source>
        <translation>Neue Taste drücken, oder Esc</translation>
    </message>
</context>
<context>
    <name>thicket::editor::KeyboardPointer</name>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Find by action, menu or key</source>
        <translation>Nach Befehl, Menü oder Taste suchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Press another key for it (Enter)</source>
        <translation>Eine andere Taste dafür drücken (Enter)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Press one more key for it</source>
        <translation>Eine weitere Taste dafür drücken</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Leave it without keys (Del)</source>
        <translation>Ohne Tasten lassen (Entf)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Give it the keys of the first start</source>
        <translation>Die Tasten des ersten Starts geben</translation>
    </message>
    <message>
        <source>Use Here Instead</source>
        <translation>Hier verwenden</translation>
    </message>
    <message>
        <source>Take the key away from the other action</source>
        <translation>Dem anderen Befehl die Taste nehmen</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1: a key that is held must be a single one.</source>
        <translation>%1: Gehalten werden kann nur eine einzelne Taste.</translation>
    </message>
    <message>
        <source>%1 is fixed: %2.</source>
        <translation>%1 ist fest: %2.</translation>
    </message>
    <message>
        <source>%1 is the key of %2.</source>
        <translation>%1 ist die Taste für %2.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::KeysWindow</name>
    <message>
        <source>Does what Alt does in every gesture</source>
        <translation>Tut in jeder Geste, was Alt tut</translation>
    </message>
    <message>
        <source>Remove the selection</source>
        <translation>Die Auswahl entfernen</translation>
    </message>
    <message>
        <source>Name the selection, or the group it is</source>
        <translation>Die Auswahl benennen, oder die Gruppe, die sie ist</translation>
    </message>
    <message>
        <source>Resize the selection; without one, zoom at the middle</source>
        <translation>Die Größe der Auswahl ändern; ohne Auswahl in der Mitte zoomen</translation>
    </message>
    <message>
        <source>Select in reading order</source>
        <translation>In Leserichtung auswählen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>Auf der Zeichenfläche</translation>
    </message>
</context>
<context>
    <name>thicket::editor::LayerActions</name>
    <message>
        <source>&amp;Move to Layer</source>
        <translation>Auf Ebene &amp;legen</translation>
    </message>
    <message>
        <source>Put the selected objects on another layer</source>
        <translation>Die ausgewählten Objekte auf eine andere Ebene legen</translation>
    </message>
    <message>
        <source>&amp;Add Layer</source>
        <translation>Ebene &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add a layer above the chosen one</source>
        <translation>Über der gewählten Ebene eine hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;name Layer</source>
        <translation>Ebene &amp;umbenennen</translation>
    </message>
    <message>
        <source>Rename the chosen layer in the panel</source>
        <translation>Die gewählte Ebene im Panel umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete Layer</source>
        <translation>Ebene lös&amp;chen</translation>
    </message>
    <message>
        <source>Delete the chosen layer and all that lies on it</source>
        <translation>Die gewählte Ebene und alles darauf löschen</translation>
    </message>
    <message>
        <source>&amp;Raise Layer</source>
        <translation>Ebene &amp;anheben</translation>
    </message>
    <message>
        <source>Draw the chosen layer above the next one</source>
        <translation>Die gewählte Ebene über der nächsten zeichnen</translation>
    </message>
    <message>
        <source>&amp;Lower Layer</source>
        <translation>Ebene a&amp;bsenken</translation>
    </message>
    <message>
        <source>Draw the chosen layer beneath the next one</source>
        <translation>Die gewählte Ebene unter der nächsten zeichnen</translation>
    </message>
    <message>
        <source>&amp;Show Layer</source>
        <translation>Ebene &amp;einblenden</translation>
    </message>
    <message>
        <source>Show or hide the chosen layer</source>
        <translation>Die gewählte Ebene ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Loc&amp;k Layer</source>
        <translation>Ebene &amp;sperren</translation>
    </message>
    <message>
        <source>Lock or unlock the chosen layer</source>
        <translation>Die gewählte Ebene sperren oder entsperren</translation>
    </message>
    <message>
        <source>Choose Layer A&amp;bove</source>
        <translation>Ebene &amp;darüber wählen</translation>
    </message>
    <message>
        <source>New objects go one layer higher</source>
        <translation>Neue Objekte kommen eine Ebene höher</translation>
    </message>
    <message>
        <source>Choose Layer Belo&amp;w</source>
        <translation>Ebene darun&amp;ter wählen</translation>
    </message>
    <message>
        <source>New objects go one layer lower</source>
        <translation>Neue Objekte kommen eine Ebene tiefer</translation>
    </message>
    <message>
        <source>Select Layer&apos;s &amp;Objects</source>
        <translation>&amp;Objekte der Ebene auswählen</translation>
    </message>
    <message>
        <source>Select everything on the chosen layer</source>
        <translation>Alles auf der gewählten Ebene auswählen</translation>
    </message>
    <message>
        <source>Rename Layer</source>
        <translation>Ebene umbenennen</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Ebene einblenden</translation>
    </message>
    <message>
        <source>Hide Layer</source>
        <translation>Ebene ausblenden</translation>
    </message>
    <message>
        <source>Lock Layer</source>
        <translation>Ebene sperren</translation>
    </message>
    <message>
        <source>Unlock Layer</source>
        <translation>Ebene entsperren</translation>
    </message>
    <message>
        <source>Show All Layers</source>
        <translation>Alle Ebenen einblenden</translation>
    </message>
    <message>
        <source>Show One Layer</source>
        <translation>Nur eine Ebene einblenden</translation>
    </message>
    <message>
        <source>Raise Layer</source>
        <translation>Ebene anheben</translation>
    </message>
    <message>
        <source>Lower Layer</source>
        <translation>Ebene absenken</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Add Layer</source>
        <translation>Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <translation>Ebene löschen</translation>
    </message>
    <message>
        <source>Layer %1 deleted</source>
        <translation>Ebene %1 ist gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>Layer %1 deleted with %n objects; Undo brings it back</source>
        <translation>
            <numerusform>Ebene %1 ist mit %n Objekt gelöscht; Rückgängig holt sie zurück</numerusform>
            <numerusform>Ebene %1 ist mit %n Objekten gelöscht; Rückgängig holt sie zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the selected objects on this layer</source>
        <translation>Die ausgewählten Objekte auf diese Ebene legen</translation>
    </message>
    <message>
        <source>Move to Layer</source>
        <translation>Auf Ebene legen</translation>
    </message>
    <message numerus="yes">
        <source>%n moved to layer %1</source>
        <translation>
            <numerusform>%n auf Ebene %1 gelegt</numerusform>
            <numerusform>%n auf Ebene %1 gelegt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>thicket::editor::LayerForm</name>
    <message>
        <source>Colour of the layer</source>
        <translation>Farbe der Ebene</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Fills what lies on the layer; empty: chosen by Thicket</source>
        <translation>Füllt, was auf der Ebene liegt; leer: Thicket wählt</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Deckkraft der Ebene</translation>
    </message>
    <message>
        <source>100 % hides what lies beneath</source>
        <translation>100 % verdeckt, was darunter liegt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Colour Layer</source>
        <translation>Ebene färben</translation>
    </message>
    <message>
        <source>Change Layer Opacity</source>
        <translation>Deckkraft der Ebene ändern</translation>
    </message>
</context>
<context>
    <name>thicket::editor::LayerLocks</name>
    <message>
        <source>Layer %1 is locked</source>
        <translation>Ebene %1 ist gesperrt</translation>
    </message>
    <message>
        <source>Layer %1 is hidden</source>
        <translation>Ebene %1 ist ausgeblendet</translation>
    </message>
</context>
<context>
    <name>thicket::editor::LayerRow</name>
    <message>
        <source>Name of the layer</source>
        <translation>Name der Ebene</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>new objects go here</source>
        <translation>neue Objekte kommen hierher</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>blocks the path</source>
        <translation>blockiert den Weg</translation>
    </message>
    <message>
        <source>Layer %1 visible</source>
        <translation>Ebene %1 sichtbar</translation>
    </message>
    <message>
        <source>Layer %1 locked</source>
        <translation>Ebene %1 gesperrt</translation>
    </message>
    <message>
        <source>Hide layer</source>
        <translation>Ebene ausblenden</translation>
    </message>
    <message>
        <source>Show layer</source>
        <translation>Ebene einblenden</translation>
    </message>
    <message>
        <source>Alt: show only this one, again all</source>
        <translation>Alt: nur diese zeigen, nochmals alle</translation>
    </message>
    <message>
        <source>Unlock layer</source>
        <translation>Ebene entsperren</translation>
    </message>
    <message>
        <source>Lock layer</source>
        <translation>Ebene sperren</translation>
    </message>
    <message>
        <source>blocks, %1</source>
        <translation>blockiert, %1</translation>
    </message>
    <message>
        <source>New objects go to the marked layer. F2 renames, drag reorders</source>
        <translation>Neue Objekte kommen auf die markierte Ebene. F2 benennt um, Ziehen ordnet</translation>
    </message>
</context>
<context>
    <name>thicket::editor::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>No layers: everything lies on one sheet. Press + to add one.</source>
        <translation>Keine Ebenen: Alles liegt auf einem Blatt. + fügt eine hinzu.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::LineWindow</name>
    <message>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::LiveField</name>
    <message>
        <source>There is not enough memory for this map.</source>
        <translation>Für diese Karte reicht der Speicher nicht.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::LongSteps</name>
    <message>
        <source>Undoing %1</source>
        <translation>%1 wird rückgängig gemacht</translation>
    </message>
    <message>
        <source>Redoing %1</source>
        <translation>%1 wird wiederholt</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>There is not enough memory for this step.</source>
        <translation>Für diesen Schritt reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Stopped, as the map was edited meanwhile</source>
        <translation>Angehalten, weil die Karte inzwischen bearbeitet wurde</translation>
    </message>
    <message>
        <source>Please wait: %1</source>
        <translation>Bitte warten: %1</translation>
    </message>
    <message>
        <source>Changing all instances</source>
        <translation>Alle Instanzen werden geändert</translation>
    </message>
    <message>
        <source>Going to another step</source>
        <translation>Zu einem anderen Schritt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MainToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MainWindow</name>
    <message>
        <source>&amp;Simulate</source>
        <translation>&amp;Simulation</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Werk&amp;zeuge</translation>
    </message>
    <message>
        <source>&amp;Objects Panel</source>
        <translation>Panel &amp;Objekte</translation>
    </message>
    <message>
        <source>Show the list of all objects</source>
        <translation>Die Liste aller Objekte zeigen</translation>
    </message>
    <message>
        <source>A&amp;gent Groups Panel</source>
        <translation>Panel A&amp;gentengruppen</translation>
    </message>
    <message>
        <source>Show the groups of agents</source>
        <translation>Die Gruppen von Agenten zeigen</translation>
    </message>
    <message>
        <source>&amp;Problems Panel</source>
        <translation>Panel Proble&amp;me</translation>
    </message>
    <message>
        <source>Show the problems of the map and its path</source>
        <translation>Die Probleme der Karte und ihres Wegs zeigen</translation>
    </message>
    <message>
        <source>&amp;History Panel</source>
        <translation>Panel &amp;Verlauf</translation>
    </message>
    <message>
        <source>Show the undo steps</source>
        <translation>Die Schritte zum Rückgängigmachen zeigen</translation>
    </message>
    <message>
        <source>&amp;Recordings Panel</source>
        <translation>Panel Aufzeichn&amp;ungen</translation>
    </message>
    <message>
        <source>Show what ran, to play it again</source>
        <translation>Zeigen, was lief, um es wieder abzuspielen</translation>
    </message>
    <message>
        <source>C&amp;omparison Panel</source>
        <translation>Panel &amp;Vergleich</translation>
    </message>
    <message>
        <source>Show the path as other methods find it</source>
        <translation>Den Weg zeigen, wie ihn andere Verfahren finden</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MapAdding</name>
    <message>
        <source>Obstacles</source>
        <translation>Hindernisse</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MapComparison</name>
    <message>
        <source>Keep the map as it is now, and compare what you change from here on</source>
        <translation>Karte wie jetzt behalten und vergleichen, was Sie von hier an ändern</translation>
    </message>
    <message>
        <source>Compare the map with its file as last saved</source>
        <translation>Karte mit ihrer zuletzt gespeicherten Datei vergleichen</translation>
    </message>
    <message>
        <source>Compare the map with another file</source>
        <translation>Karte mit einer anderen Datei vergleichen</translation>
    </message>
    <message>
        <source>&amp;End the Comparison</source>
        <translation>Vergleich &amp;beenden</translation>
    </message>
    <message>
        <source>Show this map alone</source>
        <translation>Nur diese Karte zeigen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>Copying the map</source>
        <translation>Karte wird kopiert</translation>
    </message>
    <message>
        <source>%1 as saved</source>
        <translation>%1 wie gespeichert</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Compare With &amp;This State</source>
        <translation>Mit &amp;diesem Stand vergleichen</translation>
    </message>
    <message>
        <source>Compare With Its &amp;File</source>
        <translation>Mit ihrer D&amp;atei vergleichen</translation>
    </message>
    <message>
        <source>Compare With &amp;Another File…</source>
        <translation>Mit a&amp;nderer Datei vergleichen…</translation>
    </message>
    <message>
        <source>Compare With Another &amp;Radius</source>
        <translation>Mit anderem &amp;Radius vergleichen</translation>
    </message>
    <message>
        <source>Compare the path with that for another agent radius</source>
        <translation>Den Weg mit dem für einen anderen Agentenradius vergleichen</translation>
    </message>
    <message>
        <source>Compare With Another &amp;Method</source>
        <translation>Mit anderem &amp;Verfahren vergleichen</translation>
    </message>
    <message>
        <source>Compare the path with that of a grid, a flow field or a faster search</source>
        <translation>Den Weg mit dem eines Gitters, eines Flussfelds oder einer schnelleren Suche vergleichen</translation>
    </message>
    <message>
        <source>Left of the line lies A, which is only compared: drag the line to edit what is beneath</source>
        <translation>Links der Linie liegt A, das nur verglichen wird: Ziehen Sie die Linie, um zu bearbeiten, was darunter liegt</translation>
    </message>
    <message>
        <source>Compare &amp;With</source>
        <translation>Vergleichen &amp;mit</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MapForm</name>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>+y points</source>
        <translation>+y zeigt</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Rename Map</source>
        <translation>Karte umbenennen</translation>
    </message>
    <message>
        <source>Change Unit</source>
        <translation>Einheit ändern</translation>
    </message>
    <message>
        <source>Turn y Axis</source>
        <translation>y-Achse wenden</translation>
    </message>
    <message>
        <source>nothing yet: drag to draw a circle (%1), or drop a file here</source>
        <translation>noch nichts: Ziehen zeichnet einen Kreis (%1), oder eine Datei hierher ziehen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MapMenu</name>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Map &amp;Properties</source>
        <translation>&amp;Karteneigenschaften</translation>
    </message>
    <message>
        <source>Name, unit and y axis, in the Inspector</source>
        <translation>Name, Einheit und y-Achse, im Inspektor</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Ebene</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MapTabs</name>
    <message>
        <source>Open maps</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>Nä&amp;chster Tab</translation>
    </message>
    <message>
        <source>Show the next open map</source>
        <translation>Die nächste offene Karte zeigen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>&amp;Voriger Tab</translation>
    </message>
    <message>
        <source>Show the open map before</source>
        <translation>Die vorige offene Karte zeigen</translation>
    </message>
    <message>
        <source>Close O&amp;thers</source>
        <translation>Andere &amp;schließen</translation>
    </message>
    <message>
        <source>Close all open maps but the shown one</source>
        <translation>Alle offenen Karten außer der gezeigten schließen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the map and its tab</source>
        <translation>Die Karte und ihren Tab schließen</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Close all other maps</source>
        <translation>Alle anderen Karten schließen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MapWriting</name>
    <message>
        <source>Another map came in its place.</source>
        <translation>Eine andere Karte trat an ihre Stelle.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MarkerTool</name>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>place</source>
        <translation>setzen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Markers</name>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MeasureTool</name>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>one axis</source>
        <translation>eine Achse</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>copy the numbers</source>
        <translation>die Zahlen kopieren</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>go on from the last point</source>
        <translation>weiter vom letzten Punkt</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>from point to point</source>
        <translation>von Punkt zu Punkt</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Drag from point to point; Copy copies the numbers</source>
        <translation>Von Punkt zu Punkt ziehen; Kopieren kopiert die Zahlen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MessageBar</name>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alles anzeigen</translation>
    </message>
    <message>
        <source>Show everything that there is to say</source>
        <translation>Alles anzeigen, was zu sagen ist</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MethodTable</name>
    <message>
        <source>Methods</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Length
Excess</source>
        <translation>Länge
Umweg</translation>
    </message>
    <message>
        <source>Work
Time</source>
        <translation>Aufwand
Zeit</translation>
    </message>
    <message>
        <source>Of the path, and how much longer it is than the shortest</source>
        <translation>Des Wegs, und wie viel länger er ist als der kürzeste</translation>
    </message>
    <message>
        <source>Vertices expanded, or cells settled; the time includes that to make the graph, the cells or the flow field</source>
        <translation>Expandierte Knoten oder erledigte Zellen; die Zeit enthält die, um Graph, Zellen oder Flussfeld zu bauen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Klicken oder ziehen verschiebt die Ansicht</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ModeSwitch</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Draw and change the map</source>
        <translation>Die Karte zeichnen und ändern</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>&amp;Simulieren</translation>
    </message>
    <message>
        <source>Let an agent walk the path</source>
        <translation>Einen Agenten den Weg gehen lassen</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Sear&amp;ch</source>
        <translation>Su&amp;che</translation>
    </message>
    <message>
        <source>See step by step how the path is searched for</source>
        <translation>Schritt für Schritt sehen, wie der Weg gesucht wird</translation>
    </message>
</context>
<context>
    <name>thicket::editor::MotionForm</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Along the track, or of the turn</source>
        <translation>Entlang der Bahn, oder der Drehung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>When it sets out for the first time</source>
        <translation>Wann es zum ersten Mal aufbricht</translation>
    </message>
    <message>
        <source>Pause at end</source>
        <translation>Halt am Ende</translation>
    </message>
    <message>
        <source>How long it stays at the end of its track or turn</source>
        <translation>Wie lange es am Ende der Bahn oder Drehung bleibt</translation>
    </message>
    <message>
        <source>Pause at start</source>
        <translation>Halt am Anfang</translation>
    </message>
    <message>
        <source>How long it stays where it is drawn, each time that it is back</source>
        <translation>Wie lange es dort bleibt, wo es gezeichnet ist, jedes Mal wenn es zurück ist</translation>
    </message>
    <message>
        <source>Draw Track</source>
        <translation>Bahn zeichnen</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>How it moves while agents run</source>
        <translation>Wie es sich bewegt, während Agenten laufen</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>bleibt, wo es ist</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>to and fro</source>
        <translation>hin und her</translation>
    </message>
    <message>
        <source>round</source>
        <translation>im Kreis</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Change Motion</source>
        <translation>Bewegung ändern</translation>
    </message>
    <message>
        <source>Click the points that it travels through</source>
        <translation>Die Punkte anklicken, durch die es fährt</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>Bewegung entfernen</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>What it turns round</source>
        <translation>Worum es sich dreht</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>How far it turns, against the clock where y points up; going round, only the sign counts</source>
        <translation>Wie weit es sich dreht, gegen den Uhrzeiger, wo y nach oben zeigt; im Kreis zählt nur das Vorzeichen</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Angel</translation>
    </message>
    <message>
        <source>Hinge x</source>
        <translation>Angel x</translation>
    </message>
    <message>
        <source>Hinge y</source>
        <translation>Angel y</translation>
    </message>
    <message>
        <source>Whether it moves along a track or turns round a hinge, as a door does</source>
        <translation>Ob es auf einer Bahn fährt oder sich um eine Angel dreht wie eine Tür</translation>
    </message>
    <message>
        <source>along a track</source>
        <translation>auf einer Bahn</translation>
    </message>
    <message>
        <source>round a hinge</source>
        <translation>um eine Angel</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
</context>
<context>
    <name>thicket::editor::NarrowestPlaceSign</name>
    <message>
        <source>not even a point gets through</source>
        <translation>nicht einmal ein Punkt kommt durch</translation>
    </message>
    <message>
        <source>Show place</source>
        <translation>Stelle zeigen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
</context>
<context>
    <name>thicket::editor::NumberField</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ObjectField</name>
    <message>
        <source>The number of an object, or its name</source>
        <translation>Die Nummer eines Objekts oder sein Name</translation>
    </message>
    <message>
        <source>Select that object</source>
        <translation>Dieses Objekt auswählen</translation>
    </message>
    <message>
        <source>Select the object of %1</source>
        <translation>Das Objekt von %1 auswählen</translation>
    </message>
    <message>
        <source>%1, which is gone</source>
        <translation>%1, das gelöscht ist</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ObjectForm</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Inverted (arena)</source>
        <translation>Invertiert (Arena)</translation>
    </message>
    <message>
        <source>Inverted</source>
        <translation>Invertiert</translation>
    </message>
    <message>
        <source>arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Move to Layer</source>
        <translation>Auf Ebene legen</translation>
    </message>
    <message>
        <source>Close Wall</source>
        <translation>Wand schließen</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Invertieren</translation>
    </message>
    <message>
        <source>The group that gives its speed, goal and behaviours</source>
        <translation>Die Gruppe, die Tempo, Ziel und Verhalten vorgibt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Change Group</source>
        <translation>Gruppe ändern</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (not in the map)</source>
        <translation>%1 (nicht in der Karte)</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (gesperrt)</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (ausgeblendet)</translation>
    </message>
    <message>
        <source>An arena: agents live inside, everything outside blocks</source>
        <translation>Eine Arena: Agenten leben darin, alles außerhalb blockiert</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ObjectGroupForm</name>
    <message>
        <source>The group&apos;s name (%1)</source>
        <translation>Der Name der Gruppe (%1)</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>In group</source>
        <translation>In Gruppe</translation>
    </message>
    <message>
        <source>The template&apos;s name</source>
        <translation>Der Name der Vorlage</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <translation>Gruppe umbenennen</translation>
    </message>
    <message>
        <source>Rename Template</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>%n placed</source>
        <translation>
            <numerusform>%n platziert</numerusform>
            <numerusform>%n platziert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>thicket::editor::ObjectListModel</name>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n objects</source>
        <translation>
            <numerusform>%1: %n Objekt</numerusform>
            <numerusform>%1: %n Objekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group %1, %n objects, folded</source>
        <translation>
            <numerusform>Gruppe %1, %n Objekt, eingeklappt</numerusform>
            <numerusform>Gruppe %1, %n Objekte, eingeklappt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group %1, %n objects, unfolded</source>
        <translation>
            <numerusform>Gruppe %1, %n Objekt, ausgeklappt</numerusform>
            <numerusform>Gruppe %1, %n Objekte, ausgeklappt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Rename Group</source>
        <translation>Gruppe umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ObjectsPanel</name>
    <message>
        <source>&amp;Find Object…</source>
        <translation>Ob&amp;jekt suchen…</translation>
    </message>
    <message>
        <source>List the objects whose name, kind, id or property has a text</source>
        <translation>Die Objekte auflisten, deren Name, Art, Id oder Eigenschaft einen Text enthält</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Name, kind, id or property</source>
        <translation>Name, Art, Id oder Eigenschaft</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::OpenPreferences</name>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Einstell&amp;ungen…</translation>
    </message>
    <message>
        <source>Theme, language, numbers, grid, wheel and keys</source>
        <translation>Design, Sprache, Zahlen, Gitter, Rad und Tasten</translation>
    </message>
</context>
<context>
    <name>thicket::editor::OpenRows</name>
    <message>
        <source>g %1 + h %2 = f %3</source>
        <translation>g %1 + h %2 = f %3</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Opening</name>
    <message>
        <source>%1 is being opened already</source>
        <translation>%1 wird schon geöffnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adding %1</source>
        <translation>%1 wird hinzugefügt</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n added from %1</source>
        <translation>
            <numerusform>%n aus %1 hinzugefügt</numerusform>
            <numerusform>%n aus %1 hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>%1 cannot be added: %2</source>
        <translation>%1 kann nicht hinzugefügt werden: %2</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation>%1 kann nicht verglichen werden: %2</translation>
    </message>
    <message>
        <source>%1 was not read exactly. %2</source>
        <translation>%1 wurde nicht exakt gelesen. %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 was not read exactly. %2, and %n more</source>
        <translation>
            <numerusform>%1 wurde nicht exakt gelesen. %2, und %n weiteres</numerusform>
            <numerusform>%1 wurde nicht exakt gelesen. %2, und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>thicket::editor::OrderActions</name>
    <message>
        <source>&amp;Raise</source>
        <translation>&amp;Anheben</translation>
    </message>
    <message>
        <source>Draw the selection above the next object it overlaps</source>
        <translation>Die Auswahl über dem nächsten Objekt zeichnen, das sie überlappt</translation>
    </message>
    <message>
        <source>&amp;Lower</source>
        <translation>A&amp;bsenken</translation>
    </message>
    <message>
        <source>Draw the selection beneath the next object it overlaps</source>
        <translation>Die Auswahl unter dem nächsten Objekt zeichnen, das sie überlappt</translation>
    </message>
    <message>
        <source>Raise to &amp;Top</source>
        <translation>Ganz nach &amp;oben</translation>
    </message>
    <message>
        <source>Draw the selection above all others of its layer</source>
        <translation>Die Auswahl über allen anderen ihrer Ebene zeichnen</translation>
    </message>
    <message>
        <source>Lower to &amp;Bottom</source>
        <translation>Ganz nach &amp;unten</translation>
    </message>
    <message>
        <source>Draw the selection beneath all others of its layer</source>
        <translation>Die Auswahl unter allen anderen ihrer Ebene zeichnen</translation>
    </message>
    <message>
        <source>Nothing of its layer lies above it</source>
        <translation>Nichts von ihrer Ebene liegt darüber</translation>
    </message>
    <message>
        <source>Nothing of its layer lies beneath it</source>
        <translation>Nichts von ihrer Ebene liegt darunter</translation>
    </message>
    <message>
        <source>Ordering %L1 objects</source>
        <translation>%L1 Objekte werden umgeordnet</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Orders</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
</context>
<context>
    <name>thicket::editor::OutlookList</name>
    <message>
        <source>What is kept in %1</source>
        <translation>Was erhalten bleibt in %1</translation>
    </message>
    <message>
        <source>What the file keeps</source>
        <translation>Was die Datei behält</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Select these objects in the map</source>
        <translation>Diese Objekte in der Karte auswählen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::OverlayRow</name>
    <message>
        <source>%1 on or off</source>
        <translation>%1 ein oder aus</translation>
    </message>
    <message>
        <source>%1 on or off (%2)</source>
        <translation>%1 ein oder aus (%2)</translation>
    </message>
    <message>
        <source>Only this one (again: as before)</source>
        <translation>Nur dieses (nochmals: wie vorher)</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>thicket::editor::OverlaysPanel</name>
    <message>
        <source>Expanded outlines</source>
        <translation>Erweiterte Umrisse</translation>
    </message>
    <message>
        <source>Obstacles grown by the agent&apos;s radius</source>
        <translation>Hindernisse, um den Agentenradius erweitert</translation>
    </message>
    <message>
        <source>Surfing edges</source>
        <translation>Geraden</translation>
    </message>
    <message>
        <source>Straight moves between circles</source>
        <translation>Gerade Kanten des Graphen, von Kreis zu Kreis</translation>
    </message>
    <message>
        <source>Hugging edges</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Arcs along circles</source>
        <translation>Kanten des Graphen entlang von Kreisen</translation>
    </message>
    <message>
        <source>Shortest path</source>
        <translation>Kürzester Weg</translation>
    </message>
    <message>
        <source>The shortest path from start to goal</source>
        <translation>Der kürzeste Weg vom Start zum Ziel</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>The distance to the goal from everywhere</source>
        <translation>Die Entfernung zum Ziel von überall</translation>
    </message>
    <message>
        <source>Flow arrows</source>
        <translation>Flusspfeile</translation>
    </message>
    <message>
        <source>The direction to the goal from everywhere</source>
        <translation>Die Richtung zum Ziel von überall</translation>
    </message>
    <message>
        <source>Steering</source>
        <translation>Lenkung</translation>
    </message>
    <message>
        <source>What the selected or walking agent senses, and its forces</source>
        <translation>Was der ausgewählte oder laufende Agent wahrnimmt, und seine Kräfte</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Where agents were in the last five seconds</source>
        <translation>Wo Agenten in den letzten fünf Sekunden waren</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Overlays</translation>
    </message>
    <message>
        <source>How much of the graph is shown</source>
        <translation>Wie viel vom Graphen gezeigt wird</translation>
    </message>
    <message>
        <source>Graph: near</source>
        <translation>Graph: nah</translation>
    </message>
    <message>
        <source>Graph: whole</source>
        <translation>Graph: ganz</translation>
    </message>
    <message>
        <source>Graph: path only</source>
        <translation>Graph: nur Weg</translation>
    </message>
    <message>
        <source>&amp;Near</source>
        <translation>&amp;Nah</translation>
    </message>
    <message>
        <source>Show the edges of what is hovered, selected or dragged, and the path&apos;s; of obstacles with very many corners those of the nearest ones</source>
        <translation>Die Kanten von dem zeigen, was unter dem Zeiger, ausgewählt oder gezogen ist, und die des Wegs; von Hindernissen mit sehr vielen Ecken die der nächsten</translation>
    </message>
    <message>
        <source>&amp;Whole</source>
        <translation>&amp;Ganz</translation>
    </message>
    <message>
        <source>Show every edge in the window</source>
        <translation>Jede Kante im Fenster zeigen</translation>
    </message>
    <message>
        <source>&amp;Path Only</source>
        <translation>Nur &amp;Weg</translation>
    </message>
    <message>
        <source>Show only the path&apos;s edges</source>
        <translation>Nur die Kanten des Wegs zeigen</translation>
    </message>
    <message>
        <source>Next &amp;Graph Scope</source>
        <translation>Nächster G&amp;raphumfang</translation>
    </message>
    <message>
        <source>Near, whole and path only, in turn</source>
        <translation>Nah, ganz und nur Weg, der Reihe nach</translation>
    </message>
    <message>
        <source>How much of the tangent graph is shown</source>
        <translation>Wie viel vom Tangentengraphen gezeigt wird</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Graph a frame late</source>
        <translation>Graph ein Bild später</translation>
    </message>
    <message>
        <source>Edges are of obstacles as drawn, not where they are now</source>
        <translation>Kanten sind die der gezeichneten Hindernisse, nicht die dort, wo sie jetzt sind</translation>
    </message>
    <message>
        <source>The whole graph takes too long here: zoom in, or stay with Near</source>
        <translation>Der ganze Graph dauert hier zu lange: hineinzoomen oder bei „Nah“ bleiben</translation>
    </message>
    <message>
        <source>About %1 edges in view: zoom in, or stay with Near</source>
        <translation>Etwa %1 Kanten im Blick: hineinzoomen oder bei „Nah“ bleiben</translation>
    </message>
    <message>
        <source>More than %1 edges in view: zoom in, or stay with Near</source>
        <translation>Mehr als %1 Kanten im Blick: hineinzoomen oder bei „Nah“ bleiben</translation>
    </message>
    <message>
        <source>Search steps</source>
        <translation>Suchschritte</translation>
    </message>
    <message>
        <source>What the search has tried so far, while it is played</source>
        <translation>Was die Suche bisher versucht hat, während sie abgespielt wird</translation>
    </message>
    <message>
        <source>Only the nearest edges are shown: what is selected or hovered, and the path&apos;s obstacles, have too many</source>
        <translation>Nur die nächsten Kanten sind gezeigt: die Auswahl, das Objekt unter dem Zeiger und die Hindernisse des Wegs haben zu viele</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PanelLinks</name>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PanelTabs</name>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ParameterForm</name>
    <message>
        <source>Target</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>Other target</source>
        <translation>Zweiter Bezug</translation>
    </message>
    <message>
        <source>Change Target</source>
        <translation>Bezug ändern</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Set all parameters of this behaviour to their defaults</source>
        <translation>Alle Parameter dieses Verhaltens auf ihre Standardwerte setzen</translation>
    </message>
    <message>
        <source>Reset Parameters</source>
        <translation>Parameter zurücksetzen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <translation>%1 (Standard)</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Click the target on the map</source>
        <translation>Das Ziel auf der Karte anklicken</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PathMenu</name>
    <message>
        <source>&amp;Pin the Path</source>
        <translation>Weg &amp;festhalten</translation>
    </message>
    <message>
        <source>Keep this path, dotted, and tell how much longer each later one is</source>
        <translation>Diesen Weg gepunktet behalten und sagen, wie viel länger jeder spätere ist</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>&amp;Weg</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PathProbeTool</name>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>start, then goal</source>
        <translation>Start, dann Ziel</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move the goal</source>
        <translation>das Ziel verschieben</translation>
    </message>
    <message>
        <source>place</source>
        <translation>setzen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>swap ends</source>
        <translation>Enden tauschen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>%1 straight</source>
        <translation>%1 Luftlinie</translation>
    </message>
    <message>
        <source>Place start and goal</source>
        <translation>Start und Ziel setzen</translation>
    </message>
    <message>
        <source>Move start</source>
        <translation>Start verschieben</translation>
    </message>
    <message>
        <source>Move goal</source>
        <translation>Ziel verschieben</translation>
    </message>
    <message>
        <source>Path probe</source>
        <translation>Wegsonde</translation>
    </message>
    <message>
        <source>Click the start, then the goal; drag either</source>
        <translation>Den Start klicken, dann das Ziel; beide lassen sich ziehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>pin the path</source>
        <translation>den Weg festhalten</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>five radii</source>
        <translation>fünf Radien</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PictureMenu</name>
    <message>
        <source>Picture &amp;Beneath</source>
        <translation>Hintergrund&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Choose Picture…</source>
        <translation>Bild &amp;wählen…</translation>
    </message>
    <message>
        <source>Put a picture beneath the map, to trace over it</source>
        <translation>Ein Bild unter die Karte legen, um es nachzuzeichnen</translation>
    </message>
    <message>
        <source>&amp;Move and Scale</source>
        <translation>&amp;Verschieben und skalieren</translation>
    </message>
    <message>
        <source>Drag the picture, or click two points and type their true distance</source>
        <translation>Das Bild ziehen, oder zwei Punkte klicken und ihren wahren Abstand tippen</translation>
    </message>
    <message>
        <source>&amp;Show Picture</source>
        <translation>Bild &amp;anzeigen</translation>
    </message>
    <message>
        <source>Show the picture beneath the map</source>
        <translation>Das Bild unter der Karte zeigen</translation>
    </message>
    <message>
        <source>&amp;Lock Picture</source>
        <translation>Bild &amp;sperren</translation>
    </message>
    <message>
        <source>Keep the picture where it is</source>
        <translation>Das Bild lassen, wo es ist</translation>
    </message>
    <message>
        <source>&amp;Remove Picture</source>
        <translation>Bild &amp;entfernen</translation>
    </message>
    <message>
        <source>Take the picture from beneath the map</source>
        <translation>Das Bild unter der Karte wegnehmen</translation>
    </message>
    <message>
        <source>Choose Picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Show Picture</source>
        <translation>Bild einblenden</translation>
    </message>
    <message>
        <source>Hide Picture</source>
        <translation>Bild ausblenden</translation>
    </message>
    <message>
        <source>Lock Picture</source>
        <translation>Bild sperren</translation>
    </message>
    <message>
        <source>Unlock Picture</source>
        <translation>Bild entsperren</translation>
    </message>
    <message>
        <source>Remove Picture</source>
        <translation>Bild entfernen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PictureTool</name>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>one axis</source>
        <translation>eine Achse</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>the second point of a known length</source>
        <translation>der zweite Punkt einer bekannten Länge</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>take the first one back</source>
        <translation>den ersten zurücknehmen</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>Digits, Enter</source>
        <translation>Ziffern, Enter</translation>
    </message>
    <message>
        <source>the true length</source>
        <translation>die wahre Länge</translation>
    </message>
    <message>
        <source>take the point back</source>
        <translation>den Punkt zurücknehmen</translation>
    </message>
    <message>
        <source>Drag, arrows</source>
        <translation>Ziehen, Pfeile</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>das Bild verschieben</translation>
    </message>
    <message>
        <source>two points of a known length: scale it</source>
        <translation>zwei Punkte einer bekannten Länge: skalieren</translation>
    </message>
    <message>
        <source>There is no picture yet: Map &gt; Picture Beneath &gt; Choose Picture</source>
        <translation>Es gibt noch kein Bild: Karte &gt; Hintergrundbild &gt; Bild wählen</translation>
    </message>
    <message>
        <source>The picture is hidden: Map &gt; Picture Beneath &gt; Show Picture</source>
        <translation>Das Bild ist ausgeblendet: Karte &gt; Hintergrundbild &gt; Bild anzeigen</translation>
    </message>
    <message>
        <source>The picture is locked: Map &gt; Picture Beneath &gt; Lock Picture</source>
        <translation>Das Bild ist gesperrt: Karte &gt; Hintergrundbild &gt; Bild sperren</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Move Picture</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>Type the true length, more than 0</source>
        <translation>Die wahre Länge tippen, größer als 0</translation>
    </message>
    <message>
        <source>Scale Picture</source>
        <translation>Bild skalieren</translation>
    </message>
    <message>
        <source>click the second point</source>
        <translation>den zweiten Punkt klicken</translation>
    </message>
    <message>
        <source>type the true length, then Enter</source>
        <translation>die wahre Länge tippen, dann Enter</translation>
    </message>
    <message>
        <source>Picture Beneath</source>
        <translation>Hintergrundbild</translation>
    </message>
    <message>
        <source>Drag moves the picture; click two points and type their true distance to scale it</source>
        <translation>Ziehen verschiebt das Bild; zwei Punkte klicken und ihren wahren Abstand tippen skaliert es</translation>
    </message>
    <message>
        <source>Map &gt; Picture Beneath</source>
        <translation>Karte &gt; Hintergrundbild</translation>
    </message>
    <message>
        <source>choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PlaybackBar</name>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Start again from the present map</source>
        <translation>Mit der jetzigen Karte von vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Next Stuck Agent</source>
        <translation>Nä&amp;chster festsitzender Agent</translation>
    </message>
    <message>
        <source>Go to where the next agent gets stuck</source>
        <translation>Dorthin gehen, wo der nächste Agent stecken bleibt</translation>
    </message>
    <message>
        <source>&amp;Last Stuck Agent</source>
        <translation>V&amp;origer festsitzender Agent</translation>
    </message>
    <message>
        <source>Go back to where the last agent got stuck</source>
        <translation>Dorthin zurückgehen, wo der letzte Agent stecken blieb</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Changed: restart</source>
        <translation>Geändert: neu beginnen</translation>
    </message>
    <message>
        <source>The agents have changed since this run began</source>
        <translation>Die Agenten wurden seit Beginn dieses Laufs geändert</translation>
    </message>
    <message>
        <source>below: the agent&apos;s speed</source>
        <translation>unten: das Tempo des Agenten</translation>
    </message>
    <message>
        <source>%1 people, measured</source>
        <translation>%1 Personen, gemessen</translation>
    </message>
    <message>
        <source>%1 of %2 arrived</source>
        <translation>%1 von %2 angekommen</translation>
    </message>
    <message>
        <source> · %1 stuck</source>
        <translation> · %1 stecken fest</translation>
    </message>
    <message>
        <source>/ %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>P&amp;lots</source>
        <translation>Verlä&amp;ufe</translation>
    </message>
    <message>
        <source>Show speed, clearance and forces of the chosen agents over time</source>
        <translation>Geschwindigkeit, Abstand und Kräfte der gewählten Agenten im Lauf der Zeit zeigen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PlayerActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>Abspie&amp;len</translation>
    </message>
    <message>
        <source>Start or pause the agents or the search</source>
        <translation>Die Agenten oder die Suche laufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Step &amp;Back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>One frame or step back</source>
        <translation>Ein Bild oder einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step &amp;On</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>One frame or step on</source>
        <translation>Ein Bild oder einen Schritt vor</translation>
    </message>
    <message>
        <source>Ten Steps Back</source>
        <translation>Zehn Schritte zurück</translation>
    </message>
    <message>
        <source>Ten frames or steps back</source>
        <translation>Zehn Bilder oder Schritte zurück</translation>
    </message>
    <message>
        <source>Ten Steps On</source>
        <translation>Zehn Schritte vor</translation>
    </message>
    <message>
        <source>Ten frames or steps on</source>
        <translation>Zehn Bilder oder Schritte vor</translation>
    </message>
    <message>
        <source>To the &amp;Start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>Go to the first frame or step</source>
        <translation>Zum ersten Bild oder Schritt gehen</translation>
    </message>
    <message>
        <source>To the &amp;End</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Go to the last frame or step</source>
        <translation>Zum letzten Bild oder Schritt gehen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PlayerBar</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of playback</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Close playback and edit</source>
        <translation>Wiedergabe schließen und bearbeiten</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PlotPanel</name>
    <message>
        <source>Plots</source>
        <translation>Verläufe</translation>
    </message>
    <message>
        <source>Behaviours</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Choose whose forces are shown</source>
        <translation>Wählen, wessen Kräfte gezeigt werden</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>%1 zeigen oder verbergen</translation>
    </message>
    <message>
        <source>being measured…</source>
        <translation>wird gemessen…</translation>
    </message>
    <message>
        <source>forces of agent %1</source>
        <translation>Kräfte von Agent %1</translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PlotTrack</name>
    <message>
        <source>Plots of the chosen agents over time</source>
        <translation>Verläufe der gewählten Agenten</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>No line is switched on, or none has values</source>
        <translation>Keine Linie ist eingeschaltet, oder keine hat Werte</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Clearance and forces are not known: %1</source>
        <translation>Abstand und Kräfte sind nicht bekannt: %1</translation>
    </message>
    <message>
        <source>Select an agent, or follow one with %1, to see its speed and forces over time</source>
        <translation>Einen Agenten wählen oder mit %1 verfolgen, um Geschwindigkeit und Kräfte im Lauf der Zeit zu sehen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PointsModel</name>
    <message>
        <source>Point %1, %2 %3</source>
        <translation>Punkt %1, %2 %3</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>%1 is no coordinate.</source>
        <translation>%1 ist keine Koordinate.</translation>
    </message>
    <message>
        <source>With point %1 there, two sides would meet.</source>
        <translation>Mit Punkt %1 dort würden sich zwei Seiten treffen.</translation>
    </message>
    <message>
        <source>Change Point %1</source>
        <translation>Punkt %1 ändern</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PointsTable</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The coordinates of the points; type numbers or sums. Choose a row to choose its point</source>
        <translation>Die Koordinaten der Punkte; Zahlen oder Summen tippen. Eine gewählte Zeile wählt ihren Punkt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PolygonTool</name>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>corner after corner</source>
        <translation>Ecke um Ecke</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>a side</source>
        <translation>eine Seite</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>close</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>last corner</source>
        <translation>letzte Ecke</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>15° steps</source>
        <translation>15°-Schritte</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>This side would meet another one</source>
        <translation>Diese Seite würde eine andere treffen</translation>
    </message>
    <message numerus="yes">
        <source>%n corners, %1 long</source>
        <translation>
            <numerusform>%n Ecke, %1 lang</numerusform>
            <numerusform>%n Ecken, %1 lang</numerusform>
        </translation>
    </message>
    <message>
        <source>The closing side would meet another one</source>
        <translation>Die schließende Seite würde eine andere treffen</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>Click corner after corner; Enter or a click on the first one closes</source>
        <translation>Ecke um Ecke klicken; Enter oder ein Klick auf die erste schließt</translation>
    </message>
    <message>
        <source>Draw polygon</source>
        <translation>Polygon zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PolylineTool</name>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Set all settings of this page as they were at the first start</source>
        <translation>Alle Einstellungen dieser Seite wie beim ersten Start setzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ProblemModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ProblemSign</name>
    <message>
        <source>%1: show the problems</source>
        <translation>%1: Probleme zeigen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Fix Problem</source>
        <translation>&amp;Problem beheben</translation>
    </message>
    <message>
        <source>Repair the problem that is chosen in the list</source>
        <translation>Das Problem beheben, das in der Liste gewählt ist</translation>
    </message>
    <message>
        <source>Show on the Map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Looking for problems…</source>
        <translation>Probleme werden gesucht…</translation>
    </message>
    <message>
        <source>Nothing to fix</source>
        <translation>Nichts zu beheben</translation>
    </message>
    <message>
        <source>%1 (the first %L2 are listed)</source>
        <translation>%1 (die ersten %L2 sind aufgelistet)</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PropertyEditor</name>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
</context>
<context>
    <name>thicket::editor::PropertyForm</name>
    <message>
        <source>+ Add property</source>
        <translation>+ Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>Name, dann Enter</translation>
    </message>
    <message>
        <source>Name of the new property</source>
        <translation>Name der neuen Eigenschaft</translation>
    </message>
    <message>
        <source>Change Property</source>
        <translation>Eigenschaft ändern</translation>
    </message>
    <message>
        <source>%1. Choose the type of %2</source>
        <translation>%1. Den Typ von %2 wählen</translation>
    </message>
    <message>
        <source>Type of %1: %2</source>
        <translation>Typ von %1: %2</translation>
    </message>
    <message>
        <source>Remove the property %1</source>
        <translation>Die Eigenschaft %1 entfernen</translation>
    </message>
    <message>
        <source>Change Property Type</source>
        <translation>Typ der Eigenschaft ändern</translation>
    </message>
    <message>
        <source>Add Property</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Remove Property</source>
        <translation>Eigenschaft entfernen</translation>
    </message>
    <message>
        <source>Add a property of your own</source>
        <translation>Eine eigene Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Double-click, or press F2 in the field, to rename %1</source>
        <translation>Zum Umbenennen von %1 doppelklicken oder F2 im Feld drücken</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Neuer Name von %1</translation>
    </message>
    <message>
        <source>The name of the property; Enter takes it, Esc leaves it</source>
        <translation>Der Name der Eigenschaft; Enter übernimmt ihn, Esc verwirft ihn</translation>
    </message>
    <message>
        <source>There is already a property %1.</source>
        <translation>Es gibt schon eine Eigenschaft %1.</translation>
    </message>
    <message>
        <source>Rename Property</source>
        <translation>Eigenschaft umbenennen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::QuestionBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RadiiTable</name>
    <message>
        <source>Several radii</source>
        <translation>Mehrere Radien</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zu</translation>
    </message>
    <message>
        <source>Show the place and select what leaves no room</source>
        <translation>Die Stelle zeigen und auswählen, was keinen Platz lässt</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RadiusControl</name>
    <message>
        <source>Agent radius</source>
        <translation>Agentenradius</translation>
    </message>
    <message>
        <source>Agent radius, exact</source>
        <translation>Agentenradius, genau</translation>
    </message>
    <message>
        <source>&amp;Smaller Agent</source>
        <translation>K&amp;leinerer Agent</translation>
    </message>
    <message>
        <source>Shrink the agent&apos;s radius by 5 %</source>
        <translation>Den Agentenradius um 5 % verkleinern</translation>
    </message>
    <message>
        <source>&amp;Larger Agent</source>
        <translation>&amp;Größerer Agent</translation>
    </message>
    <message>
        <source>Grow the agent&apos;s radius by 5 %</source>
        <translation>Den Agentenradius um 5 % vergrößern</translation>
    </message>
    <message>
        <source>Slightly Smaller Agent</source>
        <translation>Etwas kleinerer Agent</translation>
    </message>
    <message>
        <source>Shrink the agent&apos;s radius by 1 %</source>
        <translation>Den Agentenradius um 1 % verkleinern</translation>
    </message>
    <message>
        <source>Slightly Larger Agent</source>
        <translation>Etwas größerer Agent</translation>
    </message>
    <message>
        <source>Grow the agent&apos;s radius by 1 %</source>
        <translation>Den Agentenradius um 1 % vergrößern</translation>
    </message>
    <message>
        <source>Agent radius (%1 smaller, %2 larger)</source>
        <translation>Agentenradius (%1 kleiner, %2 größer)</translation>
    </message>
    <message>
        <source>That is for the obstacles as drawn, not where they are now.</source>
        <translation>Das gilt für die Hindernisse, wie sie gezeichnet sind, nicht wo sie jetzt sind.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RecordingFiles</name>
    <message>
        <source>verified</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>Every step gives the same bits again</source>
        <translation>Jeder Schritt ergibt wieder dieselben Bits</translation>
    </message>
    <message>
        <source>another map</source>
        <translation>andere Karte</translation>
    </message>
    <message>
        <source>The map is not the one that it was recorded on</source>
        <translation>Die Karte ist nicht die der Aufzeichnung</translation>
    </message>
    <message>
        <source>The first step that differs is %1, at %2 s</source>
        <translation>Der erste abweichende Schritt ist %1, bei %2 s</translation>
    </message>
    <message>
        <source>, by agent %1</source>
        <translation>, durch Agent %1</translation>
    </message>
    <message>
        <source>differs from step %1</source>
        <translation>weicht ab Schritt %1 ab</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Save Recording</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Recordings (%1)</source>
        <translation>Aufzeichnungen (%1)</translation>
    </message>
    <message>
        <source>save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 ist gespeichert</translation>
    </message>
    <message>
        <source>Open Recording</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Recordings and trajectories (%1);;All files (%2)</source>
        <translation>Aufzeichnungen und Bewegungsdaten (%1);;Alle Dateien (%2)</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>verify %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Saving bookmarks</source>
        <translation>Lesezeichen werden gespeichert</translation>
    </message>
    <message>
        <source>Export Trajectories</source>
        <translation>Bewegungen exportieren</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 ist exportiert</translation>
    </message>
    <message>
        <source>Cancelled: %1 was not exported</source>
        <translation>Abgebrochen: %1 wurde nicht exportiert</translation>
    </message>
    <message>
        <source>export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>%1 is played without its map: open that for its obstacles</source>
        <translation>%1 wird ohne seine Karte abgespielt: Für die Hindernisse bitte die Karte öffnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RecordingRow</name>
    <message>
        <source>Show it as rings for comparison</source>
        <translation>Zum Vergleich als Ringe zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>recording</source>
        <translation>zeichnet auf</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Show %1 beside</source>
        <translation>%1 daneben zeigen</translation>
    </message>
    <message>
        <source>1 agent</source>
        <translation>1 Agent</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RecordingsPanel</name>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Sa&amp;ve Recording…</source>
        <translation>Aufzeichnun&amp;g speichern…</translation>
    </message>
    <message>
        <source>Save the played recording as .thicket-replay</source>
        <translation>Die abgespielte Aufzeichnung als .thicket-replay speichern</translation>
    </message>
    <message>
        <source>&amp;Open Recording…</source>
        <translation>A&amp;ufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Open a recording, or measured trajectories</source>
        <translation>Eine Aufzeichnung oder gemessene Bewegungsdaten öffnen</translation>
    </message>
    <message>
        <source>Ver&amp;ify Recording</source>
        <translation>Aufzeichnung prü&amp;fen</translation>
    </message>
    <message>
        <source>Run it again and compare every step, bit by bit</source>
        <translation>Noch einmal laufen lassen und jeden Schritt Bit für Bit vergleichen</translation>
    </message>
    <message>
        <source>Remove Re&amp;cording</source>
        <translation>Aufzeichnung en&amp;tfernen</translation>
    </message>
    <message>
        <source>Remove the played recording from the list; its file stays</source>
        <translation>Die abgespielte Aufzeichnung aus der Liste entfernen; ihre Datei bleibt</translation>
    </message>
    <message>
        <source>Place agents (%1), press %2, then play: every run is recorded and listed here.</source>
        <translation>Agenten setzen (%1), %2 drücken, dann abspielen: Jeder Lauf wird aufgezeichnet und hier gelistet.</translation>
    </message>
    <message>
        <source>Export &amp;Trajectories…</source>
        <translation>Bewegungen e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the played positions as a CSV table</source>
        <translation>Die abgespielten Positionen als CSV-Tabelle schreiben</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RecoveryOffer</name>
    <message>
        <source>Thicket ended before “%1” was saved. 1 edit since %2 can be recovered.</source>
        <translation>Thicket endete, bevor „%1“ gespeichert war. 1 Änderung seit %2 kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Thicket ended before “%1” was saved. %3 edits since %2 can be recovered.</source>
        <translation>Thicket endete, bevor „%1“ gespeichert war. %3 Änderungen seit %2 können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Open the map as it was. It is not saved until you save it</source>
        <translation>Die Karte öffnen, wie sie war. Gespeichert ist sie erst, wenn Sie sie speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Delete these edits for ever</source>
        <translation>Diese Änderungen für immer löschen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Ask again at the next start</source>
        <translation>Beim nächsten Start wieder fragen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RectangleTool</name>
    <message>
        <source>w</source>
        <translation>b</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>corner to corner</source>
        <translation>Ecke zu Ecke</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>last size</source>
        <translation>letzte Größe</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>from the centre</source>
        <translation>von der Mitte aus</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Drag from one corner to the other</source>
        <translation>Von einer Ecke zur anderen ziehen</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Drag from corner to corner; Enter repeats the last size</source>
        <translation>Von Ecke zu Ecke ziehen; Enter wiederholt die letzte Größe</translation>
    </message>
    <message>
        <source>Draw rectangle</source>
        <translation>Rechteck zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RectangularArenaTool</name>
    <message>
        <source>Rectangular Arena</source>
        <translation>Rechteckige Arena</translation>
    </message>
    <message>
        <source>Drag from corner to corner; agents live inside, everything outside blocks</source>
        <translation>Von Ecke zu Ecke ziehen; Agenten leben darin, alles außerhalb blockiert</translation>
    </message>
    <message>
        <source>Draw arena</source>
        <translation>Arena zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Reloading</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 ist weg</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RoundArenaTool</name>
    <message>
        <source>Round Arena</source>
        <translation>Runde Arena</translation>
    </message>
    <message>
        <source>Drag from centre to rim; agents live inside, everything outside blocks</source>
        <translation>Von der Mitte zum Rand ziehen; Agenten leben darin, alles außerhalb blockiert</translation>
    </message>
    <message>
        <source>Draw arena</source>
        <translation>Arena zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::RowTable</name>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Ruler</name>
    <message>
        <source>Horizontal ruler</source>
        <translation>Waagerechtes Lineal</translation>
    </message>
    <message>
        <source>Vertical ruler</source>
        <translation>Senkrechtes Lineal</translation>
    </message>
    <message>
        <source>Drag down to add a guide</source>
        <translation>Nach unten ziehen fügt eine Hilfslinie hinzu</translation>
    </message>
    <message>
        <source>Drag right to add a guide</source>
        <translation>Nach rechts ziehen fügt eine Hilfslinie hinzu</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Saving</name>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Thicket maps (%1)</source>
        <translation>Thicket-Karten (%1)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 ist gespeichert</translation>
    </message>
    <message>
        <source>Cancelled: %1 was not saved</source>
        <translation>Abgebrochen: %1 wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>Another program changed %1 since you opened it.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit Sie die Datei geöffnet haben.</translation>
    </message>
    <message>
        <source>Another Thicket window saved %1 since you opened it.</source>
        <translation>Ein anderes Thicket-Fenster hat %1 gespeichert, seit Sie die Datei geöffnet haben.</translation>
    </message>
    <message>
        <source>Your map was not saved yet.</source>
        <translation>Ihre Karte ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Keep Mine as a Copy…</source>
        <translation>Meine als &amp;Kopie behalten…</translation>
    </message>
    <message>
        <source>T&amp;ake Theirs</source>
        <translation>&amp;Andere Fassung laden</translation>
    </message>
    <message>
        <source>Take Theirs</source>
        <translation>Andere Fassung laden</translation>
    </message>
    <message>
        <source>Save &amp;Over</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>%1 (mine).thicket</source>
        <translation>%1 (meine).thicket</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>%1 Your changes are kept for recovery.</source>
        <translation>%1 Ihre Änderungen sind für die Wiederherstellung aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 Your last saved version is intact, and your changes are kept for recovery.</source>
        <translation>%1 Die zuletzt gespeicherte Fassung ist unversehrt, und Ihre Änderungen sind für die Wiederherstellung aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SearchBar</name>
    <message>
        <source>Search playback</source>
        <translation>Wiedergabe der Suche</translation>
    </message>
    <message>
        <source>Search again on every edit</source>
        <translation>Bei jeder Änderung neu suchen</translation>
    </message>
    <message>
        <source>1 step/s</source>
        <translation>1 Schritt/s</translation>
    </message>
    <message>
        <source>%L1 steps/s</source>
        <translation>%L1 Schritte/s</translation>
    </message>
    <message>
        <source>Next &amp;Rejection</source>
        <translation>Nächste &amp;Ablehnung</translation>
    </message>
    <message>
        <source>Go to the next step that refuses a tangent</source>
        <translation>Zum nächsten Schritt gehen, der eine Tangente ablehnt</translation>
    </message>
    <message>
        <source>Next &amp;Higher Bound</source>
        <translation>Nächste &amp;höhere Schranke</translation>
    </message>
    <message>
        <source>Go to where the lower bound of the path rises next</source>
        <translation>Dorthin gehen, wo die untere Schranke des Wegs als Nächstes steigt</translation>
    </message>
    <message>
        <source>Search &amp;Again on Every Edit</source>
        <translation>Bei jeder Änderung &amp;neu suchen</translation>
    </message>
    <message>
        <source>Search again whenever the map changes</source>
        <translation>Neu suchen, sobald sich die Karte ändert</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>untere Schranke</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Kein Schritt</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SearchChart</name>
    <message>
        <source>Steps of the search</source>
        <translation>Schritte der Suche</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SearchExporting</name>
    <message>
        <source>Export Sear&amp;ch…</source>
        <translation>Su&amp;che exportieren…</translation>
    </message>
    <message>
        <source>Write the search for the path step by step, as an animated picture or as JSON</source>
        <translation>Die Suche nach dem Weg Schritt für Schritt schreiben, als bewegtes Bild oder als JSON</translation>
    </message>
    <message>
        <source>Animated pictures (*.svg)</source>
        <translation>Bewegte Bilder (*.svg)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 search</source>
        <translation>%1 Suche</translation>
    </message>
    <message>
        <source>Export Search</source>
        <translation>Suche exportieren</translation>
    </message>
    <message>
        <source>%1 was not exported: its name must end in .svg or .json</source>
        <translation>%1 wurde nicht exportiert: Der Name muss auf .svg oder .json enden</translation>
    </message>
    <message>
        <source>%1 was not exported: there is no search</source>
        <translation>%1 wurde nicht exportiert: Es gibt keine Suche</translation>
    </message>
    <message>
        <source>%1 was not exported: another map came in its place</source>
        <translation>%1 wurde nicht exportiert: Eine andere Karte kam an die Stelle</translation>
    </message>
    <message>
        <source>Cancelled: %1 was not exported</source>
        <translation>Abgebrochen: %1 wurde nicht exportiert</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SearchPanel</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Tangents tried</source>
        <translation>Versuchte Tangenten</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>Free, and not longer than a known path.</source>
        <translation>Frei und nicht länger als ein bekannter Weg.</translation>
    </message>
    <message>
        <source>Pruning: what the search need not try</source>
        <translation>Beschneiden: was die Suche nicht versuchen muss</translation>
    </message>
    <message>
        <source>Search, %1 of %2 rules off</source>
        <translation>Suche, %1 von %2 Regeln aus</translation>
    </message>
    <message>
        <source>%1 expanded, %2 queued, %3 rays</source>
        <translation>%1 expandiert, %2 vorgemerkt, %3 Strahlen</translation>
    </message>
    <message>
        <source>Shown once a path has been searched for</source>
        <translation>Erscheint, sobald ein Weg gesucht wurde</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SearchPartsBox</name>
    <message>
        <source>Being expanded</source>
        <translation>Wird expandiert</translation>
    </message>
    <message>
        <source>The vertex of this step, and the straight line to the goal.</source>
        <translation>Der Knoten dieses Schritts und die Gerade zum Ziel.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Vertices that wait in the open list.</source>
        <translation>Knoten, die in der offenen Liste warten.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Vertices that were expanded.</source>
        <translation>Knoten, die expandiert wurden.</translation>
    </message>
    <message>
        <source>Refused in this step</source>
        <translation>In diesem Schritt abgelehnt</translation>
    </message>
    <message>
        <source>Tangents that this step refused, and where earlier ones were blocked.</source>
        <translation>Tangenten, die dieser Schritt abgelehnt hat, und wo frühere blockiert wurden.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>The tangents that were kept, from vertex to vertex.</source>
        <translation>Die Tangenten, die behalten wurden, von Knoten zu Knoten.</translation>
    </message>
    <message>
        <source>Final path</source>
        <translation>Endgültiger Weg</translation>
    </message>
    <message>
        <source>The path that the search finds in the end, dotted.</source>
        <translation>Der Weg, den die Suche am Ende findet, gepunktet.</translation>
    </message>
    <message>
        <source>Generated tangents</source>
        <translation>Erzeugte Tangenten</translation>
    </message>
    <message>
        <source>The part of the graph that the search generated: all tangents that entered the open list.</source>
        <translation>Der Teil des Graphen, den die Suche erzeugt hat: alle Tangenten, die in die offene Liste kamen.</translation>
    </message>
    <message>
        <source>Open list</source>
        <translation>Offene Liste</translation>
    </message>
    <message>
        <source>Tangents that were generated and not tried.</source>
        <translation>Tangenten, die erzeugt und nicht versucht wurden.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>The obstacles that the path depends on. An edit of others that leaves the path clear needs no new search.</source>
        <translation>Die Hindernisse, von denen der Weg abhängt. Eine Änderung an anderen, die den Weg frei lässt, braucht keine neue Suche.</translation>
    </message>
    <message>
        <source>Parts of the search</source>
        <translation>Teile der Suche</translation>
    </message>
    <message>
        <source>Fold or unfold %1</source>
        <translation>%1 ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Step by step, in Search</source>
        <translation>Schritt für Schritt, in der Suche</translation>
    </message>
    <message>
        <source>Tangents</source>
        <translation>Tangenten</translation>
    </message>
    <message>
        <source>Refused tangents, by reason</source>
        <translation>Abgelehnte Tangenten, nach Grund</translation>
    </message>
    <message>
        <source>What the path depends on</source>
        <translation>Wovon der Weg abhängt</translation>
    </message>
    <message>
        <source>More than %L1 tangents in view: zoom in</source>
        <translation>Mehr als %L1 Tangenten im Bild: heranzoomen</translation>
    </message>
    <message>
        <source>Vertices lie too close to draw all: zoom in</source>
        <translation>Die Knoten liegen zu dicht, um alle zu zeichnen: heranzoomen</translation>
    </message>
    <message>
        <source>%L1 of %2</source>
        <translation>%L1 von %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Section</name>
    <message>
        <source>Fold or unfold %1</source>
        <translation>%1 ein- oder ausklappen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SelectTool</name>
    <message>
        <source>Click selects, drag moves, a second click turns; drag over empty ground selects many</source>
        <translation>Klicken wählt aus, Ziehen verschiebt, ein zweiter Klick dreht; Ziehen über leerem Grund wählt viele aus</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>add</source>
        <translation>hinzu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>abbrechen</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>die Stelle</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>steps of 15°</source>
        <translation>Schritte von 15°</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>von der Mitte aus</translation>
    </message>
    <message>
        <source>one axis</source>
        <translation>eine Achse</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplizieren</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move the guide</source>
        <translation>die Hilfslinie verschieben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>type its place</source>
        <translation>die Position tippen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>leave %1</source>
        <translation>%1 verlassen</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>beneath</source>
        <translation>darunter</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SidewaysScroll</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Simulation</name>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <source>The goal of %1 is gone: running agents still go to where it was</source>
        <translation>Das Ziel von %1 ist weg: Laufende Agenten gehen weiter dorthin, wo es war</translation>
    </message>
    <message>
        <source>Group %1 has no goal: select its agents or area, point at a place and press %2</source>
        <translation>Gruppe %1 hat kein Ziel: ihre Agenten oder Eintrittsfläche auswählen, auf eine Stelle zeigen und %2 drücken</translation>
    </message>
    <message>
        <source>Groups %1 have no goal: select agents or areas, point at a place and press %2</source>
        <translation>Die Gruppen %1 haben kein Ziel: Agenten oder Eintrittsflächen auswählen, auf eine Stelle zeigen und %2 drücken</translation>
    </message>
    <message>
        <source>1 agent waits for room in its spawn area</source>
        <translation>1 Agent wartet auf Platz in seiner Eintrittsfläche</translation>
    </message>
    <message numerus="yes">
        <source>%n agents wait for room in their spawn areas</source>
        <translation>
            <numerusform>%n Agent wartet auf Platz in seiner Eintrittsfläche</numerusform>
            <numerusform>%n Agenten warten auf Platz in ihren Eintrittsflächen</numerusform>
        </translation>
    </message>
    <message>
        <source>For an agent of radius 0 all obstacles stand still: give it a radius</source>
        <translation>Für einen Agenten mit Radius 0 stehen alle Hindernisse still: geben Sie ihm einen Radius</translation>
    </message>
    <message>
        <source>The simulation was refused: %1</source>
        <translation>Die Simulation wurde abgelehnt: %1</translation>
    </message>
    <message>
        <source>This is still %1. The simulation was refused: %2</source>
        <translation>Dies ist noch %1. Die Simulation wurde abgelehnt: %2</translation>
    </message>
    <message>
        <source>Nothing to play: %1</source>
        <translation>Nichts abzuspielen: %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SpawnForm</name>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Of the area; agents enter wholly inside it</source>
        <translation>Der Fläche; Agenten treten ganz innerhalb ein</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>How many enter in all; 0: as many as the rate gives</source>
        <translation>Wie viele insgesamt eintreten; 0: so viele, wie die Rate ergibt</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Agents a second; 0: all at once</source>
        <translation>Agenten je Sekunde; 0: alle auf einmal</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>When the first agent enters</source>
        <translation>Wann der erste Agent eintritt</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>No agent enters later; empty: no end</source>
        <translation>Danach tritt kein Agent mehr ein; leer: ohne Ende</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>Agent radius</source>
        <translation>Agentenradius</translation>
    </message>
    <message>
        <source>The size of the agents that enter</source>
        <translation>Die Größe der Agenten, die eintreten</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another number gives other random places</source>
        <translation>Eine andere Zahl ergibt andere zufällige Plätze</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SpawnPolygonTool</name>
    <message>
        <source>Spawn Polygon</source>
        <translation>Eintrittspolygon</translation>
    </message>
    <message>
        <source>Click corner after corner of an area in which agents enter; Enter or a click on the first one closes</source>
        <translation>Ecke um Ecke einer Fläche anklicken, in der Agenten eintreten; Enter oder ein Klick auf die erste schließt sie</translation>
    </message>
    <message>
        <source>Draw spawn area</source>
        <translation>Eintrittsfläche zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SpawnTool</name>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>centre to rim</source>
        <translation>Mitte bis Rand</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>last radius</source>
        <translation>letzter Radius</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Spawn Area</source>
        <translation>Eintrittsfläche</translation>
    </message>
    <message>
        <source>Drag from centre to rim: agents enter there, how many and when is set in the Inspector</source>
        <translation>Von der Mitte zum Rand ziehen: Dort treten Agenten ein; wie viele und wann, steht im Inspektor</translation>
    </message>
    <message>
        <source>Draw spawn area</source>
        <translation>Eintrittsfläche zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Speech</name>
    <message numerus="yes">
        <source>%n objects selected</source>
        <translation>
            <numerusform>%n Objekt ausgewählt</numerusform>
            <numerusform>%n Objekte ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>no path: start or goal is missing</source>
        <translation>kein Weg: Start oder Ziel fehlt</translation>
    </message>
    <message>
        <source>path %1</source>
        <translation>Weg %1</translation>
    </message>
    <message>
        <source>path %1, as long as before</source>
        <translation>Weg %1, so lang wie vorher</translation>
    </message>
    <message>
        <source>path %1, %2 longer</source>
        <translation>Weg %1, %2 länger</translation>
    </message>
    <message>
        <source>path %1, %2 shorter</source>
        <translation>Weg %1, %2 kürzer</translation>
    </message>
</context>
<context>
    <name>thicket::editor::StackForm</name>
    <message>
        <source>Nothing chosen: they follow the path and avoid agents.</source>
        <translation>Nichts gewählt: Sie folgen dem Weg und weichen Agenten aus.</translation>
    </message>
    <message>
        <source>+ Add behaviour</source>
        <translation>+ Verhalten hinzufügen</translation>
    </message>
    <message>
        <source>Add a behaviour below the others</source>
        <translation>Ein Verhalten unter den anderen hinzufügen</translation>
    </message>
    <message>
        <source>Add Behaviour</source>
        <translation>Verhalten hinzufügen</translation>
    </message>
    <message>
        <source>Behaviours, most important first</source>
        <translation>Verhalten, das wichtigste zuerst</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>Weight: how much of its force counts</source>
        <translation>Gewicht: wie viel seine Kraft zählt</translation>
    </message>
    <message>
        <source>More important</source>
        <translation>Wichtiger</translation>
    </message>
    <message>
        <source>Make %1 more important</source>
        <translation>%1 wichtiger machen</translation>
    </message>
    <message>
        <source>Remove this behaviour</source>
        <translation>Dieses Verhalten entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Change Weight</source>
        <translation>Gewicht ändern</translation>
    </message>
    <message>
        <source>Reorder Behaviours</source>
        <translation>Verhalten umordnen</translation>
    </message>
    <message>
        <source>Remove Behaviour</source>
        <translation>Verhalten entfernen</translation>
    </message>
    <message>
        <source>%1; click for its parameters</source>
        <translation>%1; ein Klick zeigt die Parameter</translation>
    </message>
</context>
<context>
    <name>thicket::editor::StartTool</name>
    <message>
        <source>Place start</source>
        <translation>Start setzen</translation>
    </message>
    <message>
        <source>Move start</source>
        <translation>Start verschieben</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Click or drag to place the path&apos;s start</source>
        <translation>Klicken oder ziehen setzt den Start des Wegs</translation>
    </message>
</context>
<context>
    <name>thicket::editor::StatusHints</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>one frame</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>abspielen, anhalten</translation>
    </message>
    <message>
        <source>Click a vertex</source>
        <translation>Knoten anklicken</translation>
    </message>
    <message>
        <source>go to its step</source>
        <translation>zu seinem Schritt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::StatusLine</name>
    <message>
        <source>among the obstacles where they are now</source>
        <translation>zwischen den Hindernissen, wo sie jetzt stehen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the job in progress</source>
        <translation>Die laufende Arbeit abbrechen</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Der Weg wird gesucht…</translation>
    </message>
    <message>
        <source>No path yet: press %1 and click twice, start and goal</source>
        <translation>Noch kein Weg: %1 drücken und zweimal klicken, Start und Ziel</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>at most %1 % longer</source>
        <translation>höchstens %1 % länger</translation>
    </message>
    <message>
        <source>looking for the shortest…</source>
        <translation>sucht den kürzesten…</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 ms · %4</source>
        <translation>%1 · %2 · %3 ms · %4</translation>
    </message>
    <message>
        <source>1 arc</source>
        <translation>1 Bogen</translation>
    </message>
    <message>
        <source>%1 arcs</source>
        <translation>%1 Bögen</translation>
    </message>
    <message>
        <source>1 expansion</source>
        <translation>1 Expansion</translation>
    </message>
    <message>
        <source>%1 expansions</source>
        <translation>%1 Expansionen</translation>
    </message>
    <message>
        <source>x %1   y %2</source>
        <translation>x %1   y %2</translation>
    </message>
    <message>
        <source>%1 px/%2</source>
        <translation>%1 px/%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>length (difference to the pinned path)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Length, and beside the pinned path</source>
        <translation>Länge, und die Differenz zum festgehaltenen Weg</translation>
    </message>
    <message>
        <source>%1 px per unit</source>
        <translation>%1 px je Einheit</translation>
    </message>
</context>
<context>
    <name>thicket::editor::StepForm</name>
    <message>
        <source>Expands</source>
        <translation>Expandiert</translation>
    </message>
    <message>
        <source>Tangents tried</source>
        <translation>Versuchte Tangenten</translation>
    </message>
    <message>
        <source>Open list</source>
        <translation>Offene Liste</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>g travelled, f lower bound</source>
        <translation>g zurückgelegt, f untere Schranke</translation>
    </message>
</context>
<context>
    <name>thicket::editor::StepRows</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SwipeLine</name>
    <message>
        <source>Swipe line</source>
        <translation>Trennlinie</translation>
    </message>
    <message>
        <source>Left of the line lies A, right of it B; drag it, or press the arrow keys</source>
        <translation>Links der Linie liegt A, rechts B; ziehen Sie sie, oder drücken Sie die Pfeiltasten</translation>
    </message>
</context>
<context>
    <name>thicket::editor::SwipeView</name>
    <message>
        <source>The compared map</source>
        <translation>Die verglichene Karte</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TargetBox</name>
    <message>
        <source>the map&apos;s bounds</source>
        <translation>die Kartengrenze</translation>
    </message>
    <message>
        <source>the group&apos;s goal</source>
        <translation>das Ziel der Gruppe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TargetPicking</name>
    <message>
        <source>First unfold a behaviour in Agent groups and press the button beside its target</source>
        <translation>Klappen Sie zuerst unter Agentengruppen ein Verhalten auf und drücken Sie den Knopf neben seinem Ziel</translation>
    </message>
    <message>
        <source>Nothing there has an area to stay in</source>
        <translation>Dort hat nichts eine Fläche, in der man bleiben kann</translation>
    </message>
    <message>
        <source>No agent of a group is there</source>
        <translation>Dort ist kein Agent einer Gruppe</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TargetTool</name>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>object or place</source>
        <translation>Objekt oder Stelle</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>the agent&apos;s group</source>
        <translation>die Gruppe des Agenten</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>point %1, %2</source>
        <translation>Punkt %1, %2</translation>
    </message>
    <message>
        <source>Behaviour Target</source>
        <translation>Ziel eines Verhaltens</translation>
    </message>
    <message>
        <source>Click the target of the behaviour that is unfolded in Agent groups</source>
        <translation>Klicken Sie das Ziel des Verhaltens an, das unter Agentengruppen aufgeklappt ist</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TemplateActions</name>
    <message>
        <source>&amp;Make Template</source>
        <translation>V&amp;orlage erstellen</translation>
    </message>
    <message>
        <source>Make a template of the selection: place it many times, change it once</source>
        <translation>Aus der Auswahl eine Vorlage machen: oft setzen, einmal ändern</translation>
    </message>
    <message>
        <source>&amp;Detach from Template</source>
        <translation>Von Vorlage &amp;lösen</translation>
    </message>
    <message>
        <source>Make the selected instance an ordinary group</source>
        <translation>Die ausgewählte Instanz zu einer gewöhnlichen Gruppe machen</translation>
    </message>
    <message>
        <source>%1 is a template: the tool Template places more of it</source>
        <translation>%1 ist eine Vorlage: Das Werkzeug Vorlage setzt mehr davon</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed: %n other instances follow</source>
        <translation>
            <numerusform>%1 ist geändert: %n weitere Instanz folgt</numerusform>
            <numerusform>%1 ist geändert: %n weitere Instanzen folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instances are detached from their template</source>
        <translation>
            <numerusform>%n Instanz ist von ihrer Vorlage gelöst</numerusform>
            <numerusform>%n Instanzen sind von ihrer Vorlage gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>thicket::editor::TemplateEdits</name>
    <message>
        <source>The place is too far away.</source>
        <translation>Die Stelle ist zu weit entfernt.</translation>
    </message>
    <message>
        <source>Template %1</source>
        <translation>Vorlage %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TemplateTool</name>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>place and turn</source>
        <translation>setzen und drehen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>Make Template</source>
        <translation>Vorlage erstellen</translation>
    </message>
    <message>
        <source>from a selection, before you place it</source>
        <translation>aus einer Auswahl, vor dem Setzen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>The template that a click places</source>
        <translation>Die Vorlage, die ein Klick setzt</translation>
    </message>
    <message>
        <source>Turn (°)</source>
        <translation>Drehen (°)</translation>
    </message>
    <message>
        <source>The angle by which the placed template is turned, counter-clockwise</source>
        <translation>Der Winkel, um den die gesetzte Vorlage gegen den Uhrzeigersinn gedreht wird</translation>
    </message>
    <message>
        <source>Delete Template</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the template that the tool Template has chosen; what was placed stays, as groups</source>
        <translation>Die Vorlage löschen, die im Werkzeug Vorlage gewählt ist; was gesetzt wurde, bleibt als Gruppen</translation>
    </message>
    <message>
        <source>The map has no template: select objects and make one of them</source>
        <translation>Die Karte hat keine Vorlage: Objekte auswählen und daraus eine machen</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Click to place the chosen template, as often as you like</source>
        <translation>Klicken setzt die gewählte Vorlage, so oft Sie wollen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Templating</name>
    <message>
        <source>Template %1</source>
        <translation>Vorlage %1</translation>
    </message>
    <message>
        <source>%1 is an instance of a template already</source>
        <translation>%1 ist schon die Instanz einer Vorlage</translation>
    </message>
    <message>
        <source>A start cannot be in a template: a map has only one</source>
        <translation>Ein Start kann nicht in einer Vorlage sein: Eine Karte hat nur einen</translation>
    </message>
    <message>
        <source>Make Template</source>
        <translation>Vorlage erstellen</translation>
    </message>
    <message>
        <source>No instance of a template is selected</source>
        <translation>Keine Instanz einer Vorlage ist ausgewählt</translation>
    </message>
    <message>
        <source>Detach from Template</source>
        <translation>Von Vorlage lösen</translation>
    </message>
    <message>
        <source>The map has no template</source>
        <translation>Die Karte hat keine Vorlage</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Timeline</name>
    <message>
        <source>Playback time</source>
        <translation>Wiedergabezeit</translation>
    </message>
    <message>
        <source>Nothing to play: press %1 and click twice, start and goal, or %2 to place agents</source>
        <translation>Nichts abzuspielen: %1 drücken und zweimal klicken, Start und Ziel, oder %2, um Agenten zu setzen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ToolOptionsBar</name>
    <message>
        <source>Tool options</source>
        <translation>Werkzeugoptionen</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Tour</name>
    <message>
        <source>Begin Again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Drag me</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drag the radius</source>
        <translation>Radius ziehen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TourCard</name>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Tour: %1, %2</source>
        <translation>Tour: %1, %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TourMenu</name>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Take the Tour</source>
        <translation>&amp;Tour machen</translation>
    </message>
    <message>
        <source>See on seven maps how the tangent graph is made</source>
        <translation>Auf sieben Karten sehen, wie der Tangentengraph entsteht</translation>
    </message>
    <message>
        <source>&amp;Next Page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>Go to the next page of the tour</source>
        <translation>Zur nächsten Seite der Tour gehen</translation>
    </message>
    <message>
        <source>&amp;Previous Page</source>
        <translation>&amp;Vorige Seite</translation>
    </message>
    <message>
        <source>Go back a page of the tour</source>
        <translation>In der Tour eine Seite zurückgehen</translation>
    </message>
    <message>
        <source>Begin Page &amp;Again</source>
        <translation>Seite neu &amp;beginnen</translation>
    </message>
    <message>
        <source>Restore the map of this page of the tour</source>
        <translation>Die Karte dieser Seite der Tour wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Close the Tour</source>
        <translation>Tour &amp;schließen</translation>
    </message>
    <message>
        <source>Close the tour and its map</source>
        <translation>Die Tour und ihre Karte schließen</translation>
    </message>
    <message>
        <source>How the tangent graph is made, on seven maps</source>
        <translation>Wie der Tangentengraph entsteht, auf sieben Karten</translation>
    </message>
    <message>
        <source>Open the page of the tour on %1</source>
        <translation>Die Seite der Tour öffnen: %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::Track</name>
    <message>
        <source>Drag to go there, drag with Shift to play a span over and over, Esc ends it</source>
        <translation>Ziehen: dorthin gehen, mit Umschalt ziehen: eine Spanne immer wieder abspielen, Esc beendet das</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TrackTool</name>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>one axis</source>
        <translation>eine Achse</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>the obstacle that moves</source>
        <translation>das Hindernis, das sich bewegt</translation>
    </message>
    <message>
        <source>next point</source>
        <translation>nächster Punkt</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>move a point</source>
        <translation>Punkt verschieben</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>remove the last point</source>
        <translation>letzten Punkt entfernen</translation>
    </message>
    <message>
        <source>Click the circle, wall or polygon that is to move</source>
        <translation>Den Kreis, die Wand oder das Polygon anklicken, das sich bewegen soll</translation>
    </message>
    <message>
        <source>point %1 of the track</source>
        <translation>Punkt %1 der Bahn</translation>
    </message>
    <message>
        <source>Add point to the track of %1</source>
        <translation>Punkt zur Bahn hinzufügen: %1</translation>
    </message>
    <message>
        <source>Move point of the track of %1</source>
        <translation>Punkt der Bahn verschieben: %1</translation>
    </message>
    <message>
        <source>Remove point from the track of %1</source>
        <translation>Punkt der Bahn entfernen: %1</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Bahn</translation>
    </message>
    <message>
        <source>Click the points that the selected obstacle travels through while agents run, or with Alt the hinge that it turns round</source>
        <translation>Die Punkte anklicken, durch die das ausgewählte Hindernis fährt, während Agenten laufen, oder mit Alt die Angel, um die es sich dreht</translation>
    </message>
    <message>
        <source>15 degree steps</source>
        <translation>Schritte von 15 Grad</translation>
    </message>
    <message>
        <source>how far it turns</source>
        <translation>wie weit es sich dreht</translation>
    </message>
    <message>
        <source>move the hinge</source>
        <translation>Angel verschieben</translation>
    </message>
    <message>
        <source>no motion</source>
        <translation>keine Bewegung</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>a hinge to turn round</source>
        <translation>eine Angel, um die es sich dreht</translation>
    </message>
    <message>
        <source>hinge</source>
        <translation>Angel</translation>
    </message>
    <message>
        <source>Put the hinge of %1</source>
        <translation>Angel setzen: %1</translation>
    </message>
    <message>
        <source>Change the turn of %1</source>
        <translation>Drehung ändern: %1</translation>
    </message>
    <message>
        <source>Remove the turn of %1</source>
        <translation>Drehung entfernen: %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TrajectoryQuestion</name>
    <message>
        <source>Open Trajectories</source>
        <translation>Bewegungsdaten öffnen</translation>
    </message>
    <message>
        <source>%1 does not state its frame rate and unit.</source>
        <translation>%1 nennt weder Bildrate noch Einheit.</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>Millimeter</translation>
    </message>
</context>
<context>
    <name>thicket::editor::TriedRows</name>
    <message>
        <source>to %1</source>
        <translation>zu %1</translation>
    </message>
</context>
<context>
    <name>thicket::editor::UnderlayForm</name>
    <message>
        <source>Picture&apos;s least x</source>
        <translation>Kleinstes x des Bilds</translation>
    </message>
    <message>
        <source>Move Picture</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>Picture&apos;s least y</source>
        <translation>Kleinstes y des Bilds</translation>
    </message>
    <message>
        <source>w</source>
        <translation>b</translation>
    </message>
    <message>
        <source>Picture&apos;s width</source>
        <translation>Breite des Bilds</translation>
    </message>
    <message>
        <source>Scale Picture</source>
        <translation>Bild skalieren</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Picture&apos;s height</source>
        <translation>Höhe des Bilds</translation>
    </message>
    <message>
        <source>Picture&apos;s opacity</source>
        <translation>Deckkraft des Bilds</translation>
    </message>
    <message>
        <source>Change Picture Opacity</source>
        <translation>Deckkraft des Bilds ändern</translation>
    </message>
    <message>
        <source>Whether the picture beneath is shown</source>
        <translation>Ob das Hintergrundbild zu sehen ist</translation>
    </message>
    <message>
        <source>A locked picture stays where it is</source>
        <translation>Ein gesperrtes Bild bleibt, wo es ist</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>beneath the map</source>
        <translation>unter der Karte</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>stays where it is</source>
        <translation>bleibt, wo es ist</translation>
    </message>
    <message>
        <source>Show Picture</source>
        <translation>Bild einblenden</translation>
    </message>
    <message>
        <source>Hide Picture</source>
        <translation>Bild ausblenden</translation>
    </message>
    <message>
        <source>Lock Picture</source>
        <translation>Bild sperren</translation>
    </message>
    <message>
        <source>Unlock Picture</source>
        <translation>Bild entsperren</translation>
    </message>
</context>
<context>
    <name>thicket::editor::VertexTool</name>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>one axis</source>
        <translation>eine Achse</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>no snapping</source>
        <translation>kein Einrasten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>zurücklegen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>a wall or polygon</source>
        <translation>eine Wand oder ein Polygon</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>insert</source>
        <translation>einfügen</translation>
    </message>
    <message>
        <source>choose several</source>
        <translation>mehrere wählen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>nudge</source>
        <translation>schieben</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>Eckenradius</translation>
    </message>
    <message>
        <source>Round Corners gives corners this radius, or what fits</source>
        <translation>Ecken abrunden gibt Ecken diesen Radius, oder so viel wie passt</translation>
    </message>
    <message>
        <source>Arc error</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>The largest distance of rounded corners and their true arcs</source>
        <translation>Der größte Abstand abgerundeter Ecken von ihren wahren Bögen</translation>
    </message>
    <message>
        <source>Round Corners</source>
        <translation>Ecken abrunden</translation>
    </message>
    <message>
        <source>Put arcs in place of the chosen corners, or of all</source>
        <translation>Die gewählten Ecken, oder alle, durch Bögen ersetzen</translation>
    </message>
    <message>
        <source>Make Regular</source>
        <translation>Regelmäßig machen</translation>
    </message>
    <message>
        <source>Give the selected polygons equal sides and angles</source>
        <translation>Den ausgewählten Polygonen gleiche Seiten und Winkel geben</translation>
    </message>
    <message>
        <source>Click a vertex first; the Select tool deletes whole objects</source>
        <translation>Erst einen Eckpunkt klicken; das Werkzeug Auswählen löscht ganze Objekte</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>Drag a vertex or a side, or over empty ground to choose several; double click a side inserts, Del removes</source>
        <translation>Einen Eckpunkt oder eine Seite ziehen, über leerem Grund mehrere wählen; Doppelklick auf eine Seite fügt ein, Entf entfernt</translation>
    </message>
    <message>
        <source>Next Vertex</source>
        <translation>Nächster Eckpunkt</translation>
    </message>
    <message>
        <source>Choose the next vertex of the selected wall or polygon</source>
        <translation>Den nächsten Eckpunkt der ausgewählten Wand oder des Polygons wählen</translation>
    </message>
    <message>
        <source>Previous Vertex</source>
        <translation>Voriger Eckpunkt</translation>
    </message>
    <message>
        <source>Select one wall or polygon first</source>
        <translation>Wählen Sie zuerst eine Wand oder ein Polygon aus</translation>
    </message>
    <message>
        <source>Vertex %L1 of %L2</source>
        <translation>Eckpunkt %L1 von %L2</translation>
    </message>
    <message>
        <source>Choose the vertex before the chosen one</source>
        <translation>Den Eckpunkt vor dem gewählten wählen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::ViewMenu</name>
    <message>
        <source>Over&amp;lays</source>
        <translation>Overla&amp;ys</translation>
    </message>
    <message>
        <source>What is drawn beside the map</source>
        <translation>Was außer der Karte gezeichnet wird</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pa&amp;nels</translation>
    </message>
    <message>
        <source>Show a panel and go to it</source>
        <translation>Ein Panel zeigen und dorthin gehen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>Karte ein&amp;passen</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>&amp;Actual Size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Show the map at 100 %</source>
        <translation>Die Karte mit 100 % zeigen</translation>
    </message>
    <message>
        <source>&amp;Centre Selection</source>
        <translation>Auswahl &amp;zentrieren</translation>
    </message>
    <message>
        <source>Move the selection to the middle of the view</source>
        <translation>Die Auswahl in die Mitte der Ansicht rücken</translation>
    </message>
    <message>
        <source>F&amp;rame Selection</source>
        <translation>Auswahl ein&amp;rahmen</translation>
    </message>
    <message>
        <source>Show the selection as large as possible</source>
        <translation>Die Auswahl so groß wie möglich zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>V&amp;ergrößern</translation>
    </message>
    <message>
        <source>Show less of the map, larger</source>
        <translation>Weniger von der Karte zeigen, größer</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show more of the map, smaller</source>
        <translation>Mehr von der Karte zeigen, kleiner</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>&amp;Graph</translation>
    </message>
    <message>
        <source>How much of the tangent graph is shown</source>
        <translation>Wie viel vom Tangentengraphen gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>G&amp;itter</translation>
    </message>
    <message>
        <source>Show the grid</source>
        <translation>Das Gitter zeigen</translation>
    </message>
    <message>
        <source>&amp;Snap to Objects</source>
        <translation>An Ob&amp;jekten einrasten</translation>
    </message>
    <message>
        <source>Snap what is dragged to objects that it nearly touches or is aligned with</source>
        <translation>Gezogenes an Objekten einrasten, die es beinahe berührt oder mit denen es fluchtet</translation>
    </message>
    <message>
        <source>Snap to Gri&amp;d</source>
        <translation>&amp;Am Gitter einrasten</translation>
    </message>
    <message>
        <source>Snap what is dragged to the grid</source>
        <translation>Gezogenes am Gitter einrasten</translation>
    </message>
    <message>
        <source>&amp;Keyboard Pointer</source>
        <translation>&amp;Tastaturzeiger</translation>
    </message>
    <message>
        <source>Arrows move a pointer on the canvas; Enter presses and releases</source>
        <translation>Pfeile bewegen einen Zeiger auf der Zeichenfläche; Enter drückt und lässt los</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>The colours of the window</source>
        <translation>Die Farben des Fensters</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Hell oder dunkel wie der Desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark lines on a light sheet</source>
        <translation>Dunkle Linien auf hellem Blatt</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Light lines on a dark sheet</source>
        <translation>Helle Linien auf dunklem Blatt</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Black, white and wider lines</source>
        <translation>Schwarz, Weiß und breitere Linien</translation>
    </message>
    <message>
        <source>Fold &amp;Panels</source>
        <translation>Pane&amp;ls einklappen</translation>
    </message>
    <message>
        <source>Hide or show dock and tool strip</source>
        <translation>Dock und Werkzeuge aus- oder einblenden</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Fill the screen, or leave full screen</source>
        <translation>Den Bildschirm ausfüllen oder das Vollbild verlassen</translation>
    </message>
    <message>
        <source>Reset La&amp;yout</source>
        <translation>Anordn&amp;ung zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the first layout of panels and bars</source>
        <translation>Die erste Anordnung von Panels und Leisten wiederherstellen</translation>
    </message>
    <message>
        <source>G&amp;uides</source>
        <translation>&amp;Hilfslinien</translation>
    </message>
</context>
<context>
    <name>thicket::editor::WallTool</name>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>point after point</source>
        <translation>Punkt um Punkt</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>a segment</source>
        <translation>eine Strecke</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>end</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>last point</source>
        <translation>letzter Punkt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>15° steps</source>
        <translation>15°-Schritte</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put it back</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Thickness of the next wall</source>
        <translation>Dicke der nächsten Wand</translation>
    </message>
    <message>
        <source>close</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>%1 in all, %2 thick</source>
        <translation>%1 insgesamt, %2 dick</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Click point after point; Enter or double click ends</source>
        <translation>Punkt um Punkt klicken; Enter oder Doppelklick beendet</translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation>Wand zeichnen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::WelcomeCard</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Move the mouse.&lt;/b&gt; The orange line is the shortest path for this agent. Drag a tree, or the radius slider, and watch.</source>
        <translation>&lt;b&gt;Bewegen Sie die Maus.&lt;/b&gt; Die orange Linie ist der kürzeste Weg für diesen Agenten. Ziehen Sie an einem Baum oder am Regler für den Radius, und sehen Sie zu.</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Leere Karte</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Tour machen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::WindowReports</name>
    <message>
        <source>Arrows move the pointer, with Shift farther, with Ctrl by the grid; Enter presses and releases; a tap holds Shift, Ctrl or Alt; Esc ends it</source>
        <translation>Pfeile bewegen den Zeiger, mit Umschalt weiter, mit Strg nach dem Gitter; Enter drückt und lässt los; Tippen hält Umschalt, Strg oder Alt; Esc beendet</translation>
    </message>
    <message>
        <source>1 plugin failed</source>
        <translation>1 Plugin ist ausgefallen</translation>
    </message>
    <message>
        <source>%1 plugins failed</source>
        <translation>%1 Plugins sind ausgefallen</translation>
    </message>
    <message>
        <source>Show &amp;Line</source>
        <translation>&amp;Zeile zeigen</translation>
    </message>
    <message>
        <source>Show the text of the file round that place</source>
        <translation>Text der Datei an dieser Stelle zeigen</translation>
    </message>
    <message>
        <source>Save &amp;Elsewhere…</source>
        <translation>&amp;Anderswo speichern…</translation>
    </message>
    <message>
        <source>Save the map to another file</source>
        <translation>Die Karte in eine andere Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Save the map to the same file</source>
        <translation>Die Karte in dieselbe Datei speichern</translation>
    </message>
    <message>
        <source>Show &amp;Problems</source>
        <translation>&amp;Probleme zeigen</translation>
    </message>
    <message>
        <source>Show the problems of the map and its path</source>
        <translation>Die Probleme der Karte und ihres Wegs zeigen</translation>
    </message>
</context>
<context>
    <name>thicket::editor::WindowTitle</name>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1[*] - Thicket</source>
        <translation>%1[*] - Thicket</translation>
    </message>
</context>
<context>
    <name>thicket::editor::WorkWatch</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>thicket::editor::WrittenPicture</name>
    <message>
        <source>Picture of the map and of the shapes in the file</source>
        <translation>Bild der Karte und der Formen in der Datei</translation>
    </message>
</context>
</TS>
