import { brand } from '#brands/marsad/brand.ts'
import type { DescribedOrder } from './handWrittenOrder.ts'

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const dates = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})
const font = "font-family:system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"
const paragraph = `margin:0px 0 12px;${font};font-size:16px;line-height:1.6;color:#0d1b24`
const label = `margin:0px;${font};font-size:14px;line-height:1.6;color:#475863`
const cell = `${paragraph};display:table-cell;padding:0px 0 12px;vertical-align:top`
const amountCell = `${cell};width:1%;padding-inline-start:16px;white-space:nowrap`
const box = 'margin:24px 0;padding:16px 16px 4px;background-color:#f1f4f7;border-radius:8px'
const button = `display:inline-block;padding:12px 24px;background-color:#0a7468;${font};color:#fff`
const { email } = brand.contact

/** Writes the mail of a placed order: what ours says, in one fixed form. */
export function writeOrderMail({ answer: { data, payment }, factsOfLines }: DescribedOrder) {
  const price = ({ amount }: { readonly amount: number }) => dollars.format(amount / 100)
  const { number, customerName, shippingAddress } = data
  const { transfer } = payment
  const payBy = dates.format(new Date(transfer.deadline))
  const details = Object.entries({
    'Still to pay': price(transfer.amount),
    Beneficiary: transfer.beneficiary,
    Bank: transfer.bank,
    IBAN: transfer.iban,
    SWIFT: transfer.swift,
    Reference: transfer.reference,
    'Pay by': payBy,
  })
  const sums = [
    ...factsOfLines.map((line) => [
      `${line.name} (${line.quantity} × ${price(line.unitPrice)})`,
      price(line.total),
    ]),
    ['Subtotal', price(data.subtotal)],
    ['Shipping', price(data.shipping)],
    ['Total', price(data.total)],
  ]
  const { fullName, address, city } = shippingAddress
  const delivery = `${fullName}, ${address}, ${city}, Saudi Arabia`
  const link = `http://localhost:3000/en/orders/${data._id}`
  const greeting = `Hello ${customerName}, we have your order ${number}.`
  const request = `Please transfer ${price(transfer.amount)} by ${payBy}; until then everything in it is set aside for you.`
  const advice =
    'Write the reference on the transfer exactly as it stands here: it is how we find your payment. A proof of the transfer can be uploaded on the order page.'
  const question = `Questions about your order? Write to ${email}. A person will answer.`
  const rows = (pairs: readonly (readonly string[])[]) =>
    pairs.map(([name, value]) => `${name}: ${value}`).join('\n')
  const text = `Thank you for your order\n\n${greeting}\n\n${request}\n\n${rows(details)}\n\n${advice}\n\n${rows(sums)}\n\nDelivery address: ${delivery}\n\nView the order:\n${link}\n\n${question}\n`
  const p = (style: string, content: string | undefined) =>
    `<p style="${style}">${escapeMarkup(content ?? '')}</p>`
  const html = `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Your order ${number}</title></head>
<body style="margin:0;background-color:#f1f4f7"><div style="max-width:600px;margin:0 auto;padding:24px">
<h1 style="${font};font-size:24px">Thank you for your order</h1>
${p(paragraph, greeting)}${p(paragraph, request)}
<div style="${box}">${details.map(([name, value]) => p(label, name) + p(paragraph, value)).join('')}</div>
${p(paragraph, advice)}
${sums.map(([name, value]) => `<div style="display:table;width:100%">${p(cell, name)}${p(amountCell, value)}</div>`).join('')}
<div style="${box}">${p(label, 'Delivery address')}${p(paragraph, delivery)}</div>
<p><a href="${link}" style="${button}">View the order</a></p>${p(label, question)}
</div></body></html>`
  return { subject: `Your order ${number}`, text, html }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escapeMarkup = (text: string) => text.replaceAll(/[&<"]/g, (sign) => entities[sign] ?? sign)
