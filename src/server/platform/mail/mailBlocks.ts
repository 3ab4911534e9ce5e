import type { MailStyles } from './mailStyles.ts'
import { markup, type Markup } from '#server/platform/text/markup.ts'
import { proseToMarkup } from '#server/platform/text/prose.ts'

export type MailBlock = { readonly text: string; readonly html: (styles: MailStyles) => Markup }

/** A part of a mail as its template gives it: plain prose is a paragraph. */
export type MailPart = MailBlock | string

export const toMailBlock = (part: MailPart): MailBlock =>
  typeof part === 'string' ? paragraph(part) : part

const paragraph = (prose: string): MailBlock => ({
  text: prose,
  html: (styles) => markup`<p style="${styles.paragraph}">${proseToMarkup(prose)}</p>`,
})

/** Smaller text for reassurance at the end of a mail. */
export const note = (prose: string): MailBlock => ({
  text: prose,
  html: (styles) => markup`<p style="${styles.note}">${proseToMarkup(prose)}</p>`,
})

/** A code that readers type elsewhere, so its digits run from left to right in every language. */
export const code = (digits: string): MailBlock => ({
  text: digits,
  html: (styles) => markup`<div dir="ltr" style="${styles.code}">${digits}</div>`,
})

export const button = (label: string, address: string): MailBlock => ({
  text: `${label}:\n${address}`,
  html: (styles) =>
    markup`<p style="${styles.buttonWrapper}"><a href="${address}" target="_blank" style="${styles.button}">${proseToMarkup(label)}</a></p>`,
})

export const details = (rows: readonly (readonly [term: string, fact: string])[]): MailBlock => ({
  text: rows.map((row) => row.join(': ')).join('\n'),
  html: (styles) =>
    markup`<div style="${styles.details}">${rows.map(
      ([term, fact]) =>
        markup`<p style="${styles.term}">${term}</p><p style="${styles.detail}">${proseToMarkup(fact)}</p>`,
    )}</div>`,
})

/** Returns details of the rows that have a value; empty without any. */
export function optionalDetails(
  rows: readonly (readonly [term: string, fact: string])[],
): MailBlock[] {
  const present = rows.filter(([, fact]) => fact)
  return present.length ? [details(present)] : []
}
