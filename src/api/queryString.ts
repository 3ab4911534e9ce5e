export type QueryValue = string | number | boolean | null | undefined
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** Serializes a query: omits empty and null values, and repeats the name for each list item. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null && each !== '') parameters.append(name, String(each))
    }
  }
  return parameters.toString()
}
