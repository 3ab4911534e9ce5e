import { join } from 'node:path'
import { assembleApp } from '#server/boot/assembleApp.ts'
import { defaultBrand } from '#brands/default.ts'
import { loadBrand } from '#server/brands/brandFile.ts'
import { loadCatalogue } from '#server/boot/catalogueFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { ensureSingletons } from '#server/engine/routes/singletons.ts'
import { root } from '../../vite/root.ts'
import { signIn } from '../signIn.ts'
import { createHandWrittenLists } from './handWrittenLists.ts'

/** One of the two servers under test, in its own process. Reports to its parent by IPC messages. */
const [which, url = '', count = '0'] = process.argv.slice(2)
const secret = 'the-secret-of-the-benchmark-alone'
const config = readConfig({ BOT_CHECK: 'off', TOKEN_SECRET: secret }, { brand: '' })
const connection = await connectPostgres(url, config.databasePool)
const catalogue = await loadCatalogue(join(root, 'schemas'))
const brand = await loadBrand(join(root, 'brands'), defaultBrand)
// The hand-written side needs the behaviours too, for derived fields. Background work is off:
// generated records would cause a lot of it.
const { app, engines, shop } = await assembleApp({
  config,
  connection,
  catalogue,
  brand,
  secret,
  logger: { level: 'warn' },
})
const { language } = brand
await ensureSingletons(engines, {
  db: connection.db,
  language,
  isPublic: false,
  identity: undefined,
})
await shop.refresh()
const listeningApp =
  which === 'ours'
    ? app
    : createHandWrittenLists(
        (text, values) => runSql(connection.db, text, values),
        catalogue,
        Number(count),
      )
const address = await listeningApp.listen({ port: 0, host: '127.0.0.1' })
const token = await signIn(connection.db, secret, {
  id: '00000000-0000-7000-8000-000000000000',
  kind: 'admin',
  audience: 'cms',
})
process.send?.({ address, token })
process.on('disconnect', () => process.exit(0))
