/** A refusal of the server, or of the network (`status` 0); `message` is in the reader's language. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** JSON pointer → reason */
  readonly fields: Readonly<Record<string, string>>
  /** further facts, such as the current record of a conflict */
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

/** What to show for any failure: what the server said, else a sentence of ours. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback

export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code
