/** Returns a filter value that matches the record; undefined if the record has no value. */
export function filterValue(param: string, value: unknown): string | undefined {
  const operator = /\[(\w+)\]$/.exec(param)?.[1] ?? 'in'
  const first = Array.isArray(value) ? value[0] : value
  if (operator === 'exists') return String(first !== undefined && first !== null && first !== '')
  if (first === null || first === undefined) return undefined
  const plain =
    typeof first === 'object'
      ? Object.values(first).find((each) => typeof each !== 'object')
      : first
  if (operator === 'contains')
    return String(plain)
      .replace(/<[^>]*>/g, '')
      .slice(0, 4)
  return String(plain)
}
