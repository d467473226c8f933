# Opens map.tscn, the scene that Thicket exported, and walks from its start to its goal by the
# navigation region in it. Prints what it does. Ends when it is there if it runs headless.
extends Node2D

const SCENE := "res://map.tscn"
const SPEED := 200.0 # pixels a second

var route := PackedVector2Array()
var here := Vector2.ZERO
var walked := 0.0
var next := 1

func _ready() -> void:
	if not ResourceLoader.exists(SCENE):
		fail("map.tscn is missing: see README.md")
		return
	add_child(load(SCENE).instantiate())
	var start := marker("start")
	var goal := marker("goal")
	if start == null or goal == null:
		fail("the scene has no start or no goal marker")
		return
	await get_tree().physics_frame # the navigation server learns of new regions in the next frame
	await get_tree().physics_frame
	var map := get_world_2d().navigation_map
	route = NavigationServer2D.map_get_path(map, start.global_position, goal.global_position, true)
	if route.size() < 2 or route[-1].distance_to(goal.global_position) > 1.0:
		fail("there is no path from the start to the goal")
		return
	here = route[0]
	print("path of %d points" % route.size())

# The marker of that kind, whatever its name: Thicket writes what an object is as its metadata.
func marker(kind: String) -> Marker2D:
	for node: Marker2D in find_children("*", "Marker2D", true, false):
		var record: Dictionary = node.get_meta("thicket", {})
		if record.get("type", "") == kind:
			return node
	return null

func _process(delta: float) -> void:
	var left := SPEED * delta
	while left > 0.0 and next < route.size():
		var step: float = min(left, here.distance_to(route[next]))
		here = here.move_toward(route[next], step)
		walked += step
		left -= step
		if here.is_equal_approx(route[next]):
			next += 1
			if next == route.size():
				arrive()
	queue_redraw()

func arrive() -> void:
	print("walked %.3f pixels" % walked)
	if DisplayServer.get_name() == "headless":
		get_tree().quit(0)

func fail(reason: String) -> void:
	push_error(reason)
	print("failed: ", reason)
	if DisplayServer.get_name() == "headless":
		get_tree().quit(1)

func _draw() -> void:
	if route.size() > 1:
		draw_polyline(route, Color(0.79, 0.29, 0.0), 2.0)
		draw_circle(here, 6.0, Color(0.11, 0.14, 0.13))
