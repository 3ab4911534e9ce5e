import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runShop } from './runShop.ts'

/** Runs `work` against a new shop in a folder of its own, served as `npm start` does. */
export async function withShop<T>(
  settings: Readonly<Record<string, string>>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  try {
    const shop = await runShop(folder, { BOT_CHECK: 'off', ...settings })
    try {
      return await work(shop.url)
    } finally {
      await shop.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
