import { amountsIn } from '#server/platform/text/amounts.ts'
import { button, note, paragraph } from '#server/platform/mail/blocks.ts'
import type { Drafts } from '../../templates.ts'
import { orderBlocks } from '../../orderBlocks.ts'
import type { OrderLetter, OrderNews } from '../../orderMail.ts'
import { proseIn } from '#server/platform/text/prose.ts'
import { orderWords } from './words.ts'

const t = proseIn('en')
const { money } = amountsIn('en')
const { address, day, deadline, given, order, transfer } = orderBlocks('en')
const { rejections } = orderWords.en

const questions = (email: string) =>
  note(t`Questions about your order? Write to ${email}. A person will answer.`)

const howToPay = (news: OrderNews): string => {
  if (news.left.amount === 0) return 'It is paid already, so there is nothing left to do.'
  if (news.transfer)
    return t`Please transfer ${money(news.left)} by ${deadline(news)}; until then everything in it is set aside for you.`
  return t`As soon as it is paid we start on it. If you have not paid yet, you can still do so from the order page, until ${deadline(news)}.`
}

const asItStands = paragraph(
  'Write the reference on the transfer exactly as it stands here: it is how we find your payment. A proof of the transfer can be uploaded on the order page.',
)
const whereInvoiceIs = ({ invoice }: OrderNews) =>
  invoice ? [paragraph('You can open the invoice on the order page, and print it from there.')] : []
const backTheSameWay = ' the way it was paid. Banks may take a few days to show it.'

