import { randomInt } from 'node:crypto'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { payableCards, getTestCard, type TestCardName } from './testCards.ts'
import type { TestPaymentProblem } from './testPaymentTexts.ts'
import {
  submitCode,
  requestCode,
  capturePayment,
  declineCard,
  clearCode,
  maxDeclines,
  type TestPayment,
} from './testPayments.ts'

export type FormOutcome =
  | { readonly kind: 'left' }
  /** without a payment: another request was faster */
  | { readonly kind: 'changed'; readonly payment: TestPayment | undefined }
  | {
      readonly kind: 'refused'
      readonly payment: TestPayment
      readonly problem: TestPaymentProblem
      readonly chosen: TestCardName | undefined
    }

export async function handlePaymentForm(
  payment: TestPayment,
  form: URLSearchParams,
  db: Database,
): Promise<FormOutcome> {
  const action = form.get('action')
  if (action === 'leave') return { kind: 'left' }
  if (action === 'otherCard') return changedOutcome(await clearCode(payment.id, db))
  if (action === 'confirm') return confirmCode(payment, form.get('code') ?? '', db)
  const card = payableCards.find((name) => name === form.get('card'))
  return card
    ? payWithCard(card, payment, db)
    : { kind: 'refused', payment, problem: 'noCard', chosen: undefined }
}

async function payWithCard(
  card: TestCardName,
  { id }: TestPayment,
  db: Database,
): Promise<FormOutcome> {
  const { paying } = getTestCard(card)
  if (paying === 'captured') return changedOutcome(await capturePayment(id, card, db))
  if (paying === 'needsCode') {
    return changedOutcome(
      await requestCode(id, card, String(randomInt(10_000)).padStart(4, '0'), db),
    )
  }
  const payment = await declineCard(id, card, db)
  if (payment?.state !== 'open') return changedOutcome(payment)
  const isLast = payment.declines === maxDeclines - 1
  return { kind: 'refused', payment, problem: isLast ? 'lastTry' : 'declined', chosen: card }
}

async function confirmCode(
  payment: TestPayment,
  typed: string,
  db: Database,
): Promise<FormOutcome> {
  const code = toLatinDigits(typed).replace(/\s/g, '')
  if (/^\d{4}$/.test(code)) return changedOutcome(await submitCode(payment.id, code, db))
  // Another page has withdrawn the code request in the meantime.
  if (!payment.code) return changedOutcome(undefined)
  return { kind: 'refused', payment, problem: 'noCode', chosen: undefined }
}

const changedOutcome = (payment: TestPayment | undefined): FormOutcome => ({
  kind: 'changed',
  payment,
})
