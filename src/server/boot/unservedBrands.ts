import type { FastifyInstance } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { createBrandRuntime, type BrandRuntimeParts } from './brandRuntime.ts'
import type { BrandRegistry } from './brandRegistry.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { brandPublicUrl } from './brandPublicUrl.ts'
import { createRepeatingTask } from '#server/platform/repeatingTask.ts'
import { readBrandUrl } from '#server/commerce/settings/brandUrl.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'

/** A brand with the resources that it has. */
export type BrandCatalogue = { readonly brand: Brand; readonly catalogue: Catalogue }

/** One that is not served here; none where it is gone, an error where it cannot be used. */
export type FindUnservedBrand = (key: string) => Promise<BrandCatalogue | undefined>

type UnservedBrandsParts = {
  /** the one that listens */
  readonly app: FastifyInstance
  /** of every brand that ever sold from this database */
  readonly settingsIds: ReadonlyMap<string, string>
  readonly servedBrands: readonly Brand[]
  readonly findUnserved: FindUnservedBrand
  readonly brandRegistry: BrandRegistry
  readonly jobs: Jobs
}

/** How often they look whether another process changed their settings, in milliseconds. */
const refreshInterval = 60_000

/**
 * Brands that nobody visits here, but that have sold from the same database: what is told and done
 * about their orders is told and done in their name. None of them keeps the others from starting.
 */
export async function openUnservedBrands(
  { config, ...common }: Omit<BrandRuntimeParts, keyof BrandCatalogue | 'settings'>,
  { app, settingsIds, servedBrands, findUnserved, brandRegistry, jobs }: UnservedBrandsParts,
): Promise<void> {
  const { db } = common.connection
  const shops: Shop[] = []
  const prefixes = new Set(servedBrands.map(({ commerce }) => commerce.orderPrefix))
  for (const [key, id] of settingsIds) {
    if (brandRegistry.keys().includes(key)) continue
    const catalogueOrReason = await loadUsableBrand(findUnserved, key)
    const prefix =
      typeof catalogueOrReason === 'string' ? '' : catalogueOrReason.brand.commerce.orderPrefix
    const reason =
      typeof catalogueOrReason === 'string'
        ? catalogueOrReason
        : prefixes.has(prefix) && `${prefix} is another's`
    if (typeof catalogueOrReason === 'string' || reason) {
      app.log.warn(`Nothing can be done about what ${key} sold: ${reason}`)
      continue
    }
    prefixes.add(prefix)
    const publicUrl =
      (await readBrandUrl(db, key)) ?? brandPublicUrl(catalogueOrReason.brand, config)
    const parts = {
      ...common,
      ...catalogueOrReason,
      config: { ...config, publicUrl },
      settingsId: id,
    }
    shops.push(createBrandRuntime(parts, { brandRegistry, jobs }).shop)
  }
  const refresh = async () => void (await Promise.all(shops.map((shop) => shop.refresh())))
  await refresh()
  if (!shops.length) return
  const refreshing = createRepeatingTask(
    { interval: refreshInterval, onError: (error) => app.log.error(error) },
    refresh,
  )
  app.addHook('onReady', async () => refreshing.start())
  app.addHook('onClose', refreshing.stop)
}

/** Or why it cannot be used. */
const loadUsableBrand = async (
  findUnserved: FindUnservedBrand,
  key: string,
): Promise<BrandCatalogue | string> =>
  findUnserved(key).then(
    (found) => found ?? 'it is not in brands/ any more',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
