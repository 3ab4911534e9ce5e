import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadBrands } from '#server/brands/brandFile.ts'
import { loadBuiltFront } from '#server/pages/loadBuiltFront.ts'
import { ConfigError } from '#server/platform/configError.ts'
import { codeFolder, rootFolder } from '#server/platform/folders.ts'
import { checkAddress } from './checkAddress.ts'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'
import { openServer } from './openServer.ts'

type Options = {
  /** the key of the default brand */
  readonly brand: string
  readonly log: (line: string) => void
}

/** Serves the shop of an environment from the output of `npm run build`. */
export async function serveBuiltShop(
  env: Readonly<Record<string, string | undefined>>,
  { brand, log }: Options,
): Promise<void> {
  const config = readConfig(env, { brand })
  const { port, host } = config
  const brands = await loadBrands(join(codeFolder, 'brands'), config)
  for (const { key } of brands) {
    if (!['store', 'server'].every((each) => existsSync(join(rootFolder, 'dist', key, each))))
      throw new ConfigError(`BRAND ${key} is not built: run npm run build -- --brand ${key}`)
  }
  await checkAddress(port, host)
  const server = await openServer(env, { brand, brands, log })
  if (!config.isReachable) {
    server.app.log.warn('PUBLIC_URL is not set: only requests from this machine are answered')
  }
  await listen(server, (key) => loadBuiltFront(join(rootFolder, 'dist', key)))
}
