import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { button, note, optionalDetails } from '#server/platform/mail/mailBlocks.ts'
import type { MailTemplates } from '../../mailTemplates.ts'
import { createOrderBlocks } from '../../orderBlocks.ts'
import type { OrderMailTemplate, OrderMailValues } from '../../orderMail.ts'
import { proseTagFor } from '#server/platform/text/prose.ts'
import { orderWords } from './orderWords.ts'

const t = proseTagFor('en')
const { money } = amountFormatters('en')
const { addressDetails, expectedDay, deadline, orderTotals, transferDetails } =
  createOrderBlocks('en')
const { rejections } = orderWords.en

const contactNote = (email: string) =>
  note(t`Questions about your order? Write to ${email}. A person will answer.`)

const howToPay = (values: OrderMailValues): string => {
  if (values.outstanding.amount === 0) return 'It is paid already, so there is nothing left to do.'
  if (values.transfer)
    return t`Please transfer ${money(values.outstanding)} by ${deadline(values)}; until then everything in it is set aside for you.`
  return t`As soon as it is paid we start on it. If you have not paid yet, you can still do so from the order page, until ${deadline(values)}.`
}

const referenceNote =
  'Write the reference on the transfer exactly as it stands here: it is how we find your payment. A proof of the transfer can be uploaded on the order page.'
const invoiceHint = ({ invoice }: OrderMailValues) =>
  invoice ? ['You can open the invoice on the order page, and print it from there.'] : []
const refundMethodText = ' the way it was paid. Banks may take a few days to show it.'

