import { setTimeout } from 'node:timers/promises'
import { ConfigError } from '#server/platform/configError.ts'
import { isDatabaseUnavailable } from './databaseUnavailable.ts'

/** In milliseconds: the first and the longest pause between attempts. */
const delays = { first: 250, longest: 4000 }

type Options = {
  /** receives one line before each pause */
  readonly log: (line: string) => void
  /** called before the first pause */
  readonly onWait: () => Promise<void>
}

/**
 * Retries until the database is available. Errors that waiting cannot fix, such as a wrong
 * password, are thrown at once. Pauses vary, so that waiting processes do not all return at the
 * same moment.
 */
export async function retryUntilAvailable<T>(
  work: () => Promise<T>,
  { log, onWait }: Options,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw isMisconfigured(error) ? toConfigError(error) : error
      if (tries === 1) await onWait()
      const longest = Math.min(delays.longest, delays.first * 2 ** Math.min(tries, 10))
      const pause = Math.round(longest * (0.5 + Math.random() / 2))
      log(
        `The database is not available (${describeWithCause(error)}): attempt ${tries + 1} in ${pause} ms`,
      )
      await setTimeout(pause)
    }
  }
}

/** Whether the user, the password or the name of the database is wrong. */
const isMisconfigured = (error: unknown): error is Error =>
  error instanceof Error && /^(28|3D)/.test(String(Object(error).code))

const toConfigError = ({ message }: Error) => new ConfigError(`DATABASE_URL: ${message}`)

function describeWithCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const text = error.message || String(Object(error).code ?? error.name)
  return cause instanceof Error && !text.includes(cause.message)
    ? `${text}: ${describeWithCause(cause)}`
    : text
}
