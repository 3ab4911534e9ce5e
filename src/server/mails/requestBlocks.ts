import { inLanguage, type Language } from '#domain/locale.ts'
import { amountsIn } from '#server/platform/text/amounts.ts'
import { facts, paragraph, type Block } from '#server/platform/mail/blocks.ts'
import { momentIn, proseIn } from '#server/platform/text/prose.ts'
import type { RequestNews } from './requestMail.ts'
import { requestWords } from './texts/requests/words.ts'

/** What letters about requests show rather than say. */
export function requestBlocks(language: Language) {
  const t = proseIn(language)
  const words = inLanguage(requestWords, language)
  const { money, number } = amountsIn(language)

  const given = (rows: readonly (readonly [term: string, fact: string])[]): Block[] => {
    const told = rows.filter(([, fact]) => fact)
    return told.length ? [facts(told)] : []
  }

  const until = ({ validUntil }: RequestNews): string =>
    validUntil ? words.utc(momentIn(language, validUntil)) : ''

  return {
    until,

    /** What the other side wrote, and about what. */
    said: ({ text, about }: RequestNews): Block[] => [
      ...(text ? [paragraph(t`${text}`)] : []),
      ...given([[words.about, t`${about}`]]),
    ],

    /** What it is about: with prices where there are some. */
    lines: ({ lines }: RequestNews): Block[] =>
      given(
        lines.map(({ name, quantity, unitPrice }) => [
          t`${name}`,
          unitPrice
            ? `${number(quantity)} × ${money(unitPrice)}`
            : `${words.quantity}: ${number(quantity)}`,
        ]),
      ),

    offer: (news: RequestNews): Block[] =>
      given([
        [words.total, news.total ? money(news.total) : ''],
        [words.until, until(news)],
      ]),

    sender: ({ sender }: RequestNews): Block[] =>
      given([
        [words.name, t`${`${sender.firstName} ${sender.lastName}`}`],
        [words.email, t`${sender.email}`],
        [words.phone, t`${sender.phone}`],
        [words.company, t`${sender.companyName}`],
        [words.place, t`${sender.place}`],
      ]),
  }
}
