import type { FastifyInstance } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { createBrandRuntime, type BrandRuntimeServices } from './brandRuntime.ts'
import type { BrandRegistry } from './brandRegistry.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { brandPublicUrl } from './brandPublicUrl.ts'
import { createRepeatingTask } from '#server/platform/repeatingTask.ts'
import { readBrandUrl } from '#server/commerce/settings/brandUrl.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'

export type BrandCatalogue = { readonly brand: Brand; readonly catalogue: Catalogue }

/** Loads a brand that is not served here; undefined if it is gone, an error if it is invalid. */
export type FindUnservedBrand = (key: string) => Promise<BrandCatalogue | undefined>

type UnservedBrandsServices = {
  /** the app that listens */
  readonly app: FastifyInstance
  /** of every brand that has sold from this database */
  readonly settingsIds: ReadonlyMap<string, string>
  readonly servedBrands: readonly Brand[]
  readonly findUnserved: FindUnservedBrand
  readonly brandRegistry: BrandRegistry
  readonly jobs: Jobs
}

/** In milliseconds: how often to check for settings changed by other processes. */
const refreshInterval = 60_000

/**
 * Sets up brands that are not served here but have sold from the same database, so that their
 * orders are still handled in their name. A brand that fails does not prevent the start.
 */
export async function openUnservedBrands(
  { config, ...common }: Omit<BrandRuntimeServices, keyof BrandCatalogue | 'settings'>,
  { app, settingsIds, servedBrands, findUnserved, brandRegistry, jobs }: UnservedBrandsServices,
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
        : prefixes.has(prefix) && `its order prefix ${prefix} belongs to another brand`
    if (typeof catalogueOrReason === 'string' || reason) {
      app.log.warn(`The orders of the brand ${key} cannot be processed: ${reason}`)
      continue
    }
    prefixes.add(prefix)
    const publicUrl =
      (await readBrandUrl(db, key)) ?? brandPublicUrl(catalogueOrReason.brand, config)
    const services = {
      ...common,
      ...catalogueOrReason,
      config: { ...config, publicUrl },
      settingsId: id,
    }
    const { shop } = await createBrandRuntime(services, { brandRegistry, jobs })
    shops.push(shop)
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

/** Returns the brand, or the reason why it cannot be used. */
const loadUsableBrand = async (
  findUnserved: FindUnservedBrand,
  key: string,
): Promise<BrandCatalogue | string> =>
  findUnserved(key).then(
    (found) => found ?? 'it is no longer in brands/',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
