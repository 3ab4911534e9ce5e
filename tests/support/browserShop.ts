import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runShop } from '../../scripts/checkout/runShop.ts'
import { seedShops } from './seedShops.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** one per worker, or a single one for the read-only project */
    shopUrls: readonly string[]
  }
}

/** Starts the built product with the demo catalogue on ports of its own, as `npm start` does. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = project.name === 'looks' ? 1 : project.config.maxWorkers
  const folder = await mkdtemp(join(tmpdir(), 'browser-shops-'))
  const dataDirs = Array.from({ length: count }, (_, at) => join(folder, String(at)))
  await seedShops(dataDirs)
  // The read-only project sees every brand, each under its own host.
  const settings = project.name === 'looks' ? { BRANDS: 'all' } : {}
  const shops = await Promise.all(dataDirs.map((dataDir) => runShop(dataDir, settings)))
  project.provide(
    'shopUrls',
    shops.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()))
    await rm(folder, { recursive: true, force: true })
  }
}
