using System;
using System.Text;

namespace Thicket
{
    /// A fault of a call; the message is the library's sentence. The call changed nothing, except for
    /// Status.Memory.
    public sealed class ThicketException : Exception
    {
        public Status Status { get; private set; }

        internal ThicketException(Status status, string message) : base(message) { Status = status; }
    }

    /// A thk_error for each thread, so that calls do not allocate one.
    internal static class Fault
    {
        internal const int Size = 512;
        internal const int MessageAt = 8;

        [ThreadStatic] static byte[] bytes;

        internal static byte[] Bytes
        {
            get
            {
                if (bytes == null)
                {
                    bytes = new byte[Size];
                    BitConverter.GetBytes((uint)Size).CopyTo(bytes, 0);
                }
                return bytes;
            }
        }

        /// Returns a status or outcome >= 0 of a call that was given Bytes.
        internal static int Check(int status)
        {
            if (status < 0)
                throw new ThicketException((Status)status, Message());
            return status;
        }

        static string Message()
        {
            int end = Array.IndexOf(bytes, (byte)0, MessageAt);
            return Encoding.UTF8.GetString(bytes, MessageAt, end - MessageAt);
        }

        /// The same for calls that say no sentence.
        internal static void Check(int status, string message)
        {
            if (status < 0)
                throw new ThicketException((Status)status, message);
        }
    }
}
