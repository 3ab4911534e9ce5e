import { createHmac, timingSafeEqual } from 'node:crypto'
import { numberAt, parseJson, textAt, textOrNumberAt } from '../json.ts'
import { InvalidWebhookError, type WebhookEvent, type WebhookHeaders } from '../paymentProvider.ts'
import { formatAmount } from './tapAmounts.ts'

/** Tap signs selected fields instead of the bytes, with the API key. */
export function readTapEvent(
  secretKey: string,
  raw: Buffer,
  headers: WebhookHeaders,
): WebhookEvent {
  const event = parseJson(raw.toString('utf8'))
  const signature = headers['hashstring']
  if (typeof signature !== 'string' || !isEqualHash(signature, hashEvent(event, secretKey))) {
    throw new InvalidWebhookError('Tap: the hashstring is not of this event')
  }
  const { id, status, created } = eventIdentity(event)
  const type = textAt(event, 'object') ?? 'unknown'
  const ref = type === 'refund' ? textAt(event, 'charge_id') : type === 'charge' && id
  const paymentId = textAt(event, 'metadata', 'paymentId')
  return {
    eventId: `${id} ${status} ${created}`,
    type: `${type}.${status.toLowerCase()}`,
    ...(ref ? { ref } : {}),
    ...(ref && paymentId ? { paymentId } : {}),
  }
}

function hashEvent(event: unknown, secretKey: string): string {
  const { id, status, created } = eventIdentity(event)
  const currency = textAt(event, 'currency') ?? ''
  const text = [
    `x_id${id}`,
    `x_amount${formatAmount(numberAt(event, 'amount') ?? 0, currency)}`,
    `x_currency${currency}`,
    `x_gateway_reference${textAt(event, 'reference', 'gateway') ?? ''}`,
    `x_payment_reference${textAt(event, 'reference', 'payment') ?? ''}`,
    `x_status${status}`,
    `x_created${created}`,
  ]
  return createHmac('sha256', secretKey).update(text.join('')).digest('hex')
}

const eventIdentity = (event: unknown) => ({
  id: textAt(event, 'id') ?? '',
  status: textAt(event, 'status') ?? '',
  created:
    textOrNumberAt(event, 'transaction', 'created') ?? textOrNumberAt(event, 'created') ?? '',
})

function isEqualHash(received: string, expected: string): boolean {
  const [one, other] = [received.toLowerCase(), expected].map((each) => Buffer.from(each))
  return (
    one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    timingSafeEqual(one, other)
  )
}
