import { setTimeout } from 'node:timers/promises'
import { ConfigError } from '#server/platform/configError.ts'
import { isDatabaseUnavailable } from './databaseUnavailable.ts'

/** In milliseconds: how long the first try is followed by none, and the longest of all pauses. */
const delays = { first: 250, longest: 4000 }

type Options = {
  /** told before each pause, in one line */
  readonly log: (line: string) => void
  /** before the first pause */
  readonly onWait: () => Promise<void>
}

/**
 * Tries until the database is there. What no waiting mends, such as a wrong password, is an error at
 * once. Processes that wait for the same database do not all come back at the same moment.
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
        `The database is not available (${describeWithCause(error)}): try ${tries + 1} in ${pause} ms`,
      )
      await setTimeout(pause)
    }
  }
}

/** The user, the password or the name of the database is wrong. */
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
