/** Field name → error message. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

type Failure = {
  readonly message: string
  /** JSON pointer → reason */
  readonly fields: Readonly<Record<string, string>>
}

/** Shows a refusal on the fields it names or on `errorFields`, otherwise above the form. */
export function assignFieldErrors(
  { message, fields }: Failure,
  names: readonly string[],
  errorFields: readonly string[],
): { readonly errors: FieldErrors; readonly formMessage?: string } {
  const reasons = Object.entries(fields).map(
    ([pointer, reason]) => [pointer.slice(1), reason] as const,
  )
  const knownReasons = reasons.filter(([name]) => names.includes(name))
  const unknownReasons = reasons
    .filter(([name]) => !names.includes(name))
    .map(([, reason]) => reason)
  if (errorFields.length) {
    const reason = reasons[0]?.[1] ?? message
    return {
      errors: Object.fromEntries([...errorFields.map((name) => [name, reason]), ...knownReasons]),
    }
  }
  const errors = Object.fromEntries(knownReasons)
  if (knownReasons.length && !unknownReasons.length) return { errors }
  return { errors, formMessage: unknownReasons.join(' ') || message }
}