export const en: Pick<MailTemplates, OrderMailTemplate> = {
  orderPlaced: (values, { brand, email, link }) => ({
    subject: t`Your order ${values.number} at ${brand}`,
    preview: howToPay(values),
    heading: 'Thank you for your order',
    blocks: [
      t`Hello ${values.name}, we have your order ${values.number}.`,
      howToPay(values),
      ...transferDetails(values),
      ...(values.transfer ? [referenceNote] : []),
      orderTotals(values),
      ...addressDetails(values),
      button('View the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPaid: (values, { email, link }) => ({
    subject: t`Order ${values.number}: your payment has arrived`,
    preview: 'Thank you. Everything is paid.',
    heading: 'Your payment has arrived',
    blocks: [
      t`Hello ${values.name}, we have received your payment for order ${values.number}. Thank you.`,
      ...optionalDetails([
        ['Paid', money(values.sums.due)],
        ['Invoice', t`${values.invoice}`],
      ]),
      ...invoiceHint(values),
      button('View the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPaymentFailed: (values, { email, link }) => ({
    subject: t`Order ${values.number}: the payment did not go through`,
    preview: t`You can pay again until ${deadline(values)}.`,
    heading: 'The payment did not go through',
    blocks: [
      t`Hello ${values.name}, the payment for your order ${values.number} did not go through, and you have not been charged for it.`,
      t`Your order is still here. Until ${deadline(values)} everything in it is set aside for you, and you can pay ${money(values.outstanding)} with the same card or in another way.`,
      button('Pay again', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPartiallyPaid: (values, { email, link }) => ({
    subject: t`Order ${values.number}: ${money(values.outstanding)} is still to be paid`,
    preview: t`We have received ${money(values.amount)}.`,
    heading: 'Part of your payment has arrived',
    blocks: [
      t`Hello ${values.name}, we have received ${money(values.amount)} for your order ${values.number}. ${money(values.outstanding)} is still to be paid.`,
      ...transferDetails(values),
      ...(values.transfer ? [referenceNote] : []),
      button('View the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderPaymentReminder: (values, { email, link }) => ({
    subject: t`Order ${values.number}: we are still waiting for your transfer`,
    preview: t`${money(values.outstanding)} is to be paid by ${deadline(values)}.`,
    heading: 'Your transfer has not arrived yet',
    blocks: [
      t`Hello ${values.name}, ${money(values.outstanding)} for your order ${values.number} has not reached us yet. Until ${deadline(values)} everything in it is set aside for you; after that the order ends by itself.`,
      ...transferDetails(values),
      referenceNote,
      'If you have made the transfer already, there is nothing left to do.',
      button('View the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderProofRefused: (values, { email, link }) => ({
    subject: t`Order ${values.number}: please send another proof of payment`,
    preview: t`${values.reason}`,
    heading: 'We could not accept your proof of payment',
    blocks: [
      t`Hello ${values.name}, thank you for the proof of payment for your order ${values.number}. We could not accept it.`,
      ...optionalDetails([['Why', t`${values.reason}`]]),
      'If you have made the transfer, please upload another proof. If you have not, you can still do so.',
      ...transferDetails(values),
      button('Upload another proof', link(values.link)),
      contactNote(email),
    ],
  }),

  orderInProgress: (values, { email, link }) => ({
    subject: t`Order ${values.number}: we are preparing it`,
    preview: 'Your order is accepted.',
    heading: 'We are preparing your order',
    blocks: [
      values.isDigital
        ? t`Hello ${values.name}, we have accepted your order ${values.number}. You will hear from us when it is ready.`
        : t`Hello ${values.name}, we have accepted your order ${values.number} and are getting it ready. You will hear from us when it is on its way.`,
      ...(values.transfer
        ? [t`${money(values.outstanding)} is still to be paid; this is where it goes.`]
        : []),
      ...transferDetails(values),
      button('View the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderShipped: (values, { email, link }) => ({
    subject: t`Order ${values.number}: on its way to you`,
    preview: values.carrier ? t`${values.carrier} has it now.` : 'It has left our warehouse.',
    heading: 'Your order is on its way',
    blocks: [
      t`Hello ${values.name}, your order ${values.number} has left our warehouse.`,
      ...optionalDetails([
        ['Carrier', t`${values.carrier}`],
        ['Tracking number', t`${values.trackingNumber}`],
      ]),
      ...addressDetails(values),
      button('Follow the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderExpected: (values, { email, link }) => ({
    subject: t`Order ${values.number}: expected on ${expectedDay(values)}`,
    preview: 'We know when your order arrives.',
    heading: t`Expected on ${expectedDay(values)}`,
    blocks: [
      t`Hello ${values.name}, your order ${values.number} should be with you on ${expectedDay(values)}.`,
      ...optionalDetails([
        ['Carrier', t`${values.carrier}`],
        ['Tracking number', t`${values.trackingNumber}`],
      ]),
      ...addressDetails(values),
      button('Follow the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderDelivered: (values, { email, link }) => ({
    subject: values.isDigital
      ? t`Order ${values.number}: ready to use`
      : t`Order ${values.number}: delivered`,
    preview: values.isDigital ? 'Everything in it is yours now.' : 'Your order has arrived.',
    heading: values.isDigital ? 'Your order is ready' : 'Your order has arrived',
    blocks: [
      values.isDigital
        ? t`Hello ${values.name}, everything in your order ${values.number} is yours to use from now on. Thank you.`
        : t`Hello ${values.name}, your order ${values.number} has been delivered. Thank you for buying from us.`,
      ...optionalDetails([['Invoice', t`${values.invoice}`]]),
      ...invoiceHint(values),
      button('View the order', link(values.link)),
      values.isDigital
        ? contactNote(email)
        : note(t`Is anything missing or damaged? Write to ${email} and we will put it right.`),
    ],
  }),

  orderRejected: (values, { email, link }) => ({
    subject: t`Order ${values.number} was cancelled`,
    preview: rejections[values.rejection],
    heading: 'Your order was cancelled',
    blocks: [
      t`Hello ${values.name}, your order ${values.number} was cancelled. ` +
        rejections[values.rejection],
      ...(values.refund.paid.amount
        ? [t`We are sending ${money(values.refund.paid)} back` + refundMethodText]
        : []),
      ...(values.refund.giftCard.amount
        ? [t`${money(values.refund.giftCard)} is on your gift card again.`]
        : []),
      ...(values.refund.paid.amount || values.refund.giftCard.amount
        ? []
        : ['You have not been charged for it.']),
      button('View the order', link(values.link)),
      contactNote(email),
    ],
  }),

  orderRefunded: (values, { email, link }) => ({
    subject: t`Order ${values.number}: ${money(values.amount)} sent back to you`,
    preview: 'Banks may take a few days to show it.',
    heading: 'Your money is on its way back',
    blocks: [
      t`Hello ${values.name}, we have sent ${money(values.amount)} for your order ${values.number} back` +
        refundMethodText,
      button('View the order', link(values.link)),
      contactNote(email),
    ],
  }),
}
