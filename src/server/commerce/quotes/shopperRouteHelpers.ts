import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import type { BotCheck } from '#server/accounts/botCheck.ts'
import type { Account } from '#server/http/requestAccount.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { idParams } from '#server/engine/routes/routeSchemas.ts'
import { labelsOf } from '#server/engine/routes/staffRouteHelpers.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { readRequestActor, type RequestActor } from './requestActor.ts'

export type RequestRouteOptions = {
  readonly services: OrderServices
  readonly requests: Engine
  readonly orders: Engine
  readonly botCheck: BotCheck
}

export type RequestByIdRoute = { readonly Params: { readonly id: string } }

/** The account signed in to the shop, if any. */
export const signedInShopper = ({ account }: FastifyRequest): Account | undefined =>
  account?.audience === 'marketplace' ? account : undefined

type OwnRequest = { readonly id: string; readonly account: Account; readonly actor: RequestActor }

/** Shared helpers of the shopper routes. */
export function shopperRouteHelpers({ services, requests, orders }: RequestRouteOptions) {
  const { db } = services
  const labels = {
    ...labelsOf(orders.resource),
    ...labelsOf(requests.resource),
    expectedTotal: { en: 'Expected total', ar: 'الإجمالي المتوقع' },
  }
  const contextOf = (request: FastifyRequest): Context => {
    const { language } = request
    const { brand } = requests
    return { db, language, isPublic: false, brand, identity: requireAccount(request) }
  }
  const requireRecord = async (id: string, context: Context): Promise<Row> => {
    const record = await requests.findOne(id, context)
    if (record) return record
    const what = requests.resource.labels.one[context.language]
    throw refuse('not_found', { values: { what } })
  }
  return {
    labels,
    contextOf,
    config: { access: shopperAccess, labels },
    describe: (operationId: string, summary: string, rest: object) => ({
      operationId,
      summary,
      tags: ['requests'],
      security: [{ bearer: [] }],
      params: idParams,
      ...rest,
    }),
    reread: async (request: FastifyRequest<RequestByIdRoute>) => ({
      data: await requireRecord(request.params.id, contextOf(request)),
    }),
    /** Returns the caller's own request; others appear not to exist. */
    requireOwn: async (request: FastifyRequest<RequestByIdRoute>): Promise<OwnRequest> => {
      const account = requireAccount(request)
      const { id } = request.params
      await requireRecord(id, contextOf(request))
      const { language } = request
      return {
        id,
        account,
        actor: await readRequestActor(db, 'buyer', { identity: account, language }),
      }
    },
  }
}
