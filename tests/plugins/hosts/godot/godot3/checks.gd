# Prints what reference.c prints, from GDScript in Godot 3: godot3-server --path . -- MAP OUT
extends Node

const ThicketWorld = preload("res://thicket_world.gdns")

var lines = ""

func hex(bytes):
	var text = ""
	for i in range(bytes.size() - 1, -1, -1):
		text += "%02x" % bytes[i]
	return " " + text

func number(value):
	var buffer = StreamPeerBuffer.new()
	buffer.put_double(value)
	return hex(buffer.data_array)

func singles(points):
	var text = ""
	for p in points:
		for value in [p.x, p.y]:
			var buffer = StreamPeerBuffer.new()
			buffer.put_float(value)
			text += hex(buffer.data_array)
	return text

func print_paths(world):
	for i in range(20):
		var from = Vector2(i * 29 % 100, -5)
		var to = Vector2(i * 41 % 100, 105 if i % 2 == 1 else 60)
		var points = world.path(from, to, 0.5, 0.25)
		lines += "path " + world.path_outcome() + number(world.path_length())
		lines += number(world.path_gap()) + singles(points)
		lines += number(world.clearance(to, 0.5))
		lines += " %d\n" % int(world.reachable(from, to, 0.5))

func print_crowd(world):
	lines += "crowd %d" % world.crowd_hash() + singles(world.positions()) + "\n"

func print_crowds(world):
	world.add_group(Vector2(110, 50), 3)
	world.add_group(Vector2(-10, 50), 2)
	for i in range(20):
		world.add_agent(100 + i, i % 2, Vector2(108 if i % 2 == 1 else -8, 4 * i), 0.5)
	world.start_crowd(5, 0.0625)
	world.step(40)
	print_crowd(world)
	world.keep()
	world.step(10)
	print_crowd(world)
	world.go_back()
	print_crowd(world)
	world.add_agent(7, 0, Vector2(-8, 90), 0.5)
	world.set_goal(0, Vector2(50, 98))
	world.step(10)
	print_crowd(world)

func print_error(world, answer):
	lines += "error %d %s\n" % [int(answer), world.last_error()]

func _ready():
	var arguments = OS.get_cmdline_args()
	var world = ThicketWorld.new()
	for i in range(1, 61):
		world.add_circle(i, Vector2(i * 37 % 100, i * 53 % 100), 1 + i % 5 * 0.5)
	world.add_wall(61, PoolVector2Array([Vector2(20, 10), Vector2(20, 60), Vector2(50, 80)]), 1, false)
	world.add_polygon(62, PoolVector2Array([Vector2(60, 20), Vector2(90, 25), Vector2(70, 50)]))
	print_paths(world)
	world.move(1, Vector2(2.5, -1))
	world.remove(2)
	print_paths(world)
	print_error(world, world.remove(777))
	print_crowds(world)
	var file = File.new()
	file.open(arguments[-2], File.READ)
	world.load_map(file.get_as_text())
	file.close()
	print_paths(world)
	print_error(world, world.load_map("{]"))
	file.open(arguments[-1], File.WRITE)
	file.store_string(lines)
	file.close()
	get_tree().quit()
