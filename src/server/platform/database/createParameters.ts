/** Adds a value to a statement and returns its placeholder, such as `$3`. */
export type AddParameter = (value: unknown) => string

/** Collects the values of a statement while its text is composed. */
export function createParameters(): { readonly values: unknown[]; readonly add: AddParameter } {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}
