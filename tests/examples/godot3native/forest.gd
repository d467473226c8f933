# A forest in which a walker follows the pointer by the shortest path, while a boulder rolls through
# it: the path is found anew in every frame. With "--shot FILE.png" the pointer stays in a tree; it
# writes a picture after 60 frames, and ends.
extends Node2D

const ThicketWorld = preload("res://thicket_world.gdns")
const RADIUS = 6.0
const SPEED = 90.0 # pixels a second
const BOULDER = 1000

var world = ThicketWorld.new()
var trees = []
var boulder = Vector2(510, 75)
var rolling = 75.0
var walker = Vector2(30, 345)
var target = Vector2(30, 345)
var route = PoolVector2Array()
var shot = ""
var frames = 0

func _ready():
	var dice = RandomNumberGenerator.new()
	dice.seed = 5
	for id in range(1, 161):
		var center = Vector2(dice.randf_range(60, 960), dice.randf_range(45, 645))
		var radius = dice.randf_range(6, 24)
		trees.append([center, radius])
		world.add_circle(id, center, radius)
	world.add_circle(BOULDER, boulder, 37.5)
	var arguments = OS.get_cmdline_args()
	if arguments.size() > 1 and arguments[-2] == "--shot":
		shot = arguments[-1]
		for tree in trees:
			if tree[0].x > target.x:
				target = tree[0]

func _process(delta):
	if shot:
		delta = 1.0 / 60
	else:
		target = get_local_mouse_position()
	var by = Vector2(0, rolling * delta)
	boulder += by
	if boulder.y > 610 or boulder.y < 70:
		rolling = -75.0 if boulder.y > 610 else 75.0
	world.move(BOULDER, by)
	walk(SPEED * delta)
	update()
	frames += 1
	if shot and frames == 60:
		end()

# The target may lie in a tree: the path then ends at the nearest point that can be reached.
func walk(left):
	route = world.path(walker, target, RADIUS, 0.25)
	var next = 1
	while next < route.size() and left > 0:
		var step = min(left, walker.distance_to(route[next]))
		walker = walker.move_toward(route[next], step)
		left -= step
		next += 1
	route = world.path(walker, target, RADIUS, 0.25)

func _draw():
	for tree in trees:
		draw_circle(tree[0], tree[1], Color(0.416, 0.604, 0.357))
	draw_circle(boulder, 37.5, Color(0.45, 0.43, 0.42))
	if route.size() > 1:
		draw_polyline(route, Color(0.761, 0.314, 0.18), 3.0, true)
	draw_circle(walker, RADIUS, Color(0.761, 0.314, 0.18))
	draw_circle(target, 3, Color.black)

func end():
	print("%s: %.3f pixels, %.3f from the pointer" % [world.path_outcome(), world.path_length(),
			world.path_gap()])
	if shot != "none":
		yield(VisualServer, "frame_post_draw")
		var image = get_viewport().get_texture().get_data()
		image.flip_y()
		image.save_png(shot)
	get_tree().quit()
