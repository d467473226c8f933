// The few classes of Unity that ThicketWalker.cs uses, for a test that runs it without Unity. Names
// and signatures are those of Unity 2019 to 6.

namespace UnityEngine
{
    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }
    }

    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }
    }

    public class TextAsset
    {
        public byte[] bytes { get; private set; }
        public TextAsset(byte[] bytes) { this.bytes = bytes; }
    }

    public class Transform
    {
        public Vector3 position { get; set; }
    }

    public class MonoBehaviour
    {
        public Transform transform { get; private set; }
        public MonoBehaviour() { transform = new Transform(); }
    }

    public static class Time
    {
        public static float deltaTime { get { return 1f / 60; } }
    }
}
