import { assembleApp } from '#server/boot/assembleApp.ts'
import { ensureSingletons } from '#server/engine/routes/singletons.ts'
import { runSql } from '#server/platform/database/database.ts'
import { openShopServices, serveParent } from '../serverProcess.ts'
import { signIn, staff } from '../signIn.ts'
import { createHandWrittenLists } from './handWrittenLists.ts'

/** One of the two servers under test. */
const [side, url = '', count = '0'] = process.argv.slice(2)
const services = await openShopServices(url)
const { catalogue, secret } = services
const { db } = services.connection
// The hand-written side needs the behaviours too, for derived fields. Background work is off:
// generated records would cause a lot of it.
const { app, engines, shop } = await assembleApp(services)
const { language } = services.brand
await ensureSingletons(engines, { db, language, isPublic: false, identity: undefined })
await shop.refresh()
const createHandWritten = () =>
  createHandWrittenLists((text, values) => runSql(db, text, values), catalogue, Number(count))
await serveParent(side === 'ours' ? app : createHandWritten(), {
  token: await signIn(db, secret, staff),
})
