export type Form = { [name: string]: Form | string }

/** Parses `a[b][0]=c` as Stripe does; lists become objects keyed by index. */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    let target = form
    for (const part of path) {
      const next = target[part]
      target = typeof next === 'object' ? next : (target[part] = {})
    }
    target[last] = value
  }
  return form
}

export const formValue = (form: Form, ...path: readonly string[]): Form | string | undefined =>
  path.reduce<Form | string | undefined>(
    (found, part) => (typeof found === 'object' ? found[part] : undefined),
    form,
  )

export function formText(form: Form, ...path: readonly string[]): string | undefined {
  const found = formValue(form, ...path)
  return typeof found === 'string' ? found : undefined
}

/** Returns a hash such as metadata; empty if it was not sent. */
export function formTexts(form: Form, ...path: readonly string[]): Record<string, string> {
  const found = formValue(form, ...path)
  if (typeof found !== 'object') return {}
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
