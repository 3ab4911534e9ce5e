/** Computes the value of each key once, when it is first needed. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>()
  return (key) => {
    const known = values.get(key)
    if (known) return known.value
    const value = compute(key)
    values.set(key, { value })
    return value
  }
}
