// The compiler types keys as plain strings, because a value may have more of them than its type
// says. Our tables do not: they are literals. These two are the only places that say so.

export const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(table) as K[]

/** A table with one entry for each of the keys. */
export const tableOf = <K extends string, V>(
  keys: readonly K[],
  valueOf: (key: K) => V,
): Record<K, V> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
