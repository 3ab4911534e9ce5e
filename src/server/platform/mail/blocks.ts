import type { MailStyles } from './look.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { asMarkup } from '#server/platform/text/prose.ts'

/** A part of a letter in both of its forms. */
export type Block = { readonly text: string; readonly html: (look: MailStyles) => Markup }

export const paragraph = (prose: string): Block => ({
  text: prose,
  html: (styles) => markup`<p style="${styles.paragraph}">${asMarkup(prose)}</p>`,
})

/** What may be said smaller: reassurance, at the end. */
export const note = (prose: string): Block => ({
  text: prose,
  html: (styles) => markup`<p style="${styles.note}">${asMarkup(prose)}</p>`,
})

/** Read off and typed elsewhere: the same digits from left to right in every language. */
export const code = (digits: string): Block => ({
  text: digits,
  html: (styles) => markup`<div dir="ltr" style="${styles.code}">${digits}</div>`,
})

export const button = (label: string, address: string): Block => ({
  text: `${label}:\n${address}`,
  html: (styles) =>
    markup`<p style="${styles.buttonPlace}"><a href="${address}" target="_blank" style="${styles.button}">${asMarkup(label)}</a></p>`,
})

export const facts = (rows: readonly (readonly [term: string, fact: string])[]): Block => ({
  text: rows.map((row) => row.join(': ')).join('\n'),
  html: (styles) =>
    markup`<div style="${styles.facts}">${rows.map(
      ([term, fact]) =>
        markup`<p style="${styles.term}">${term}</p><p style="${styles.fact}">${asMarkup(fact)}</p>`,
    )}</div>`,
})
