/** Returns a function that makes a value with its first call and returns the same value from then on. */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
