import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify'
import { sentMethod } from './answerHeadAsGet.ts'

type Factory = NonNullable<FastifyServerOptions['childLoggerFactory']>
type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'
type LogArguments<L extends Level> = Parameters<FastifyBaseLogger[L]>

const levelOrder: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/**
 * Creates the logger of a request on first use: most requests log nothing above `info`, and a
 * logger of their own would be their greatest cost.
 */
class RequestLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined
  level: string

  constructor(level: string, createLogger: () => FastifyBaseLogger) {
    this.level = level
    this.#make = createLogger
  }

  trace(...args: LogArguments<'trace'>): void {
    if (this.#hears('trace')) this.#own().trace(...args)
  }
  debug(...args: LogArguments<'debug'>): void {
    if (this.#hears('debug')) this.#own().debug(...args)
  }
  info(...args: LogArguments<'info'>): void {
    if (this.#hears('info')) this.#own().info(...args)
  }
  warn(...args: LogArguments<'warn'>): void {
    if (this.#hears('warn')) this.#own().warn(...args)
  }
  error(...args: LogArguments<'error'>): void {
    if (this.#hears('error')) this.#own().error(...args)
  }
  fatal(...args: LogArguments<'fatal'>): void {
    if (this.#hears('fatal')) this.#own().fatal(...args)
  }
  silent(): void {}
  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own().child(...args)
  }

  #own(): FastifyBaseLogger {
    return (this.#made ??= this.#make())
  }

  #hears(level: Level): boolean {
    return levelOrder.indexOf(level) >= levelOrder.indexOf(this.level)
  }
}

/** The part of a path that grants access to whoever has it. */
const secretPathSuffix = /^(\/files\/[^/]*|\/invoices)\/.*$/s

/** Logs the path but not the query, which may hold a code, a name or an email address. */
const serializers = {
  req: (request: FastifyRequest) => ({
    method: sentMethod(request),
    url: request.url.replace(/\?.*/s, '').replace(secretPathSuffix, '$1/***'),
    remoteAddress: request.ip,
  }),
}

/** Returns the logger options with serializers that omit query strings and signed links. */
export const loggerOptions = (
  options: FastifyServerOptions['logger'],
): Exclude<FastifyServerOptions['logger'], undefined> =>
  options ? { ...(options === true ? {} : options), serializers } : false

export const requestLogger: Factory = (logger, bindings, options) =>
  new RequestLogger(logger.level, () => logger.child(bindings, options))
