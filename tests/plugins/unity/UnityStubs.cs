// The few classes of Unity that ThicketMap.cs uses, for a test that runs it without Unity. Names and
// signatures are those of Unity 2019 to 6. Values are only kept.

using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Reflection;
using System.Text;

namespace UnityEngine
{
    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
    }

    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    }

    public struct Quaternion
    {
        public Vector3 degrees; // Unity keeps four numbers
        public static Quaternion Euler(float x, float y, float z)
        {
            return new Quaternion { degrees = new Vector3(x, y, z) };
        }
    }

    public class Object { public string name { get; set; } }

    public class Component : Object
    {
        public GameObject gameObject { get; internal set; }
        public Transform transform { get { return gameObject.transform; } }
    }

    public class Behaviour : Component { }
    public class MonoBehaviour : Behaviour { }

    public class Transform : Component
    {
        public readonly List<Transform> children = new List<Transform>();
        public Transform parent;
        public Vector3 localPosition { get; set; }
        public Quaternion localRotation { get; set; }
        public void SetParent(Transform parent, bool worldPositionStays)
        {
            this.parent = parent;
            parent.children.Add(this);
        }
    }

    public sealed class GameObject : Object
    {
        public readonly List<Component> components = new List<Component>();
        public Transform transform { get; private set; }
        public GameObject(string name)
        {
            this.name = name;
            transform = new Transform { gameObject = this };
        }
        public T AddComponent<T>() where T : Component, new()
        {
            T made = new T { gameObject = this };
            components.Add(made);
            return made;
        }
    }

    public class TextAsset : Object { public string text { get; set; } }

    public class Collider2D : Behaviour { }
    public sealed class CircleCollider2D : Collider2D { public float radius { get; set; } }
    public sealed class PolygonCollider2D : Collider2D { public Vector2[] points { get; set; } }
    public sealed class EdgeCollider2D : Collider2D
    {
        public Vector2[] points { get; set; }
        public float edgeRadius { get; set; }
    }

    /// As the real one: public fields by their names, of [Serializable] classes, and arrays of them.
    /// A key without a field is ignored there; here it is an error, as is a field without a key.
    public static class JsonUtility
    {
        public static T FromJson<T>(string json)
        {
            return (T)Make(new JsonReader(json).Value(), typeof(T));
        }

        static object Make(object value, Type type)
        {
            if (type.IsArray)
            {
                IList list = (IList)value;
                Array array = Array.CreateInstance(type.GetElementType(), list.Count);
                for (int i = 0; i < list.Count; ++i)
                    array.SetValue(Make(list[i], type.GetElementType()), i);
                return array;
            }
            if (type == typeof(string))
                return (string)value;
            if (type == typeof(bool))
                return (bool)value;
            if (type == typeof(double))
                return double.Parse(((JsonReader.Number)value).text, CultureInfo.InvariantCulture);
            if (type == typeof(int) || type == typeof(long))
                return Convert.ChangeType(long.Parse(((JsonReader.Number)value).text,
                    CultureInfo.InvariantCulture), type);
            return MakeObject((Dictionary<string, object>)value, type);
        }

        static object MakeObject(Dictionary<string, object> values, Type type)
        {
            if (!type.IsSerializable)
                throw new FormatException(type.Name + " is not [Serializable]");
            object made = Activator.CreateInstance(type);
            FieldInfo[] fields = type.GetFields(BindingFlags.Public | BindingFlags.Instance);
            foreach (FieldInfo field in fields)
                field.SetValue(made, Make(values[field.Name], field.FieldType));
            if (fields.Length != values.Count)
                throw new FormatException(type.Name + " has not all of the keys");
            return made;
        }
    }

    sealed class JsonReader
    {
        public sealed class Number { public string text; }

        readonly string text;
        int at;

        public JsonReader(string text) { this.text = text; }

        public object Value()
        {
            switch (Next())
            {
                case '{': return Members();
                case '[': return Elements();
                case '"': return Text();
                case 't': at += 4; return true;
                case 'f': at += 5; return false;
            }
            int begin = at;
            while (at < text.Length && "+-.eE0123456789".IndexOf(text[at]) >= 0)
                ++at;
            return new Number { text = text.Substring(begin, at - begin) };
        }

        char Next()
        {
            while (char.IsWhiteSpace(text[at]))
                ++at;
            return text[at];
        }

        bool Ends(char bracket)
        {
            if (Next() == ',')
                ++at;
            bool ends = Next() == bracket;
            at += ends ? 1 : 0;
            return ends;
        }

        Dictionary<string, object> Members()
        {
            Dictionary<string, object> members = new Dictionary<string, object>();
            ++at;
            while (!Ends('}'))
            {
                Next();
                string key = Text();
                Next();
                ++at; // the colon
                members.Add(key, Value());
            }
            return members;
        }

        List<object> Elements()
        {
            List<object> elements = new List<object>();
            ++at;
            while (!Ends(']'))
                elements.Add(Value());
            return elements;
        }

        string Text()
        {
            StringBuilder made = new StringBuilder();
            for (++at; text[at] != '"'; ++at)
                made.Append(text[at] == '\\' ? Escaped() : text[at]);
            ++at;
            return made.ToString();
        }

        char Escaped()
        {
            char kind = text[++at];
            if (kind != 'u')
                return "\"\\/\b\f\n\r\t"["\"\\/bfnrt".IndexOf(kind)];
            at += 4;
            return (char)int.Parse(text.Substring(at - 3, 4), NumberStyles.HexNumber);
        }
    }
}
