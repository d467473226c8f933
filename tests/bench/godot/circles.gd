# Bakes a navigation mesh of the circles in circles.json, asks for paths, moves one circle and bakes
# again, and prints as a line of JSON what that took and the paths: see ../godotbeside.cpp.
extends Node

const CORNERS := 16 # of a circle, round it

var region: RID
var map: RID

func outline(circle: Array) -> PackedVector2Array:
	var points := PackedVector2Array()
	var reach: float = circle[2] / cos(PI / CORNERS)
	for i in CORNERS:
		points.append(Vector2(circle[0], circle[1]) + reach * Vector2.from_angle(TAU * i / CORNERS))
	return points

# Bakes, and lets the server take the mesh over.
func bake(circles: Array, side: float, radius: float) -> NavigationPolygon:
	var source := NavigationMeshSourceGeometryData2D.new()
	source.add_traversable_outline(PackedVector2Array([Vector2(0, 0), Vector2(side, 0),
		Vector2(side, side), Vector2(0, side)]))
	for circle in circles:
		source.add_obstruction_outline(outline(circle))
	var mesh := NavigationPolygon.new()
	mesh.agent_radius = radius
	NavigationServer2D.bake_from_source_geometry_data(mesh, source)
	NavigationServer2D.region_set_navigation_polygon(region, mesh)
	NavigationServer2D.map_force_update(map)
	return mesh

func path_between(query: Array) -> PackedVector2Array:
	return NavigationServer2D.map_get_path(map, Vector2(query[0], query[1]),
		Vector2(query[2], query[3]), true)

# To a thousandth of a pixel: the web build loses what is long when it quits.
func flat(points: PackedVector2Array) -> Array:
	var numbers := []
	for point in points:
		numbers.append(snappedf(point.x, 0.001))
		numbers.append(snappedf(point.y, 0.001))
	return numbers

func _ready() -> void:
	var asked: Dictionary = JSON.parse_string(FileAccess.get_file_as_string("res://circles.json"))
	map = NavigationServer2D.map_create()
	NavigationServer2D.map_set_active(map, true)
	region = NavigationServer2D.region_create()
	NavigationServer2D.region_set_map(region, map)
	await get_tree().physics_frame
	var told := {}
	var begin := Time.get_ticks_usec()
	var mesh := bake(asked.circles, asked.side, asked.radius)
	told.bake = Time.get_ticks_usec() - begin
	told.polygons = mesh.get_polygon_count()
	var paths := []
	begin = Time.get_ticks_usec()
	for query in asked.queries:
		paths.append(path_between(query))
	told.queries = Time.get_ticks_usec() - begin
	told.paths = paths.map(flat)
	asked.circles[asked.moved[0]] = asked.moved.slice(1)
	begin = Time.get_ticks_usec()
	bake(asked.circles, asked.side, asked.radius)
	told.found = path_between(asked.queries[0]).size()
	told.edit = Time.get_ticks_usec() - begin
	print("MEASURED ", JSON.stringify(told))
	get_tree().quit(0)
