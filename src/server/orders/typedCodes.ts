import type { FastifyRequest, preValidationHookHandler } from 'fastify'
import { refuse, type FieldProblem } from '#domain/problem.ts'
import { headerText } from '../headerText.ts'
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

/** Before anything else is said of such a request: where codes belong. */
export const refuseCodesInAddress: preValidationHookHandler = ({ query }, _, done) => {
  const said = Object.entries(nameOf).filter(([name]) => name in Object(query))
  if (!said.length) return done()
  const fields = said.map(([name, value]): [string, FieldProblem] => [
    `/${name}`,
    { key: 'field.header', values: { header: value } },
  ])
  done(refuse('validation', { fields: Object.fromEntries(fields) }))
}
