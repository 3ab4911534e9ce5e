import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runShop, type RunningShop } from '../../scripts/checkout/runShop.ts'
import { seedShops } from './seedShops.ts'
import type { StartedShops } from './startedShops.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** the file that says where the shops are, as soon as they have started */
    shopsFile: string
  }
}

/**
 * Starts the built product with the demo catalogue on ports of its own, as `npm start` does. It is
 * built and seeded while other tests run, unless these include those that build it themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-shops-'))
  const shopsFile = join(folder, 'shops.json')
  project.provide('shopsFile', shopsFile)
  const report = async (started: StartedShops): Promise<void> => {
    await writeFile(`${shopsFile}.new`, JSON.stringify(started))
    await rename(`${shopsFile}.new`, shopsFile)
  }
  const starting = startShops(project, folder).then(
    async (shops) => {
      await report({ urls: shops.map(({ url }) => url) })
      return shops
    },
    async (error: unknown) => {
      await report({ error: String(error) })
      return []
    },
  )
  if (project.vitest.projects.some(({ name }) => name === 'looks')) await starting
  return async () => {
    await Promise.all((await starting).map(({ stop }) => stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts one shop per worker, or a single one for the project that only reads. */
async function startShops(
  { name, config }: TestProject,
  folder: string,
): Promise<readonly RunningShop[]> {
  const count = name === 'looks' ? 1 : config.maxWorkers
  const dataDirs = Array.from({ length: count }, (_, at) => join(folder, String(at)))
  await seedShops(dataDirs)
  // The read-only project sees every brand, each under its own host.
  const settings = name === 'looks' ? { BRANDS: 'all' } : {}
  const outcomes = await Promise.allSettled(dataDirs.map((dataDir) => runShop(dataDir, settings)))
  const shops = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failure = outcomes.find((each) => each.status === 'rejected')
  if (!failure) return shops
  await Promise.all(shops.map(({ stop }) => stop()))
  throw failure.reason
}
