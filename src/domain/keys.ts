// The compiler types keys as plain strings, because a value may have more keys than its type lists.
// Our tables are literals and do not. Only these two functions make that assumption.

export const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(table) as K[]

/** Returns a table with one entry for each key. */
export const recordFromKeys = <K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K) => V,
): Record<K, V> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
