import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { rootFolder } from '#server/platform/folders.ts'

// Compiled code is kept for the next start; only modules that are loaded afterwards profit.
enableCompileCache(join(rootFolder, 'node_modules/.cache/compiled'))

/** Starts the server in production, from the output of `npm run build`. */
try {
  const { serveBuiltShop } = await import('#server/boot/serveBuiltShop.ts')
  await serveBuiltShop(process.env, { brand: defaultBrand, log: console.error })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
