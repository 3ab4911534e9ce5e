import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The embedded database of a folder without a server; answers with its memory in bytes. */
const [folder = ''] = process.argv.slice(2)
const database = await PGlite.create({
  dataDir: join(folder, 'database'),
  extensions: { pg_trgm },
})
await database.query('select count(*) from products')
process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }))
process.on('disconnect', () => process.exit(0))
process.send?.({ address: '' })
