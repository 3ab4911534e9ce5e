import type { FastifyBaseLogger } from 'fastify'

/** The log for work outside of requests. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
