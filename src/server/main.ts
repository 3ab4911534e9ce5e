import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { checkAddress } from './checkAddress.ts'
import { ConfigError, readConfig } from './config.ts'
import { listen } from './listen.ts'
import { openServer } from './open.ts'
import { builtFront } from './pages/builtFront.ts'

/** The shop as built before, for production: `npm run build`, then this. */
try {
  const { brand, port, host } = readConfig(process.env, { brand: defaultBrand })
  if (!existsSync(join(import.meta.dirname, '../../dist', brand, 'server'))) {
    throw new ConfigError(`BRAND ${brand} is not built: run npm run build -- --brand ${brand}`)
  }
  await checkAddress(port, host)
  const server = await openServer(process.env, { brand: defaultBrand })
  if (!process.env.PUBLIC_URL) {
    server.app.log.warn('PUBLIC_URL is not set: pages name the host that each request names')
  }
  const front = await builtFront(join(import.meta.dirname, '../../dist', brand))
  await listen(server, front)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
