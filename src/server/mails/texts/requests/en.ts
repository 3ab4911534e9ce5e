import { button, note, paragraph } from '#server/platform/mail/blocks.ts'
import type { MailDraft, MailSender } from '#server/platform/mail/draft.ts'
import type { MailTemplates } from '../../templates.ts'
import { pluralize, proseIn } from '#server/platform/text/prose.ts'
import { requestBlocks } from '../../requestBlocks.ts'
import type { RequestMailTemplate, RequestMailValues } from '../../requestMail.ts'

const t = proseIn('en')
const { lines, offer, message, sender, until } = requestBlocks('en')

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

const questions = ({ email }: MailSender) =>
  note(t`You can also write to ${email}. A person will answer.`)

/** A letter to the shop: what happened, who it was, and where to go on. */
const shopMail = (
  values: RequestMailValues,
  mailSender: MailSender,
  subject: string,
  happened: string,
): MailDraft => ({
  subject,
  preview: values.text ? t`${values.text}` : happened,
  heading: happened,
  blocks: [
    paragraph(t`Request ${values.number}`),
    ...message(values),
    ...lines(values),
    ...sender(values),
    button('Open it in the back office', mailSender.link(values.link)),
  ],
})

export const en: Pick<MailTemplates, RequestMailTemplate> = {
  // Whoever typed this address may not be its owner: nothing they typed goes there.
  requestReceived: (news, house) => {
    const isQuote = news.type === 'quote'
    return {
      subject: isQuote
        ? t`Your request for a quote ${news.number} at ${house.brand}`
        : t`Your message to ${house.brand}, ${news.number}`,
      preview: isQuote ? 'We are working out an offer for you.' : 'We will get back to you.',
      heading: isQuote ? 'We have your request for a quote' : 'We have your message',
      blocks: [
        paragraph(
          isQuote
            ? t`Thank you for asking us. Your request has the number ${news.number}; you will hear from us with an offer, or with a question.`
            : t`Thank you for writing to us. Your message has the number ${news.number}, and one of us will answer it by email.`,
        ),
        ...lines(news),
        ...viewButton(news, house),
        note(t`If it was not you who wrote to ${house.brand}, just ignore this message.`),
      ],
    }
  },

  // Here too: nothing they typed.
  requestConfirm: (news, house) => ({
    subject: t`Confirm your request for a quote ${news.number} at ${house.brand}`,
    preview: 'Open the link, and we work out an offer for you.',
    heading: 'Please confirm your email address',
    blocks: [
      paragraph(
        t`Thank you for asking us. Your request has the number ${news.number}. Open it to confirm that this address is yours; then we work out an offer, and you find it at the same place.`,
      ),
      ...lines(news),
      ...openButton('Confirm and open the request', news, house),
      note(
        t`If it was not you who wrote to ${house.brand}, just ignore this message: nothing happens without the link.`,
      ),
    ],
  }),

  requestLink: (news, house) => ({
    subject: t`Request ${news.number}: your new link`,
    preview: 'It opens your request without a password.',
    heading: 'Your new link',
    blocks: [
      paragraph(t`This opens your request ${news.number} at ${house.brand}.`),
      ...viewButton(news, house),
      note('If it was not you who asked for it, just ignore this message.'),
    ],
  }),

  requestInfoNeeded: (news, house) => ({
    subject: t`Request ${news.number}: we need to know more`,
    preview: t`${news.text}`,
    heading: 'A question about your request',
    blocks: [
      paragraph(
        t`Hello ${news.sender.firstName}, before we can make an offer for your request ${news.number} we need to know more.`,
      ),
      ...message(news),
      paragraph('Answer on the page of the request, and we go on with it.'),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestQuoted: (news, house) => ({
    subject: t`Request ${news.number}: your offer is here`,
    preview: t`Valid until ${until(news)}.`,
    heading: 'Your offer is here',
    blocks: [
      paragraph(
        t`Hello ${news.sender.firstName}, this is our offer for your request ${news.number}.`,
      ),
      ...message(news),
      ...lines(news),
      ...offer(news),
      paragraph(
        'On the page of the request you can accept it, say what you would pay instead, or decline it. Another delivery address may change tax and delivery.',
      ),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestMessage: (news, house) => ({
    subject: t`Request ${news.number}: a message from ${house.brand}`,
    preview: t`${news.text}`,
    heading: 'A message about your request',
    blocks: [
      paragraph(t`Hello ${news.sender.firstName}, this is about your request ${news.number}.`),
      ...message(news),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestAnswered: (news, house) => ({
    subject: t`${news.number}: our answer to your message`,
    preview: t`${news.text}`,
    heading: 'Our answer to your message',
    blocks: [
      paragraph(t`Hello ${news.sender.firstName}, thank you for your message ${news.number}.`),
      ...message(news),
      questions(house),
    ],
  }),

  requestDeclined: (news, house) => ({
    subject: t`Request ${news.number}: we cannot make an offer`,
    preview: t`${news.text}`,
    heading: 'We cannot make an offer this time',
    blocks: [
      paragraph(
        t`Hello ${news.sender.firstName}, thank you for your request ${news.number}. We are not able to go on with it.`,
      ),
      ...message(news),
      ...viewButton(news, house),
      questions(house),
    ],
  }),

  requestExpired: (news, house) => ({
    subject: t`Request ${news.number}: our offer has expired`,
    preview: t`It was valid until ${until(news)}.`,
    heading: 'Our offer has expired',
    blocks: [
      paragraph(
        t`Hello ${news.sender.firstName}, our offer for your request ${news.number} was valid until ${until(news)}.`,
      ),
      paragraph('If you still need these products, send us a new request: we are glad to help.'),
      ...viewButton(news, house),
      questions(house),
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

  requestAccepted: (news, house) =>
    shopMail(news, house, t`${news.number}: the offer is accepted`, 'Your offer is accepted'),

  requestWithdrawn: (news, house) =>
    shopMail(news, house, t`${news.number}: the customer declined`, 'The customer declined'),
}
