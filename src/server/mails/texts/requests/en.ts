import { button, note } from '#server/platform/mail/mailBlocks.ts'
import type { MailDraft, MailSender } from '#server/platform/mail/mailDraft.ts'
import type { MailTemplates } from '../../mailTemplates.ts'
import { pluralize, proseTagFor } from '#server/platform/text/prose.ts'
import { createRequestBlocks } from '../../requestBlocks.ts'
import type { RequestMailTemplate, RequestMailValues } from '../../requestMail.ts'

const t = proseTagFor('en')
const { lineDetails, offerDetails, message, senderDetails, until } = createRequestBlocks('en')

const daysOf = (number: number) => pluralize('en', number, { one: '# day', other: '# days' })

const openButton = (
  label: string,
  { link: address, linkDays }: RequestMailValues,
  { link }: MailSender,
) => [
  ...(address ? [button(label, link(address))] : []),
  ...(linkDays
    ? [
        note(
          t`The link opens this one request, without a password, for ${daysOf(linkDays)}. Keep it to yourself; on its page you can ask for a new one later.`,
        ),
      ]
    : []),
]
const viewButton = (values: RequestMailValues, mailSender: MailSender) =>
  openButton('View the request', values, mailSender)

const contactNote = ({ email }: MailSender) =>
  note(t`You can also write to ${email}. A person will answer.`)

/** Builds a mail to the shop: what happened, who sent it, and where to continue. */
const shopMail = (
  values: RequestMailValues,
  mailSender: MailSender,
  subject: string,
  heading: string,
): MailDraft => ({
  subject,
  preview: values.text ? t`${values.text}` : heading,
  heading,
  blocks: [
    t`Request ${values.number}`,
    ...message(values),
    ...lineDetails(values),
    ...senderDetails(values),
    button('Open it in the back office', mailSender.link(values.link)),
  ],
})

export const en: Pick<MailTemplates, RequestMailTemplate> = {
  // The address may not belong to the person who typed it, so the mail repeats nothing they typed.
  requestReceived: (values, mailSender) => {
    const isQuote = values.type === 'quote'
    return {
      subject: isQuote
        ? t`Your request for a quote ${values.number} at ${mailSender.brand}`
        : t`Your message to ${mailSender.brand}, ${values.number}`,
      preview: isQuote ? 'We are working out an offer for you.' : 'We will get back to you.',
      heading: isQuote ? 'We have your request for a quote' : 'We have your message',
      blocks: [
        isQuote
          ? t`Thank you for asking us. Your request has the number ${values.number}; you will hear from us with an offer, or with a question.`
          : t`Thank you for writing to us. Your message has the number ${values.number}, and one of us will answer it by email.`,
        ...lineDetails(values),
        ...viewButton(values, mailSender),
        note(t`If it was not you who wrote to ${mailSender.brand}, just ignore this message.`),
      ],
    }
  },

  // This mail must not repeat anything they typed either.
  requestConfirm: (values, mailSender) => ({
    subject: t`Confirm your request for a quote ${values.number} at ${mailSender.brand}`,
    preview: 'Open the link, and we work out an offer for you.',
    heading: 'Please confirm your email address',
    blocks: [
      t`Thank you for asking us. Your request has the number ${values.number}. Open it to confirm that this address is yours; then we work out an offer, and you find it at the same place.`,
      ...lineDetails(values),
      ...openButton('Confirm and open the request', values, mailSender),
      note(
        t`If it was not you who wrote to ${mailSender.brand}, just ignore this message: nothing happens without the link.`,
      ),
    ],
  }),

  requestLink: (values, mailSender) => ({
    subject: t`Request ${values.number}: your new link`,
    preview: 'It opens your request without a password.',
    heading: 'Your new link',
    blocks: [
      t`This opens your request ${values.number} at ${mailSender.brand}.`,
      ...viewButton(values, mailSender),
      note('If it was not you who asked for it, just ignore this message.'),
    ],
  }),

  requestInfoNeeded: (values, mailSender) => ({
    subject: t`Request ${values.number}: we need to know more`,
    preview: t`${values.text}`,
    heading: 'A question about your request',
    blocks: [
      t`Hello ${values.sender.firstName}, before we can make an offer for your request ${values.number} we need to know more.`,
      ...message(values),
      'Answer on the page of the request, and we go on with it.',
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestQuoted: (values, mailSender) => ({
    subject: t`Request ${values.number}: your offer is here`,
    preview: t`Valid until ${until(values)}.`,
    heading: 'Your offer is here',
    blocks: [
      t`Hello ${values.sender.firstName}, this is our offer for your request ${values.number}.`,
      ...message(values),
      ...lineDetails(values),
      ...offerDetails(values),
      'On the page of the request you can accept it, say what you would pay instead, or decline it. Another delivery address may change tax and delivery.',
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestMessage: (values, mailSender) => ({
    subject: t`Request ${values.number}: a message from ${mailSender.brand}`,
    preview: t`${values.text}`,
    heading: 'A message about your request',
    blocks: [
      t`Hello ${values.sender.firstName}, this is about your request ${values.number}.`,
      ...message(values),
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestAnswered: (values, mailSender) => ({
    subject: t`${values.number}: our answer to your message`,
    preview: t`${values.text}`,
    heading: 'Our answer to your message',
    blocks: [
      t`Hello ${values.sender.firstName}, thank you for your message ${values.number}.`,
      ...message(values),
      contactNote(mailSender),
    ],
  }),

  requestDeclined: (values, mailSender) => ({
    subject: t`Request ${values.number}: we cannot make an offer`,
    preview: t`${values.text}`,
    heading: 'We cannot make an offer this time',
    blocks: [
      t`Hello ${values.sender.firstName}, thank you for your request ${values.number}. We are not able to go on with it.`,
      ...message(values),
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestExpired: (values, mailSender) => ({
    subject: t`Request ${values.number}: our offer has expired`,
    preview: t`It was valid until ${until(values)}.`,
    heading: 'Our offer has expired',
    blocks: [
      t`Hello ${values.sender.firstName}, our offer for your request ${values.number} was valid until ${until(values)}.`,
      'If you still need these products, send us a new request: we are glad to help.',
      ...viewButton(values, mailSender),
      contactNote(mailSender),
    ],
  }),

  requestArrived: (values, mailSender) =>
    values.type === 'quote'
      ? shopMail(
          values,
          mailSender,
          t`${values.number}: a request for a quote`,
          'A new request for a quote',
        )
      : shopMail(values, mailSender, t`${values.number}: a message`, 'A new message'),

  requestReplied: (values, mailSender) =>
    shopMail(values, mailSender, t`${values.number}: the customer wrote`, 'The customer wrote'),

  requestCountered: (values, mailSender) =>
    shopMail(
      values,
      mailSender,
      t`${values.number}: a counter-offer`,
      'The customer makes a counter-offer',
    ),

  requestAccepted: (values, mailSender) =>
    shopMail(
      values,
      mailSender,
      t`${values.number}: the offer is accepted`,
      'Your offer is accepted',
    ),

  requestWithdrawn: (values, mailSender) =>
    shopMail(
      values,
      mailSender,
      t`${values.number}: the customer declined`,
      'The customer declined',
    ),
}
