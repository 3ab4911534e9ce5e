/** The database could not be asked or did not answer in time. */
export class DatabaseUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'DatabaseUnavailable'
  }
}

/** PostgreSQL codes, or prefixes of codes, that concern the database rather than the statement. */
const databaseCodes = [
  '08', // the connection
  '25006', // read-only for now
  '25P03', // a transaction was idle for too long
  '25P04', // a transaction took too long
  '40001', // a serialization failure
  '40P01', // a deadlock
  '53', // no memory, disk or connection left
  '55P03', // a lock was not available
  '57014', // a statement took too long
  '57P', // shutting down, starting or crashed
  '58', // its files
  'XX001', // its files are damaged
]

const networkCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** What a statement that is in progress, and those after it, fail with once their connection ends. */
const connectionMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/** Messages of driver errors that have no code. */
const driverMessages = [
  ...connectionMessages,
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Postgres connection has been discarded',
  'Cannot use a pool after calling end',
]

const startsWithOneOf = (messages: readonly string[], { message }: Error): boolean =>
  messages.some((each) => message.startsWith(each))

/** Whether the connection failed, so that the work can be repeated as it is. */
export const isDisconnected = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof DatabaseUnavailable ||
    startsWithOneOf(driverMessages, error) ||
    /^(08|57P)/.test(String(Object(error).code)) ||
    isDisconnected(error.cause))

/**
 * Whether a connection ended while it was used, so that another may do the same at once. A commit
 * that was not answered may have happened.
 */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof DatabaseUnavailable) &&
  (startsWithOneOf(connectionMessages, error) ||
    /^(08...|57P..|ECONNRESET|EPIPE)$/.test(String(Object(error).code)))

const isDatabaseCode = (code: string): boolean =>
  /^[0-9A-Z]{5}$/.test(code) && databaseCodes.some((each) => code.startsWith(each))

/**
 * Whether an error means that the database is unavailable for now, rather than that the statement
 * is wrong and would fail again.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailable || startsWithOneOf(driverMessages, error)) return true
  const { code } = Object(error)
  if (typeof code === 'string' && (networkCodes.has(code) || isDatabaseCode(code))) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
