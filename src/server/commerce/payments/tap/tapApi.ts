import { listAt, parseJson, textAt } from '../json.ts'
import { ProviderUnavailable } from '../paymentProvider.ts'

export type TapSettings = {
  readonly secretKey: string
  readonly apiUrl?: string
  /** in milliseconds */
  readonly timeout?: number
}

export type TapApi = {
  readonly get: (path: string) => Promise<unknown>
  readonly post: (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>
}

/** Tap understood a request but refused it. */
export class TapRefusal extends ProviderUnavailable {}

const publicApi = 'https://api.tap.company/v2'
const defaultTimeout = 10_000

export function createTapApi({
  secretKey,
  apiUrl = publicApi,
  timeout = defaultTimeout,
}: TapSettings): TapApi {
  const base = apiUrl.replace(/\/$/, '')
  const request = async (method: string, path: string, init: RequestInit): Promise<unknown> => {
    const requestLabel = `Tap: ${method} ${path}`
    const { status, text } = await fetchText(requestLabel, `${base}${path}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${secretKey}`,
        ...init.headers,
      },
    })
    const body = parseJson(text)
    if (status >= 200 && status < 300 && typeof body === 'object' && body !== null) return body
    const message = `${requestLabel}: ${status} ${readReason(body)}`
    const isRefused = status === 400 || status === 402 || status === 404 || status === 409
    throw isRefused ? new TapRefusal(message) : new ProviderUnavailable(message)
  }
  return {
    get: (path) => request('GET', path, {}),
    post: (path, body, headers) =>
      request('POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  }
}

async function fetchText(requestLabel: string, url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new ProviderUnavailable(`${requestLabel}: ${errorMessage(error)}`)
  }
}

function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const { cause } = error
  return [error.message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': ')
}

/** Only contains Tap's own description, because a response may quote whatever we sent. */
function readReason(body: unknown): string {
  if (body === undefined) return 'not JSON'
  const errors = listAt(body, 'errors').map((each) =>
    [textAt(each, 'code'), textAt(each, 'description')].filter(Boolean).join(' '),
  )
  return errors.join(', ') || (textAt(body, 'message') ?? '')
}
