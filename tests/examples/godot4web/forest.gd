# A forest in which a walker follows the pointer by the shortest path, while a boulder rolls through
# it: the path is found anew in every frame. With the argument `-- --walk` the pointer stays in a tree,
# and it ends after 60 frames.
extends Node2D

const ThicketWeb := preload("res://thicket_web.gd")
const RADIUS := 6.0
const SPEED := 90.0 # pixels a second
const BOULDER := 1000

var world: ThicketWeb = null
var trees: Array[Vector3] = [] # x, y, radius
var boulder := Vector2(510, 75)
var rolling := 75.0
var walker := Vector2(30, 345)
var target := Vector2(30, 345)
var route := PackedVector2Array()
var frames := 0

func plant() -> void:
	world = ThicketWeb.new()
	var dice := RandomNumberGenerator.new()
	dice.seed = 5
	for id in range(1, 161):
		var center := Vector2(dice.randf_range(60, 960), dice.randf_range(45, 645))
		var radius := dice.randf_range(6, 24)
		trees.append(Vector3(center.x, center.y, radius))
		world.add_circle(id, center, radius)
		if center.x > target.x:
			target = center
	world.add_circle(BOULDER, boulder, 37.5)

func _process(delta: float) -> void:
	if world == null:
		if not ThicketWeb.is_loaded():
			return
		plant()
	var is_alone := OS.get_cmdline_user_args().has("--walk")
	if is_alone:
		delta = 1.0 / 60
	else:
		target = get_local_mouse_position()
	var by := Vector2(0, rolling * delta)
	boulder += by
	if boulder.y > 610 or boulder.y < 70:
		rolling = -75.0 if boulder.y > 610 else 75.0
	world.move(BOULDER, by)
	walk(SPEED * delta)
	queue_redraw()
	frames += 1
	if is_alone and frames == 60:
		print("%s: %.3f pixels, %.3f from the pointer" % [world.path_outcome(),
				world.path_length(), world.path_gap()])

# The target may lie in a tree: the path then ends at the nearest point that can be reached.
func walk(left: float) -> void:
	route = world.path(walker, target, RADIUS, 0.25)
	var next := 1
	while next < route.size() and left > 0:
		var step := minf(left, walker.distance_to(route[next]))
		walker = walker.move_toward(route[next], step)
		left -= step
		next += 1
	route = world.path(walker, target, RADIUS, 0.25)

func _draw() -> void:
	for tree in trees:
		draw_circle(Vector2(tree.x, tree.y), tree.z, Color(0.416, 0.604, 0.357))
	draw_circle(boulder, 37.5, Color(0.45, 0.43, 0.42))
	if route.size() > 1:
		draw_polyline(route, Color(0.761, 0.314, 0.18), 3.0, true)
	draw_circle(walker, RADIUS, Color(0.761, 0.314, 0.18))
	draw_circle(target, 3, Color.BLACK)
