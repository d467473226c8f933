// For Unity: an object that walks the shortest path of a map, in the plane of x and y. Give it a map
// as a TextAsset (NAME.thicket, renamed to NAME.thicket.bytes) and set Target.

using Thicket;
using UnityEngine;

public sealed class ThicketWalker : MonoBehaviour
{
    public TextAsset map;
    public float radius = 0.5f;
    public float speed = 3;
    public Vector2 target;

    World world;
    Query query;
    Vector2 planned; // the target of the path
    double length;   // of the path
    double walked;

    void Start()
    {
        using (Map read = Map.Parse(map.bytes))
            world = new World(read, radius);
        world.Commit();
        query = new Query();
        Plan();
    }

    void Update()
    {
        if (planned.x != target.x || planned.y != target.y)
            Plan();
        if (walked >= length)
            return;
        walked += speed * Time.deltaTime;
        Point direction;
        Vector2 at = query.At(walked, out direction);
        transform.position = new Vector3(at.x, at.y, 0);
    }

    // Where the target cannot be reached, to the nearest point that can. A place that touches an
    // obstacle may be inside it once it is rounded to single precision: the nearest free one then.
    void Plan()
    {
        Vector3 here = transform.position;
        Point from;
        world.NearestFree(new Vector2(here.x, here.y), out from, radius);
        PathResult path = query.FindNearest(world, from, target, radius);
        planned = target;
        length = path.Length;
        walked = 0;
    }

    void OnDestroy()
    {
        if (query != null)
            query.Dispose();
        if (world != null)
            world.Dispose();
    }
}
