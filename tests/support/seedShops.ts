import { cp, mkdir, rename } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { newId } from '#server/platform/newId.ts'
import { runShop } from '../../scripts/checkout/runShop.ts'
import { cacheFolder, fingerprintOf, removeOthers } from './testCache.ts'

const sources = ['schemas', 'brands', 'src/domain', 'src/resource', 'src/server', 'scripts/demo']

/** Copies the data of a shop with the demo catalogue; seeded once, because copying is much faster. */
export async function seedShops(dataDirs: readonly string[]): Promise<void> {
  // The orders of the demo are dated back from the day on which it is seeded.
  const today = new Date().toISOString().slice(0, 10)
  const seeded = join(cacheFolder, `${await fingerprintOf(sources)}-${today}.seeded`)
  if (!existsSync(seeded)) {
    const draft = `${seeded}.${newId()}`
    await mkdir(draft, { recursive: true })
    await (await runShop(draft)).stop()
    await rename(draft, seeded)
    await removeOthers(seeded, '.seeded')
  }
  await Promise.all(dataDirs.map((dataDir) => cp(seeded, dataDir, { recursive: true })))
}
