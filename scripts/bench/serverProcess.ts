import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { connectEmbedded, connectPostgres } from '#server/platform/database/connect.ts'
import { codeFolder } from '#server/platform/folders.ts'

/** The services of a shop on a database, for a server under test in a process of its own. */
export async function openShopServices(url: string) {
  const secret = 'the-secret-of-the-benchmark-alone'
  const config = readConfig({ BOT_CHECK: 'off', TOKEN_SECRET: secret }, { brand: '' })
  return {
    secret,
    config,
    logger: { level: 'warn' },
    connection: await (url === 'pglite'
      ? connectEmbedded(undefined)
      : connectPostgres(url, config.databasePool)),
    catalogue: await loadCatalogue(),
    brand: await loadBrand(join(codeFolder, 'brands'), defaultBrand),
  }
}

/**
 * Listens, and tells the parent process the address and the tokens to use. Performs the tasks that
 * it asks for, and answers with the memory.
 */
export async function serveParent(
  app: FastifyInstance,
  tokens: { readonly token?: string; readonly buyerToken?: string } = {},
  tasks: Readonly<Record<string, () => Promise<void>>> = {},
): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const perform = async (task: unknown): Promise<void> => {
    await tasks[String(task)]?.()
    process.send?.({ memory: process.memoryUsage().rss })
  }
  process.on('message', (task) => void perform(task))
  process.on('disconnect', () => process.exit(0))
  process.send?.({ address, ...tokens })
}
