import type { FastifyPluginAsync } from 'fastify'
import { inLanguage, languages, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { purchaseBarrier, type Purchasable, type PurchaseBarrier } from '#domain/purchase.ts'
import type { Catalogue } from '#resource/resource.ts'
import { shopper } from '#server/http/routeAccess.ts'
import { requireAccount } from '#server/http/requestAccount.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { limitedParts, packageContents } from './packageContents.ts'

type BarrierWithMessage = PurchaseBarrier & { readonly message: string }
type Parts = { readonly db: Database; readonly catalogue: Catalogue }

type BarrierFacts = {
  readonly limited: readonly Purchasable[]
  readonly tenant: string | null
  readonly profiles: string[] | null
  readonly allowed: string[] | null
}

/** Which field of a product each reason is about. */
const fieldByReason = {
  deviceProfileType: 'communicationType',
  networkServer: 'networkServers',
} as const satisfies Record<PurchaseBarrier['reason'], string>

/** Why somebody of a tenant may not buy a product; undefined where the product does not exist. */
async function barrierFor(
  { db, catalogue }: Parts,
  { product, tenant }: { product: string; tenant: string | undefined },
  language: Language,
): Promise<{ readonly barrier: BarrierWithMessage | null } | undefined> {
  const { rows } = await run<BarrierFacts>(
    db,
    `with ${packageContents}
     select ${limitedParts} as limited, t.name as tenant,
       t.allowed_device_profile_types as profiles, t.allowed_network_servers as allowed
     from products p left join tenants t on t.id = $2 where p.id = any($1::uuid[]) and p.visible`,
    [[product], tenant ?? null],
  )
  const [facts] = rows
  if (!facts) return undefined
  const barrier = purchaseBarrier(facts.limited, {
    allowedDeviceProfileTypes: facts.profiles ?? [],
    allowedNetworkServers: facts.allowed ?? [],
  })
  if (!barrier) return { barrier: null }
  return {
    barrier: { ...barrier, message: barrierMessage(catalogue, barrier, facts.tenant, language) },
  }
}

/** The reason in words, with the choices as readers know them. */
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
    list.format(codes.map((code) => inLanguage(labels?.[code] ?? {}, language) ?? code))
  const values = {
    tenant: tenant ?? '',
    wanted: choiceLabels(barrier.wanted),
    allowed: choiceLabels(barrier.allowed),
  }
  return formatMessage(`barrier.${barrier.reason}`, language, values)
}

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const barrierSchema = {
  type: ['object', 'null'],
  required: ['reason', 'message'],
  properties: {
    reason: { type: 'string', enum: ['deviceProfileType', 'networkServer'] },
    wanted: texts,
    allowed: texts,
    message: text,
  },
}

/** Whether the reader may buy a product, told before they try. */
export const purchaseBarriers: FastifyPluginAsync<Parts> = async (app, parts) => {
  app.get<{ Params: { id: string } }>(
    '/:id/barrier',
    {
      config: { access: shopper },
      schema: {
        operationId: 'readPurchaseBarrier',
        summary: 'Why the reader may not buy a product; null where nothing is in the way',
        tags: ['shop'],
        security: [{ bearer: [] }],
        params: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', format: 'uuid' } },
        },
        response: {
          200: { type: 'object', required: ['data'], properties: { data: barrierSchema } },
        },
      },
    },
    async (request) => {
      const { tenant } = requireAccount(request)
      const query = { product: request.params.id, tenant }
      const found = await barrierFor(parts, query, request.language)
      if (!found) throw refuse('not_found', { values: { what: nouns.product } })
      return { data: found.barrier }
    },
  )
}
