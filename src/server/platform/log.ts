import type { FastifyBaseLogger } from 'fastify'

/** What works beside the requests says what it has to say here. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
