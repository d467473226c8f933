# Thicket in Godot's web exports, in which no library can be loaded: methods of the native class
# ThicketWorld over @thicket/nav, which the page has put into window.thicket.
extends RefCounted

var last_path: JavaScriptObject = null
var _world: JavaScriptObject = JavaScriptBridge.get_interface("thicket").world()
var _options: JavaScriptObject = JavaScriptBridge.create_object("Object")
var _radii := {}
var _is_changed := false

# The page loads the module beside the engine: wait for it before the first new().
static func is_loaded() -> bool:
	return JavaScriptBridge.eval("Boolean(window.thicket)", true)

func _init() -> void:
	_options.nearest = true

func add_circle(id: int, center: Vector2, radius: float) -> void:
	var shape: JavaScriptObject = JavaScriptBridge.create_object("Object")
	shape.center = _pair(center)
	shape.radius = radius
	_world.add(id, shape)
	_is_changed = true

func move(id: int, by: Vector2) -> void:
	_world.move(id, _pair(by))
	_is_changed = true

func remove(id: int) -> void:
	_world.remove(id)
	_is_changed = true

# To the goal, or to the nearest point that can be reached. From the nearest free point: a walker on
# the polyline is up to `max_error` inside a circle at its arcs.
func path(from: Vector2, to: Vector2, radius: float, max_error: float) -> PackedVector2Array:
	_prepare(radius)
	_options.radius = radius
	var start: JavaScriptObject = _world.nearestFree(_pair(from), radius)
	last_path = _world.path(start if start else _pair(from), _pair(to), _options)
	_options.into = last_path # the next path takes its memory
	var numbers := JavaScriptBridge.js_buffer_to_packed_byte_array(
			last_path.points(max_error).buffer).to_float64_array()
	var points := PackedVector2Array()
	points.resize(numbers.size() / 2)
	for i in points.size():
		points[i] = Vector2(numbers[2 * i], numbers[2 * i + 1])
	return points

func path_outcome() -> String:
	return last_path.outcome
func path_length() -> float:
	return last_path.length
func path_gap() -> float:
	return last_path.gap

func _prepare(radius: float) -> void:
	if not _radii.has(radius):
		_world.addRadius(radius)
		_radii[radius] = true
	if _is_changed:
		_world.commit()
		_is_changed = false

func _pair(point: Vector2) -> JavaScriptObject:
	return JavaScriptBridge.create_object("Array", point.x, point.y)
