import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { shopper } from '#server/http/routeAccess.ts'
import { signedIn } from '#server/http/requestAccount.ts'
import type { BotCheck } from '#server/accounts/botCheck.ts'
import type { Account } from '#server/http/requestAccount.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { idParams } from '#server/engine/schemas.ts'
import { labelsOf } from '#server/engine/staffKit.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'
import { whoIs, type Who } from './who.ts'

export type RequestRouteOptions = {
  readonly parts: OrderParts
  readonly requests: Engine
  readonly orders: Engine
  readonly botCheck: BotCheck
}

export type ById = { readonly Params: { readonly id: string } }

/** Who is signed in to the shop, if anybody. */
export const shopperIn = ({ account }: FastifyRequest): Account | undefined =>
  account?.audience === 'marketplace' ? account : undefined

type Own = { readonly id: string; readonly account: Account; readonly who: Who }

/** What the routes of shoppers have in common. */
export function shopperKit({ parts, requests, orders }: RequestRouteOptions) {
  const { db } = parts
  const labels = {
    ...labelsOf(orders.resource),
    ...labelsOf(requests.resource),
    expectedTotal: { en: 'Expected total', ar: 'الإجمالي المتوقع' },
  }
  const contextOf = (request: FastifyRequest): Context => {
    const { language } = request
    const { brand } = requests
    return { db, language, publicly: false, brand, identity: signedIn(request) }
  }
  const one = async (id: string, context: Context): Promise<Row> => {
    const found = await requests.one(id, context)
    if (found) return found
    const what = requests.resource.labels.one[context.language]
    throw refuse('not_found', { values: { what } })
  }
  return {
    labels,
    contextOf,
    config: { access: shopper, labels },
    describe: (operationId: string, summary: string, rest: object) => ({
      operationId,
      summary,
      tags: ['requests'],
      security: [{ bearer: [] }],
      params: idParams,
      ...rest,
    }),
    /** The record as it is now. */
    reread: async (request: FastifyRequest<ById>) => ({
      data: await one(request.params.id, contextOf(request)),
    }),
    /** Whose request it is; one of somebody else does not exist. */
    demandOwn: async (request: FastifyRequest<ById>): Promise<Own> => {
      const account = signedIn(request)
      const { id } = request.params
      await one(id, contextOf(request))
      const { language } = request
      return { id, account, who: await whoIs(db, 'buyer', { identity: account, language }) }
    },
  }
}
