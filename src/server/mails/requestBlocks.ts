import { inLanguage, type Language } from '#domain/locale.ts'
import { amountFormatters } from '#server/platform/text/amounts.ts'
import { facts, paragraph, type Block } from '#server/platform/mail/blocks.ts'
import { utcMomentText, proseIn } from '#server/platform/text/prose.ts'
import type { RequestMailValues } from './requestMail.ts'
import { requestWords } from './texts/requests/words.ts'

/** What letters about requests show rather than say. */
export function requestBlocks(language: Language) {
  const t = proseIn(language)
  const words = inLanguage(requestWords, language)
  const { money, number } = amountFormatters(language)

  const givenFacts = (rows: readonly (readonly [term: string, fact: string])[]): Block[] => {
    const present = rows.filter(([, fact]) => fact)
    return present.length ? [facts(present)] : []
  }

  const until = ({ validUntil }: RequestMailValues): string =>
    validUntil ? words.utc(utcMomentText(language, validUntil)) : ''

  return {
    until,

    /** What the other side wrote, and about what. */
    message: ({ text, about }: RequestMailValues): Block[] => [
      ...(text ? [paragraph(t`${text}`)] : []),
      ...givenFacts([[words.about, t`${about}`]]),
    ],

    /** What it is about: with prices where there are some. */
    lines: ({ lines }: RequestMailValues): Block[] =>
      givenFacts(
        lines.map(({ name, quantity, unitPrice }) => [
          t`${name}`,
          unitPrice
            ? `${number(quantity)} × ${money(unitPrice)}`
            : `${words.quantity}: ${number(quantity)}`,
        ]),
      ),

    offer: (values: RequestMailValues): Block[] =>
      givenFacts([
        [words.total, values.total ? money(values.total) : ''],
        [words.until, until(values)],
      ]),

    sender: ({ sender }: RequestMailValues): Block[] =>
      givenFacts([
        [words.name, t`${`${sender.firstName} ${sender.lastName}`}`],
        [words.email, t`${sender.email}`],
        [words.phone, t`${sender.phone}`],
        [words.company, t`${sender.companyName}`],
        [words.place, t`${sender.place}`],
      ]),
  }
}
