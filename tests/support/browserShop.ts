import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runShop } from '../../scripts/checkout/runShop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** one for each worker, or one for all who only look */
    shopUrls: readonly string[]
  }
}

/** The built product on ports of their own, with the demo catalogue, as `npm start` serves it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = project.name === 'looks' ? 1 : project.config.maxWorkers
  const folder = await mkdtemp(join(tmpdir(), 'browser-shops-'))
  const dataDirs = Array.from({ length: count }, (_, at) => join(folder, String(at)))
  const [first = folder, ...others] = dataDirs
  if (others.length) {
    // Filled once: a copy is there in no time.
    await (await runShop(first)).stop()
    await Promise.all(others.map((other) => cp(first, other, { recursive: true })))
  }
  // Who only looks sees every brand, each under its host.
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