export const en: Pick<Drafts, OrderLetter> = {
  orderPlaced: (news, { brand, email, link }) => ({
    subject: t`Your order ${news.number} at ${brand}`,
    preview: howToPay(news),
    heading: 'Thank you for your order',
    blocks: [
      paragraph(t`Hello ${news.name}, we have your order ${news.number}.`),
      paragraph(howToPay(news)),
      ...transfer(news),
      ...(news.transfer ? [asItStands] : []),
      order(news),
      ...address(news),
      button('View the order', link(news.link)),
      questions(email),
    ],
  }),

  orderPaid: (news, { email, link }) => ({
    subject: t`Order ${news.number}: your payment has arrived`,
    preview: 'Thank you. Everything is paid.',
    heading: 'Your payment has arrived',
    blocks: [
      paragraph(
        t`Hello ${news.name}, we have received your payment for order ${news.number}. Thank you.`,
      ),
      ...given([
        ['Paid', money(news.sums.due)],
        ['Invoice', t`${news.invoice}`],
      ]),
      ...whereInvoiceIs(news),
      button('View the order', link(news.link)),
      questions(email),
    ],
  }),

  orderPaymentFailed: (news, { email, link }) => ({
    subject: t`Order ${news.number}: the payment did not go through`,
    preview: t`You can pay again until ${deadline(news)}.`,
    heading: 'The payment did not go through',
    blocks: [
      paragraph(
        t`Hello ${news.name}, the payment for your order ${news.number} did not go through, and you have not been charged for it.`,
      ),
      paragraph(
        t`Your order is still here. Until ${deadline(news)} everything in it is set aside for you, and you can pay ${money(news.left)} with the same card or in another way.`,
      ),
      button('Pay again', link(news.link)),
      questions(email),
    ],
  }),

  orderPartiallyPaid: (news, { email, link }) => ({
    subject: t`Order ${news.number}: ${money(news.left)} is still to be paid`,
    preview: t`We have received ${money(news.amount)}.`,
    heading: 'Part of your payment has arrived',
    blocks: [
      paragraph(
        t`Hello ${news.name}, we have received ${money(news.amount)} for your order ${news.number}. ${money(news.left)} is still to be paid.`,
      ),
      ...transfer(news),
      ...(news.transfer ? [asItStands] : []),
      button('View the order', link(news.link)),
      questions(email),
    ],
  }),

  orderPaymentReminder: (news, { email, link }) => ({
    subject: t`Order ${news.number}: we are still waiting for your transfer`,
    preview: t`${money(news.left)} is to be paid by ${deadline(news)}.`,
    heading: 'Your transfer has not arrived yet',
    blocks: [
      paragraph(
        t`Hello ${news.name}, ${money(news.left)} for your order ${news.number} has not reached us yet. Until ${deadline(news)} everything in it is set aside for you; after that the order ends by itself.`,
      ),
      ...transfer(news),
      asItStands,
      paragraph('If you have made the transfer already, there is nothing left to do.'),
      button('View the order', link(news.link)),
      questions(email),
    ],
  }),

  orderProofRefused: (news, { email, link }) => ({
    subject: t`Order ${news.number}: please send another proof of payment`,
    preview: t`${news.reason}`,
    heading: 'We could not accept your proof of payment',
    blocks: [
      paragraph(
        t`Hello ${news.name}, thank you for the proof of payment for your order ${news.number}. We could not accept it.`,
      ),
      ...given([['Why', t`${news.reason}`]]),
      paragraph(
        'If you have made the transfer, please upload another proof. If you have not, you can still do so.',
      ),
      ...transfer(news),
      button('Upload another proof', link(news.link)),
      questions(email),
    ],
  }),

  orderInProgress: (news, { email, link }) => ({
    subject: t`Order ${news.number}: we are preparing it`,
    preview: 'Your order is accepted.',
    heading: 'We are preparing your order',
    blocks: [
      paragraph(
        news.isDigital
          ? t`Hello ${news.name}, we have accepted your order ${news.number}. You will hear from us when it is ready.`
          : t`Hello ${news.name}, we have accepted your order ${news.number} and are getting it ready. You will hear from us when it is on its way.`,
      ),
      ...(news.transfer
        ? [paragraph(t`${money(news.left)} is still to be paid; this is where it goes.`)]
        : []),
      ...transfer(news),
      button('View the order', link(news.link)),
      questions(email),
    ],
  }),

  orderShipped: (news, { email, link }) => ({
    subject: t`Order ${news.number}: on its way to you`,
    preview: news.carrier ? t`${news.carrier} has it now.` : 'It has left our warehouse.',
    heading: 'Your order is on its way',
    blocks: [
      paragraph(t`Hello ${news.name}, your order ${news.number} has left our warehouse.`),
      ...given([
        ['Carrier', t`${news.carrier}`],
        ['Tracking number', t`${news.trackingNumber}`],
      ]),
      ...address(news),
      button('Follow the order', link(news.link)),
      questions(email),
    ],
  }),

  orderExpected: (news, { email, link }) => ({
    subject: t`Order ${news.number}: expected on ${day(news)}`,
    preview: 'We know when your order arrives.',
    heading: t`Expected on ${day(news)}`,
    blocks: [
      paragraph(
        t`Hello ${news.name}, your order ${news.number} should be with you on ${day(news)}.`,
      ),
      ...given([
        ['Carrier', t`${news.carrier}`],
        ['Tracking number', t`${news.trackingNumber}`],
      ]),
      ...address(news),
      button('Follow the order', link(news.link)),
      questions(email),
    ],
  }),

  orderDelivered: (news, { email, link }) => ({
    subject: news.isDigital
      ? t`Order ${news.number}: ready to use`
      : t`Order ${news.number}: delivered`,
    preview: news.isDigital ? 'Everything in it is yours now.' : 'Your order has arrived.',
    heading: news.isDigital ? 'Your order is ready' : 'Your order has arrived',
    blocks: [
      paragraph(
        news.isDigital
          ? t`Hello ${news.name}, everything in your order ${news.number} is yours to use from now on. Thank you.`
          : t`Hello ${news.name}, your order ${news.number} has been delivered. Thank you for buying from us.`,
      ),
      ...given([['Invoice', t`${news.invoice}`]]),
      ...whereInvoiceIs(news),
      button('View the order', link(news.link)),
      news.isDigital
        ? questions(email)
        : note(t`Is anything missing or damaged? Write to ${email} and we will put it right.`),
    ],
  }),

  orderRejected: (news, { email, link }) => ({
    subject: t`Order ${news.number} was cancelled`,
    preview: rejections[news.rejection],
    heading: 'Your order was cancelled',
    blocks: [
      paragraph(
        t`Hello ${news.name}, your order ${news.number} was cancelled. ` +
          rejections[news.rejection],
      ),
      ...(news.back.paid.amount
        ? [paragraph(t`We are sending ${money(news.back.paid)} back` + backTheSameWay)]
        : []),
      ...(news.back.giftCard.amount
        ? [paragraph(t`${money(news.back.giftCard)} is on your gift card again.`)]
        : []),
      ...(news.back.paid.amount || news.back.giftCard.amount
        ? []
        : [paragraph('You have not been charged for it.')]),
      button('View the order', link(news.link)),
      questions(email),
    ],
  }),

  orderRefunded: (news, { email, link }) => ({
    subject: t`Order ${news.number}: ${money(news.amount)} sent back to you`,
    preview: 'Banks may take a few days to show it.',
    heading: 'Your money is on its way back',
    blocks: [
      paragraph(
        t`Hello ${news.name}, we have sent ${money(news.amount)} for your order ${news.number} back` +
          backTheSameWay,
      ),
      button('View the order', link(news.link)),
      questions(email),
    ],
  }),
}
