import type { FastifyRequest, preValidationHookHandler } from 'fastify'
import { refuse, type FieldProblem } from '#domain/problem.ts'
import { headerText } from '#server/http/headerText.ts'
import type { TypedCodes } from './codeTries.ts'

const nameOf = { code: 'x-discount-code', giftCard: 'x-gift-card' } as const

const header = (what: string) => ({
  type: 'string',
  maxLength: 200,
  description: `${what}; percent-encoded where it is not plain ASCII`,
})

/** Codes travel beside the address, which browsers, proxies and logs write down. */
export const codeHeaders = {
  type: 'object',
  properties: {
    [nameOf.code]: header('a discount code'),
    [nameOf.giftCard]: header('the code of a gift card; counts only for who is signed in'),
  },
} as const

export const giftCardHeader = {
  type: 'object',
  properties: { [nameOf.giftCard]: header('the code of a gift card') },
} as const

type Typed = Readonly<Record<keyof TypedCodes, string | null>>

export const codesIn = ({ headers }: FastifyRequest): Typed => ({
  code: headerText(headers[nameOf.code]) || null,
  giftCard: headerText(headers[nameOf.giftCard]) || null,
})

/** A code in an address ends up in logs: such a request is refused before anything else is checked. */
export const refuseCodesInAddress: preValidationHookHandler = ({ query }, _, done) => {
  const misplaced = Object.entries(nameOf).filter(([name]) => name in Object(query))
  if (!misplaced.length) return done()
  const fields = misplaced.map(([name, value]): [string, FieldProblem] => [
    `/${name}`,
    { key: 'field.header', values: { header: value } },
  ])
  done(refuse('validation', { fields: Object.fromEntries(fields) }))
}
