import callOnce from "./cpp_runtime/call_once.cpp" with { type: "text" };
import exceptionPtr from "./cpp_runtime/exception_ptr.cpp" with { type: "text" };
import exception from "./cpp_runtime/exception.h" with { type: "text" };
import filesystemError from "./cpp_runtime/filesystem_error.cpp" with { type: "text" };
import future from "./cpp_runtime/future.cpp" with { type: "text" };
import libraryThrows from "./cpp_runtime/library_throws.cpp" with { type: "text" };
import newAndDelete from "./cpp_runtime/new.cpp" with { type: "text" };
import personality from "./cpp_runtime/personality.cpp" with { type: "text" };
import start from "./cpp_runtime/start.cpp" with { type: "text" };
import terminate from "./cpp_runtime/terminate.cpp" with { type: "text" };
import throwing from "./cpp_runtime/throw.cpp" with { type: "text" };
import typeName from "./cpp_runtime/type_name.cpp" with { type: "text" };

/**
 * The exception runtime, which the sysroot lacks: its libc++ was built without exceptions. Each text becomes one object, linked only
 * where something needs it, in front of the libraries, so that none of theirs is.
 */
export const cppRuntimeSources: Readonly<Record<string, string>> = {
  throw: throwing,
  personality,
  terminate,
  type_name: typeName,
  exception_ptr: exceptionPtr,
  new: newAndDelete,
  call_once: callOnce,
  future,
  library_throws: libraryThrows,
};

/** Headers that the sources above include, by name. */
export const cppRuntimeHeaders: Readonly<Record<string, string>> = { "exception.h": exception };

/** The entry point, in place of libc's. */
export const cppStartSource = start;

/** Linked only beside objects in which {@link filesystemName} occurs: the namespace, mangled. */
export const filesystemErrorSource = filesystemError;
export const filesystemName = "10filesystem";
