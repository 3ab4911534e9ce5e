import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runShop } from '../../checkout/runShop.ts'

/** Runs `work` against the shop with its demo catalogue, served as `npm start` does. */
export async function withShop<T>(work: (address: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-shop-'))
  const shop = await runShop(folder, { BOT_CHECK: 'off' })
  try {
    return await work(shop.url)
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
