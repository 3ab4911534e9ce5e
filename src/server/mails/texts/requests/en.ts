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
  requestReceived: (data, shop) => {
    const isQuote = data.type === 'quote'
    return {
      subject: isQuote
        ? t`Your request for a quote ${data.number} at ${shop.brand}`
        : t`Your message to ${shop.brand}, ${data.number}`,
      preview: isQuote ? 'We are working out an offer for you.' : 'We will get back to you.',
      heading: isQuote ? 'We have your request for a quote' : 'We have your message',
      blocks: [
        isQuote
          ? t`Thank you for asking us. Your request has the number ${data.number}; you will hear from us with an offer, or with a question.`
          : t`Thank you for writing to us. Your message has the number ${data.number}, and one of us will answer it by email.`,
        ...lineDetails(data),
        ...viewButton(data, shop),
        note(t`If it was not you who wrote to ${shop.brand}, just ignore this message.`),
      ],
    }
  },

  // This mail must not repeat anything they typed either.
  requestConfirm: (data, shop) => ({
    subject: t`Confirm your request for a quote ${data.number} at ${shop.brand}`,
    preview: 'Open the link, and we work out an offer for you.',
    heading: 'Please confirm your email address',
    blocks: [
      t`Thank you for asking us. Your request has the number ${data.number}. Open it to confirm that this address is yours; then we work out an offer, and you find it at the same place.`,
      ...lineDetails(data),
      ...openButton('Confirm and open the request', data, shop),
      note(
        t`If it was not you who wrote to ${shop.brand}, just ignore this message: nothing happens without the link.`,
      ),
    ],
  }),

  requestLink: (data, shop) => ({
    subject: t`Request ${data.number}: your new link`,
    preview: 'It opens your request without a password.',
    heading: 'Your new link',
    blocks: [
      t`This opens your request ${data.number} at ${shop.brand}.`,
      ...viewButton(data, shop),
      note('If it was not you who asked for it, just ignore this message.'),
    ],
  }),

  requestInfoNeeded: (data, shop) => ({
    subject: t`Request ${data.number}: we need to know more`,
    preview: t`${data.text}`,
    heading: 'A question about your request',
    blocks: [
      t`Hello ${data.sender.firstName}, before we can make an offer for your request ${data.number} we need to know more.`,
      ...message(data),
      'Answer on the page of the request, and we go on with it.',
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestQuoted: (data, shop) => ({
    subject: t`Request ${data.number}: your offer is here`,
    preview: t`Valid until ${until(data)}.`,
    heading: 'Your offer is here',
    blocks: [
      t`Hello ${data.sender.firstName}, this is our offer for your request ${data.number}.`,
      ...message(data),
      ...lineDetails(data),
      ...offerDetails(data),
      'On the page of the request you can accept it, say what you would pay instead, or decline it. Another delivery address may change tax and delivery.',
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestMessage: (data, shop) => ({
    subject: t`Request ${data.number}: a message from ${shop.brand}`,
    preview: t`${data.text}`,
    heading: 'A message about your request',
    blocks: [
      t`Hello ${data.sender.firstName}, this is about your request ${data.number}.`,
      ...message(data),
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestAnswered: (data, shop) => ({
    subject: t`${data.number}: our answer to your message`,
    preview: t`${data.text}`,
    heading: 'Our answer to your message',
    blocks: [
      t`Hello ${data.sender.firstName}, thank you for your message ${data.number}.`,
      ...message(data),
      contactNote(shop),
    ],
  }),

  requestDeclined: (data, shop) => ({
    subject: t`Request ${data.number}: we cannot make an offer`,
    preview: t`${data.text}`,
    heading: 'We cannot make an offer this time',
    blocks: [
      t`Hello ${data.sender.firstName}, thank you for your request ${data.number}. We are not able to go on with it.`,
      ...message(data),
      ...viewButton(data, shop),
      contactNote(shop),
    ],
  }),

  requestExpired: (data, shop) => ({
    subject: t`Request ${data.number}: our offer has expired`,
    preview: t`It was valid until ${until(data)}.`,
    heading: 'Our offer has expired',
    blocks: [
      t`Hello ${data.sender.firstName}, our offer for your request ${data.number} was valid until ${until(data)}.`,
      'If you still need these products, send us a new request: we are glad to help.',
      ...viewButton(data, shop),
      contactNote(shop),
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

  requestAccepted: (data, shop) =>
    shopMail(data, shop, t`${data.number}: the offer is accepted`, 'Your offer is accepted'),

  requestWithdrawn: (news, house) =>
    shopMail(news, house, t`${news.number}: the customer declined`, 'The customer declined'),
}
