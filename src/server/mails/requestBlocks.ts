import { pickTranslation, type Language } from '#domain/locale.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { optionalDetails, type MailBlock, type MailPart } from '#server/platform/mail/mailBlocks.ts'
import { utcMomentText, proseTagFor } from '#server/platform/text/prose.ts'
import type { RequestMailValues } from './requestMail.ts'
import { requestWords } from './texts/requests/requestWords.ts'

export function createRequestBlocks(language: Language) {
  const t = proseTagFor(language)
  const words = pickTranslation(requestWords, language)
  const { money, number } = amountFormatters(language)

  const formatValidUntil = ({ validUntil }: RequestMailValues): string =>
    validUntil ? words.utc(utcMomentText(language, validUntil)) : ''

  return {
    until: formatValidUntil,

    /** Returns the message of the other side, and the product it is about. */
    message: ({ text, about }: RequestMailValues): MailPart[] => [
      ...(text ? [t`${text}`] : []),
      ...optionalDetails([[words.about, t`${about}`]]),
    ],

    /** Returns the lines of the request, with prices where they have any. */
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
