# Instances the scenes scene0.tscn, scene1.tscn and so on and prints, as a line of JSON for each, what
# the engine has made of them: every node with what matters to it, and the paths that the file
# queries.json asks for: [[[fromX, fromY, toX, toY], ...] for each scene].
extends Node

func flat(points) -> Array:
	var numbers := []
	for point in points:
		numbers.append(point.x)
		numbers.append(point.y)
	return numbers

func shape_of(shape: Shape2D) -> Dictionary:
	var told := {"type": shape.get_class()}
	for key in ["radius", "height"]:
		if key in shape:
			told[key] = shape.get(key)
	for key in ["points", "segments"]:
		if key in shape:
			told[key] = flat(shape.get(key))
	if "size" in shape:
		told["size"] = flat([shape.size])
	return told

func told_node(node: Node, root: Node) -> Dictionary:
	var told := {"path": str(root.get_path_to(node)), "type": node.get_class()}
	if node is Node2D:
		var t: Transform2D = node.global_transform
		told["transform"] = flat([t.x, t.y, t.origin])
		told["visible"] = node.visible
		told["alpha"] = node.modulate.a
	if node is CollisionShape2D:
		told["shape"] = shape_of(node.shape)
	if node is CollisionPolygon2D:
		told["polygon"] = flat(node.polygon)
	if node is NavigationObstacle2D:
		told["vertices"] = flat(node.vertices)
		# In Godot's own words, with y downwards: the geometry's functions see it the other way up.
		told["clockwise"] = not Geometry2D.is_polygon_clockwise(node.vertices)
	if node is NavigationRegion2D:
		var mesh: NavigationPolygon = node.navigation_polygon
		told["vertices"] = flat(mesh.vertices)
		var polygons := []
		for i in mesh.get_polygon_count():
			polygons.append(Array(mesh.get_polygon(i)))
		told["polygons"] = polygons
		told["agentRadius"] = mesh.agent_radius
	if node.get_meta_list().size() > 0:
		var meta := {}
		for key in node.get_meta_list():
			meta[key] = node.get_meta(key)
		told["meta"] = meta
	return told

func tell_all(node: Node, root: Node, into: Array) -> void:
	into.append(told_node(node, root))
	for child in node.get_children():
		tell_all(child, root, into)

func _ready() -> void:
	var queries: Array = JSON.parse_string(FileAccess.get_file_as_string("res://queries.json"))
	for i in queries.size():
		var scene: PackedScene = load("res://scene%d.tscn" % i)
		if scene == null:
			get_tree().quit(3)
			return
		var root := scene.instantiate()
		add_child(root)
		if queries[i].size() > 0:
			await get_tree().physics_frame
			await get_tree().physics_frame
			await get_tree().physics_frame
		var nodes := []
		tell_all(root, root, nodes)
		var paths := []
		var map: RID = get_tree().root.world_2d.navigation_map
		var spent := 0
		for query in queries[i]:
			var begin := Time.get_ticks_usec()
			var path := NavigationServer2D.map_get_path(map, Vector2(query[0], query[1]),
				Vector2(query[2], query[3]), true)
			spent += Time.get_ticks_usec() - begin
			paths.append(flat(path))
		print("SEEN ", JSON.stringify({"nodes": nodes, "paths": paths, "microseconds": spent,
			"root": root.name}, "", false, true))
		root.queue_free()
		await get_tree().physics_frame
		await get_tree().physics_frame
	get_tree().quit(0)
