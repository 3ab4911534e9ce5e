/** What is wrong, by the name of the field. */
export type Errors = Readonly<Record<string, string | undefined>>

type Failure = {
  readonly message: string
  /** JSON pointer → reason */
  readonly fields: Readonly<Record<string, string>>
}

/** Where a refusal is shown: on the fields it names or that are to blame, else above the form. */
export function placedFailure(
  { message, fields }: Failure,
  names: readonly string[],
  blamed: readonly string[],
): { readonly errors: Errors; readonly rest?: string } {
  const reasons = Object.entries(fields).map(
    ([pointer, reason]) => [pointer.slice(1), reason] as const,
  )
  const known = reasons.filter(([name]) => names.includes(name))
  const strange = reasons.filter(([name]) => !names.includes(name)).map(([, reason]) => reason)
  if (blamed.length) {
    const reason = reasons[0]?.[1] ?? message
    return { errors: Object.fromEntries([...blamed.map((name) => [name, reason]), ...known]) }
  }
  const errors = Object.fromEntries(known)
  if (known.length && !strange.length) return { errors }
  return { errors, rest: strange.join(' ') || message }
}
