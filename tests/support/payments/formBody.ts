export type Form = { [name: string]: Form | string }

/** `a[b][0]=c` as Stripe reads it; lists become objects by their index. */
export function formOf(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let place = form
    for (const part of path) {
      const next = place[part]
      place = typeof next === 'object' ? next : (place[part] = {})
    }
    place[last] = value
  }
  return form
}

export const inForm = (form: Form, ...path: readonly string[]): Form | string | undefined =>
  path.reduce<Form | string | undefined>(
    (found, part) => (typeof found === 'object' ? found[part] : undefined),
    form,
  )

export function wordIn(form: Form, ...path: readonly string[]): string | undefined {
  const found = inForm(form, ...path)
  return typeof found === 'string' ? found : undefined
}

/** A hash such as metadata; empty where it was not sent. */
export function wordsIn(form: Form, ...path: readonly string[]): Record<string, string> {
  const found = inForm(form, ...path)
  if (typeof found !== 'object') return {}
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
