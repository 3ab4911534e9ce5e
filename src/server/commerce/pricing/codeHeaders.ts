import type { FastifyRequest, preValidationHookHandler } from 'fastify'
import { refuse, type FieldProblem } from '#domain/problem.ts'
import { decodeHeader } from '#server/http/decodeHeader.ts'
import type { TypedCodes } from './codeAttempts.ts'

const headerNames = { code: 'x-discount-code', giftCard: 'x-gift-card' } as const

const headerSchema = (description: string) => ({
  type: 'string',
  maxLength: 200,
  description: `${description} Percent-encoded if it contains characters other than ASCII.`,
})

/** Codes are sent in headers, because addresses are stored by browsers, proxies and logs. */
export const codeHeaders = {
  type: 'object',
  properties: {
    [headerNames.code]: headerSchema('A discount code.'),
    [headerNames.giftCard]: headerSchema(
      'The code of a gift card, which is ignored without a signed-in account.',
    ),
  },
} as const

export const giftCardHeader = {
  type: 'object',
  properties: { [headerNames.giftCard]: headerSchema('The code of a gift card.') },
} as const

type HeaderCodes = Readonly<Record<keyof TypedCodes, string | null>>

export const readCodes = ({ headers }: FastifyRequest): HeaderCodes => ({
  code: decodeHeader(headers[headerNames.code]) || null,
  giftCard: decodeHeader(headers[headerNames.giftCard]) || null,
})

/**
 * Refuses requests with codes in the address, where they end up in logs, before any other check.
 * Refuses with `validation`.
 */
export const assertNoCodesInUrl: preValidationHookHandler = ({ query }, _, done) => {
  const misplaced = Object.entries(headerNames).filter(([name]) => name in Object(query))
  if (!misplaced.length) return done()
  const fields = misplaced.map(([name, value]): [string, FieldProblem] => [
    `/${name}`,
    { key: 'field.header', values: { header: value } },
  ])
  done(refuse('validation', { fields: Object.fromEntries(fields) }))
}
