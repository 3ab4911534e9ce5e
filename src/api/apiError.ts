/** A refusal by the server, or a network failure (`status` 0). `message` is localized. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** JSON pointer → reason */
  readonly fields: Readonly<Record<string, string>>
  /** further details, such as the current record after a version conflict */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, body: unknown) {
    const { code, message, fields, ...details } = errorOf(body)
    super(typeof message === 'string' ? message : '')
    this.name = 'ApiError'
    this.status = status
    this.code = typeof code === 'string' ? code : 'generic'
    this.fields = toTexts(fields)
    this.details = details
  }
}

type JsonObject = Readonly<Record<string, unknown>>

const errorOf = (body: unknown): JsonObject =>
  isJsonObject(body) && isJsonObject(body.error) ? body.error : {}

const toTexts = (value: unknown): Readonly<Record<string, string>> =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {}

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null

/** Returns the message of an ApiError, or `fallback` for any other failure. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback

export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code
