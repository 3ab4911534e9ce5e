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
    catalogue: await loadCatalogue(join(codeFolder, 'schemas')),
    brand: await loadBrand(join(codeFolder, 'brands'), defaultBrand),
  }
}

/** Listens, and tells the parent process the address and the tokens to use, later the memory. */
export async function serveParent(
  app: FastifyInstance,
  tokens: { readonly token?: string; readonly buyerToken?: string } = {},
): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }))
  process.on('disconnect', () => process.exit(0))
  process.send?.({ address, ...tokens })
}
