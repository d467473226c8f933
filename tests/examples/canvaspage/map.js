// Reads a map that Thicket exported as GeoJSON, and draws it on a canvas. No library is needed.

const isPoint = (p) => Array.isArray(p) && p.length >= 2 && p.slice(0, 2).every(Number.isFinite);

// Metres in a degree of longitude and of latitude at that latitude, on the ellipsoid WGS 84.
function metresPerDegree(latitude) {
    const degree = Math.PI / 180;
    const semiMajor = 6378137;
    const flattening = 1 / 298.257223563;
    const squaredEccentricity = flattening * (2 - flattening);
    const w = 1 - squaredEccentricity * Math.sin(latitude * degree) ** 2;
    return [degree * semiMajor / Math.sqrt(w) * Math.cos(latitude * degree),
        degree * semiMajor * (1 - squaredEccentricity) / (w * Math.sqrt(w))];
}

// What Thicket says about a file's coordinates: {toMap([x, y]), ofCenter([x, y])}. Positions in the
// file may be scaled, or degrees; centres, radii and thicknesses are in map units, and centres have
// the y axis of the map. All become map units, with y up. Files of other programs stay as they are.
function frameOf({ coordinates, longitude = 0, latitude = 0, scale = 1, map } = {}) {
    const isDown = map?.yAxis === 'down';
    const ofCenter = ([x, y]) => [x, isDown ? -y : y];
    if (coordinates !== 'degrees')
        return { toMap: ([x, y]) => [x / scale, y / scale], ofCenter };
    const metres = metresPerDegree(latitude);
    const toMap = ([east, north]) =>
        [(east - longitude) * metres[0] / scale, (north - latitude) * metres[1] / scale];
    return { toMap, ofCenter };
}

// The properties of a feature say more than its geometry: a circle's ring only comes near to it, its
// centre and radius are exact.
function shapesOfFeature(feature, { toMap, ofCenter }) {
    const { kind, center, radius, thickness = 0, inverted = false, name = '', layer = '' } =
        feature.properties ?? {};
    const common = { name, layer };
    const { type, coordinates } = feature.geometry ?? {};
    if (isPoint(center) && Number.isFinite(radius) && type !== 'Point')
        return [{ ...common, kind: 'circle', center: ofCenter(center), radius, inverted }];
    const line = (points) => ({ ...common, kind: 'wall', points: points.map(toMap), thickness });
    const polygon = (rings) =>
        ({ ...common, kind: 'polygon', rings: rings.map((ring) => ring.map(toMap)), inverted });
    switch (type) {
    case 'Point':
        return [{ ...common, kind: kind ?? 'point', center: toMap(coordinates), radius }];
    case 'LineString': return [line(coordinates)];
    case 'MultiLineString': return coordinates.map(line);
    case 'Polygon': return [polygon(coordinates)];
    case 'MultiPolygon': return coordinates.map(polygon);
    default: return [];
    }
}

// The shapes of a FeatureCollection, in its order:
// {kind: 'circle', center: [x, y], radius, inverted}, {kind: 'wall', points, thickness},
// {kind: 'polygon', rings, inverted}, {kind: 'start' | 'goal' | 'agent' | ..., center}; each with its
// name and layer. All lengths are map units, and y points up, as in all GeoJSON.
export function shapesOf(geojson) {
    if (geojson?.type !== 'FeatureCollection' || !Array.isArray(geojson.features))
        throw new Error('This is no GeoJSON FeatureCollection.');
    const frame = frameOf(geojson.thicket);
    return geojson.features.flatMap((feature) => shapesOfFeature(feature, frame));
}

function pointsOf(shape) {
    if (shape.rings)
        return shape.rings.flat();
    if (shape.points)
        return shape.points;
    const [x, y] = shape.center;
    const r = shape.radius ?? 0;
    return [[x - r, y - r], [x + r, y + r]];
}

// {min: [x, y], max: [x, y]} round all shapes; null without any.
export function boundsOf(shapes) {
    const points = shapes.flatMap(pointsOf);
    if (points.length === 0)
        return null;
    const min = [Infinity, Infinity];
    const max = [-Infinity, -Infinity];
    for (const point of points) {
        for (const axis of [0, 1]) {
            min[axis] = Math.min(min[axis], point[axis]);
            max[axis] = Math.max(max[axis], point[axis]);
        }
    }
    return { min, max };
}

// From the map to a canvas of that size, all of it in sight: {scale, toCanvas([x, y])}.
export function viewOf(shapes, width, height, margin = 16) {
    const { min, max } = boundsOf(shapes) ?? { min: [0, 0], max: [1, 1] };
    const breadth = Math.max(max[0] - min[0], 1e-9);
    const tall = Math.max(max[1] - min[1], 1e-9);
    const scale = Math.min((width - 2 * margin) / breadth, (height - 2 * margin) / tall);
    const left = (width - breadth * scale) / 2;
    const top = (height - tall * scale) / 2;
    return { scale, toCanvas: ([x, y]) => [left + (x - min[0]) * scale, top + (max[1] - y) * scale] };
}

function trace(context, view, points) {
    points.forEach((point, i) => {
        const [x, y] = view.toCanvas(point);
        if (i === 0)
            context.moveTo(x, y);
        else
            context.lineTo(x, y);
    });
}

function drawShape(context, view, shape) {
    context.beginPath();
    if (shape.kind === 'wall') {
        trace(context, view, shape.points);
        context.lineWidth = Math.max(2, shape.thickness * view.scale);
        context.stroke();
        return;
    }
    if (shape.rings) {
        for (const ring of shape.rings) {
            trace(context, view, ring);
            context.closePath();
        }
    } else {
        const [x, y] = view.toCanvas(shape.center);
        const isMarker = shape.kind !== 'circle';
        context.arc(x, y, isMarker ? 5 : shape.radius * view.scale, 0, 2 * Math.PI);
    }
    context.lineWidth = 1.25;
    if (!shape.inverted)
        context.fill('evenodd');
    context.stroke();
}

const colours = {
    start: ['#f9faf7', '#c94a00'], goal: ['#c94a00', '#1d2420'], obstacle: ['#d0dcc9', '#697a62'],
};

// Draws all shapes as large as the canvas allows.
export function draw(canvas, shapes) {
    const context = canvas.getContext('2d');
    const view = viewOf(shapes, canvas.width, canvas.height);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.lineCap = context.lineJoin = 'round';
    for (const shape of shapes) {
        [context.fillStyle, context.strokeStyle] = colours[shape.kind] ?? colours.obstacle;
        drawShape(context, view, shape);
    }
}
