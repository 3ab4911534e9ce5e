import { defaultBrand } from '#brands/default.ts'
import { openServer } from '#server/boot/openServer.ts'
import { readOptions } from './readOptions.ts'
import { seedOnce } from './demo/seedOnce.ts'

/** Fills a shop with the demo catalogue if it has none yet. */
readOptions({})
const server = await openServer({ LOG_LEVEL: 'warn', ...process.env }, { brand: defaultBrand })
try {
  const seeded = await seedOnce(server, (line) => console.log(line))
  if (!seeded) console.log('The shop already contains data: nothing was changed.')
} finally {
  await server.close()
}
