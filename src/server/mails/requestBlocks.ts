import { pickTranslation, type Language } from '#domain/locale.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { details, paragraph, type MailBlock } from '#server/platform/mail/mailBlocks.ts'
import { utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'
import type { RequestMailValues } from './requestMail.ts'
import { requestWords } from './texts/requests/requestWords.ts'

/** What letters about requests show rather than say. */
export function createRequestBlocks(language: Language) {
  const t = proseTagFor(language)
  const words = pickTranslation(requestWords, language)
  const { money, number } = amountFormatters(language)

  const optionalDetails = (
    rows: readonly (readonly [term: string, fact: string])[],
  ): MailBlock[] => {
    const present = rows.filter(([, fact]) => fact)
    return present.length ? [details(present)] : []
  }

  const formatValidUntil = ({ validUntil }: RequestMailValues): string =>
    validUntil ? words.utc(utcMomentText(language, validUntil)) : ''

  return {
    until: formatValidUntil,

    /** What the other side wrote, and about what. */
    message: ({ text, about }: RequestMailValues): MailBlock[] => [
      ...(text ? [paragraph(t`${text}`)] : []),
      ...optionalDetails([[words.about, t`${about}`]]),
    ],

    /** What it is about: with prices where there are some. */
    lineDetails: ({ lines }: RequestMailValues): MailBlock[] =>
      optionalDetails(
        lines.map(({ name, quantity, unitPrice }) => [
          t`${name}`,
          unitPrice
            ? `${number(quantity)} × ${money(unitPrice)}`
            : `${words.quantity}: ${number(quantity)}`,
        ]),
      ),

    offerDetails: (values: RequestMailValues): MailBlock[] =>
      optionalDetails([
        [words.total, values.total ? money(values.total) : ''],
        [words.until, formatValidUntil(values)],
      ]),

    senderDetails: ({ sender }: RequestMailValues): MailBlock[] =>
      optionalDetails([
        [words.name, t`${`${sender.firstName} ${sender.lastName}`}`],
        [words.email, t`${sender.email}`],
        [words.phone, t`${sender.phone}`],
        [words.company, t`${sender.companyName}`],
        [words.place, t`${sender.place}`],
      ]),
  }
}
