# Instances the scenes scene0.tscn, scene1.tscn and so on and prints, for each, which points of a grid
# lie in a body: a line of 0 and 1, row by row. grids.json: [[x, y, step, columns, rows], ...].
extends Node

func _ready() -> void:
	var grids: Array = JSON.parse_string(FileAccess.get_file_as_string("res://grids.json"))
	for i in grids.size():
		var scene: PackedScene = load("res://scene%d.tscn" % i)
		if scene == null:
			get_tree().quit(3)
			return
		var root := scene.instantiate()
		add_child(root)
		await get_tree().physics_frame
		await get_tree().physics_frame
		await get_tree().physics_frame
		var query := PhysicsPointQueryParameters2D.new()
		query.collision_mask = 0xFFFFFFFF
		var space := get_tree().root.world_2d.direct_space_state
		var grid: Array = grids[i]
		var hits := PackedStringArray()
		for row in int(grid[4]):
			for column in int(grid[3]):
				query.position = Vector2(grid[0] + column * grid[2], grid[1] + row * grid[2])
				hits.append("0" if space.intersect_point(query, 1).is_empty() else "1")
		print("SEEN ", "".join(hits))
		root.queue_free()
		await get_tree().physics_frame
		await get_tree().physics_frame
	get_tree().quit(0)
