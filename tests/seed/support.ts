import { extname } from 'node:path'
import { runSql } from '#server/platform/database/database.ts'
import type { Engine } from '#server/engine/engine.ts'
import { seedOnce } from '../../scripts/demo/seedOnce.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** Opens a shop as its first start leaves it, with a function that starts it again. */
export async function openSeeded(): Promise<{ shop: Shop; start: () => Promise<boolean> }> {
  const shop = await openShop('pglite')
  const { server } = shop
  const nothing = async (): Promise<void> => {}
  const connection = {
    db: server.db,
    lockingDb: server.db,
    dialect: 'pglite' as const,
    isReady: async () => true,
    runScript: nothing,
    close: nothing,
  }
  const context = { db: server.db, language: 'en' as const, isPublic: false, identity: undefined }
  // One picture stands in for all: processing hundreds would take longer than everything else.
  const savedFiles = new Map<string, ReturnType<typeof server.files.save>>()
  const save: typeof server.files.save = (name, bytes, origin) => {
    const ending = extname(name)
    const file = savedFiles.get(ending) ?? server.files.save(name, bytes, origin)
    savedFiles.set(ending, file)
    return file
  }
  const files = { ...server.files, save }
  const start = () => seedOnce({ ...server, files, connection, context }, () => {})
  if (!(await start())) throw new Error('the demo was not made')
  return { shop, start }
}

export const rowsOf = async (shop: Shop, text: string) => (await runSql(shop.server.db, text)).rows

export function engineOf({ server }: Shop, name: string): Engine {
  const engine = server.engines.get(name)
  if (!engine) throw new Error(name)
  return engine
}
