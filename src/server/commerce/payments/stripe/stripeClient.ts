import Stripe from 'stripe'
import { ProviderUnavailable } from '../paymentProvider.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** where else than at Stripe's its API is */
  readonly host?: string
  readonly port?: number
  readonly protocol?: 'http' | 'https'
  /** the shop as visitors see it */
  readonly publicUrl: string
}

/** Somebody waits for the answer: rather none than a late one. */
const timeout = 10_000

export const createStripeClient = ({ secretKey, host, port, protocol }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(protocol === undefined ? {} : { protocol }),
  })

/** Whatever Stripe answers but a result has one name for the rest of the shop. */
export async function withStripeErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderUnavailable(describeError(error))
    throw error
  }
}

/** For the log: Stripe's own messages quote parts of the key that was used. */
export function describeError({
  type,
  statusCode,
  code,
  requestId,
  message,
}: StripeErrorDetails): string {
  const details = [type, statusCode, code, requestId].filter(Boolean).join(' ')
  return `Stripe: ${details}: ${message.replaceAll(/\b[rs]k_\S+/g, '…')}`
}

type StripeErrorDetails = Pick<
  Stripe.errors.StripeError,
  'type' | 'statusCode' | 'code' | 'requestId' | 'message'
>
