import type { FastifyRequest } from 'fastify'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import type { BotCheck } from '#server/accounts/botCheck.ts'
import type { Account } from '#server/http/requestAccount.ts'
import { idParams, type ById } from '#server/http/commonSchemas.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { ownRouteHelpers } from '#server/engine/routes/ownRouteHelpers.ts'
import type { Engine } from '#server/engine/engine.ts'
import { labelsOf } from '#server/engine/routes/staffRouteHelpers.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { readRequestActor, type RequestActor } from './requestActor.ts'

export type RequestRouteOptions = {
  readonly services: OrderServices
  readonly requests: Engine
  readonly orders: Engine
  readonly botCheck: BotCheck
}

export const signedInShopper = ({ account }: FastifyRequest): Account | undefined =>
  account?.audience === 'marketplace' ? account : undefined

type OwnRequest = { readonly id: string; readonly account: Account; readonly actor: RequestActor }

export function shopperRouteHelpers({ services, requests, orders }: RequestRouteOptions) {
  const { db } = services
  const labels = {
    ...labelsOf(orders.resource),
    ...labelsOf(requests.resource),
    expectedTotal: { en: 'Expected total', ar: 'الإجمالي المتوقع' },
  }
  const { contextOf, requireRecord } = ownRouteHelpers(requests, db)
  return {
    labels,
    contextOf,
    describe: (operationId: string, summary: string, rest: object) =>
      describeRoute({ access: shopperAccess, labels }, 'requests', {
        operationId,
        summary,
        params: idParams,
        ...rest,
      }),
    reread: async (request: FastifyRequest<ById>) => ({
      data: await requireRecord(request.params.id, contextOf(request)),
    }),
    /** Returns the caller's own request; others appear not to exist. */
    requireOwn: async (request: FastifyRequest<ById>): Promise<OwnRequest> => {
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
