import { randomInt } from 'node:crypto'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cardsToPay, offerOf, type TestCardName } from './testCards.ts'
import type { TestPaymentProblem } from './testPaymentTexts.ts'
import {
  answerCode,
  askCode,
  capture,
  decline,
  forgetCode,
  mostDeclines,
  type TestPayment,
} from './testPayments.ts'

/** What came of a form that was sent. */
export type Step =
  | { readonly kind: 'left' }
  /** without a payment: somebody else was faster */
  | { readonly kind: 'changed'; readonly payment: TestPayment | undefined }
  | {
      readonly kind: 'refused'
      readonly payment: TestPayment
      readonly problem: TestPaymentProblem
      readonly chosen: TestCardName | undefined
    }

export async function takeStep(
  payment: TestPayment,
  form: URLSearchParams,
  db: Database,
): Promise<Step> {
  const action = form.get('action')
  if (action === 'leave') return { kind: 'left' }
  if (action === 'otherCard') return changed(await forgetCode(payment.id, db))
  if (action === 'confirm') return confirm(payment, form.get('code') ?? '', db)
  const card = cardsToPay.find((name) => name === form.get('card'))
  return card
    ? payWith(card, payment, db)
    : { kind: 'refused', payment, problem: 'noCard', chosen: undefined }
}

async function payWith(card: TestCardName, { id }: TestPayment, db: Database): Promise<Step> {
  const { paying } = offerOf(card)
  if (paying === 'captured') return changed(await capture(id, card, db))
  if (paying === 'asked') {
    return changed(await askCode(id, card, String(randomInt(10_000)).padStart(4, '0'), db))
  }
  const payment = await decline(id, card, db)
  if (payment?.state !== 'open') return changed(payment)
  const isLast = payment.declines === mostDeclines - 1
  return { kind: 'refused', payment, problem: isLast ? 'lastTry' : 'declined', chosen: card }
}

async function confirm(payment: TestPayment, typed: string, db: Database): Promise<Step> {
  const code = toLatinDigits(typed).replace(/\s/g, '')
  if (/^\d{4}$/.test(code)) return changed(await answerCode(payment.id, code, db))
  // Another page has taken the question back meanwhile.
  if (!payment.code) return changed(undefined)
  return { kind: 'refused', payment, problem: 'noCode', chosen: undefined }
}

const changed = (payment: TestPayment | undefined): Step => ({ kind: 'changed', payment })
