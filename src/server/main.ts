import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { loadBrands } from '#server/brands/brandFile.ts'
import { checkAddress } from '#server/boot/checkAddress.ts'
import { ConfigError } from '#server/platform/configError.ts'
import { readConfig } from '#server/boot/config.ts'
import { listen } from '#server/boot/listen.ts'
import { openServer } from '#server/boot/openServer.ts'
import { loadBuiltFront } from '#server/pages/loadBuiltFront.ts'

const root = join(import.meta.dirname, '../..')

/** Starts the server in production, from the output of `npm run build`. */
try {
  const config = readConfig(process.env, { brand: defaultBrand })
  const { port, host } = config
  for (const { key } of await loadBrands(join(root, 'brands'), config)) {
    if (!['store', 'server'].every((each) => existsSync(join(root, 'dist', key, each))))
      throw new ConfigError(`BRAND ${key} is not built: run npm run build -- --brand ${key}`)
  }
  await checkAddress(port, host)
  const server = await openServer(process.env, { brand: defaultBrand, log: console.error })
  if (!config.isReachable) {
    server.app.log.warn('PUBLIC_URL is not set: only requests from this machine are answered')
  }
  await listen(server, (key) => loadBuiltFront(join(root, 'dist', key)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
