import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomToken } from './cardSetups.ts'
import { parseJson, textAt } from './json.ts'
import { InvalidWebhookError, type WebhookEvent, type WebhookHeaders } from './paymentProvider.ts'

export const signatureHeader = 'test-gateway-signature'

export type DeliverWebhook = (raw: Buffer, headers: Readonly<Record<string, string>>) => unknown

export type TestEvent =
  'payment.captured' | 'payment.failed' | 'payment.cancelled' | 'payment.refunded'

export type SendTestWebhook = (
  type: TestEvent,
  payment: { readonly id: string; readonly payment_id: string },
) => Promise<void>

/** Notifies the shop like a real provider. Failures are ignored, because the shop polls later. */
export const createTestWebhookSender =
  (secret: string, deliver: DeliverWebhook): SendTestWebhook =>
  async (type, { id, payment_id }) => {
    const event = {
      id: `evt_${randomToken()}`,
      type,
      payment: { ref: id, paymentId: payment_id },
    }
    const raw = Buffer.from(JSON.stringify(event))
    try {
      await deliver(raw, { [signatureHeader]: signTestWebhook(raw, secret) })
    } catch {
      // not awaited
    }
  }

/** Maximum age of an event in seconds. */
const maxAgeSeconds = 300

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

export const signTestWebhook = (raw: Buffer, secret: string, at: number = nowSeconds()): string =>
  `t=${at},v1=${digest(raw, secret, at).toString('hex')}`

// The prefix separates these signatures from others made with the same secret.
const digest = (raw: Buffer, secret: string, at: number): Buffer =>
  createHmac('sha256', secret).update(`test gateway ${at}.`).update(raw).digest()

export function readTestEvent(secret: string, raw: Buffer, headers: WebhookHeaders): WebhookEvent {
  const signatureValue = headers[signatureHeader]
  const [, time = '', signature = ''] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(
      typeof signatureValue === 'string' ? signatureValue : '',
    ) ?? []
  const expectedDigest = digest(raw, secret, Number(time))
  if (!signature || !timingSafeEqual(Buffer.from(signature, 'hex'), expectedDigest)) {
    throw new InvalidWebhookError('test gateway: the signature is not of this event')
  }
  if (Math.abs(nowSeconds() - Number(time)) > maxAgeSeconds) {
    throw new InvalidWebhookError('test gateway: the event is too old')
  }
  const event = parseJson(raw.toString('utf8'))
  const eventId = textAt(event, 'id')
  const type = textAt(event, 'type')
  const ref = textAt(event, 'payment', 'ref')
  const paymentId = textAt(event, 'payment', 'paymentId')
  if (!eventId || !type) throw new InvalidWebhookError('test gateway: not an event')
  return { eventId, type, ...(ref ? { ref } : {}), ...(paymentId ? { paymentId } : {}) }
}
