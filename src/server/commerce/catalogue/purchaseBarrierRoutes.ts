import type { FastifyPluginAsync } from 'fastify'
import { pickTranslation, languages, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import {
  findPurchaseBarrier,
  type Purchasable,
  type PurchaseBarrier,
} from '#domain/purchaseBarrier.ts'
import type { Catalogue } from '#resource/resource.ts'
import { shopperAccess } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { describeRoute } from '#server/http/describeRoute.ts'
import { idParams, type ById, dataResponse, text } from '#server/http/commonSchemas.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { restrictedPartsSql, packageContentsCte } from './packageContents.ts'

type BarrierWithMessage = PurchaseBarrier & { readonly message: string }
type BarrierServices = { readonly db: Database; readonly catalogue: Catalogue }

type BarrierRow = {
  readonly restrictedParts: readonly Purchasable[]
  readonly tenant: string | null
  readonly profiles: string[] | null
  readonly allowed: string[] | null
}

const fieldByReason = {
  deviceProfileType: 'communicationType',
  networkServer: 'networkServers',
} as const satisfies Record<PurchaseBarrier['reason'], string>

/** Returns why an account may not buy a product; undefined if the product does not exist. */
async function readBarrier(
  { db, catalogue }: BarrierServices,
  { product, tenant }: { product: string; tenant: string | undefined },
  language: Language,
): Promise<{ readonly barrier: BarrierWithMessage | null } | undefined> {
  const { rows } = await runSql<BarrierRow>(
    db,
    `with ${packageContentsCte}
     select ${restrictedPartsSql} as "restrictedParts", t.name as tenant,
       t.allowed_device_profile_types as profiles, t.allowed_network_servers as allowed
     from products p left join tenants t on t.id = $2 where p.id = any($1::uuid[]) and p.visible`,
    [[product], tenant ?? null],
  )
  const [row] = rows
  if (!row) return undefined
  const barrier = findPurchaseBarrier(row.restrictedParts, {
    allowedDeviceProfileTypes: row.profiles ?? [],
    allowedNetworkServers: row.allowed ?? [],
  })
  if (!barrier) return { barrier: null }
  return {
    barrier: { ...barrier, message: barrierMessage(catalogue, barrier, row.tenant, language) },
  }
}

/** The reason as a message, with the allowed choices by their labels. */
export function barrierMessage(
  catalogue: Catalogue,
  barrier: PurchaseBarrier,
  tenant: string | null | undefined,
  language: Language,
): string {
  const { property } = catalogue.get('products')?.field[fieldByReason[barrier.reason]] ?? {}
  const labels = property?.['x-enum-labels'] ?? property?.items?.['x-enum-labels']
  const list = new Intl.ListFormat(languages[language].tag)
  const choiceLabels = (codes: readonly string[]): string =>
    list.format(codes.map((code) => pickTranslation(labels?.[code] ?? {}, language) ?? code))
  const values = {
    tenant: tenant ?? '',
    required: choiceLabels(barrier.required),
    allowed: choiceLabels(barrier.allowed),
  }
  return formatMessage(`barrier.${barrier.reason}`, language, values)
}

const texts = { type: 'array', items: text }
const barrierSchema = {
  type: ['object', 'null'],
  required: ['reason', 'message'],
  properties: {
    reason: { type: 'string', enum: ['deviceProfileType', 'networkServer'] },
    required: texts,
    allowed: texts,
    message: text,
  },
}

/** Tells readers whether they may buy a product, before they try. */
export const purchaseBarrierRoutes: FastifyPluginAsync<BarrierServices> = async (app, services) => {
  app.get<ById>(
    '/:id/barrier',
    describeRoute({ access: shopperAccess }, 'shop', {
      operationId: 'readPurchaseBarrier',
      summary: 'Get the reason why you may not buy a product, or null if you may',
      params: idParams,
      response: { 200: dataResponse(barrierSchema) },
    }),
    async (request) => {
      const { tenant } = requireAccount(request)
      const query = { product: request.params.id, tenant }
      const result = await readBarrier(services, query, request.language)
      if (!result) throw refuse('not_found', { values: { what: nouns.product } })
      return { data: result.barrier }
    },
  )
}
