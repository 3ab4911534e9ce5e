import Stripe from 'stripe'
import { ProviderUnavailable } from '../paymentProvider.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** the address of the API, if it is not Stripe's own */
  readonly host?: string
  readonly port?: number
  readonly protocol?: 'http' | 'https'
  /** the public address of the shop */
  readonly publicUrl: string
}

/** In milliseconds. A visitor is waiting, so failing is better than a late response. */
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

/** Converts all Stripe errors to the one that the rest of the shop handles. */
export async function withStripeErrors<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderUnavailable(describeError(error))
    throw error
  }
}

/** For the log: Stripe's own messages quote services of the key. */
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
