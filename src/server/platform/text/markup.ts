/** HTML that is safe to send: everything interpolated into it has been escaped. */
export type Markup = { readonly markup: string }

type MarkupPart = string | number | Markup | readonly Markup[]

/** Builds HTML and escapes every interpolated text; nested markup is kept as it is. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup => ({
  markup: strings.reduce((before, after, index) => {
    const part = parts[index - 1]
    return before + (part === undefined ? '' : renderPart(part)) + after
  }),
})

const renderPart = (part: MarkupPart): string => {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
