import type { FastifyInstance } from 'fastify'
import type { Brand } from '#domain/brand.ts'
import type { Catalogue } from '#resource/resource.ts'
import { createHouse, type HouseParts } from './house.ts'
import type { Houses } from './houses.ts'
import type { Jobs } from './jobs/jobs.ts'
import { publicUrlOf } from './publicUrlOf.ts'
import { repeat } from './repeat.ts'
import type { Shop } from './shop/shop.ts'

/** A brand with the resources that it has. */
export type BrandCatalogue = { readonly brand: Brand; readonly catalogue: Catalogue }

type Among = {
  /** the one that listens */
  readonly app: FastifyInstance
  /** of every brand that ever sold from this database */
  readonly settings: ReadonlyMap<string, string>
  readonly unheard: (key: string) => Promise<BrandCatalogue | undefined>
  readonly houses: Houses
  readonly jobs: Jobs
}

/** How often they look whether another process changed their settings, in milliseconds. */
const every = 60_000

/**
 * Brands that nobody visits here, but that have sold from the same database: what is told and done
 * about their orders is told and done in their name.
 */
export async function openSilentHouses(
  { config, ...common }: Omit<HouseParts, keyof BrandCatalogue | 'settings'>,
  { app, settings, unheard, houses, jobs }: Among,
): Promise<void> {
  const shops: Shop[] = []
  for (const [key, id] of settings) {
    if (houses.has(key)) continue
    const each = await unheard(key)
    if (!each) {
      app.log.warn(`Nothing can be done about what ${key} sold: it is not in brands/ any more`)
      continue
    }
    const publicUrl = publicUrlOf(each.brand, config)
    const parts = { ...common, ...each, config: { ...config, publicUrl }, settings: id }
    shops.push(createHouse(parts, { houses, jobs }).shop)
  }
  const refresh = async () => void (await Promise.all(shops.map((shop) => shop.refresh())))
  await refresh()
  if (!shops.length) return
  const following = repeat({ every, failed: (error) => app.log.error(error) }, refresh)
  app.addHook('onReady', async () => following.start())
  app.addHook('onClose', following.stop)
}
