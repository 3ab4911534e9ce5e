import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { codeFolder, isBundled } from '#server/platform/folders.ts'

// Compiled code is kept beside the bundle for the next start; what is imported later profits.
if (isBundled) enableCompileCache(join(codeFolder, '.compiled'))

/** Starts the server in production, from the output of `npm run build`. */
try {
  const { serveBuiltShop } = await import('#server/boot/serveBuiltShop.ts')
  await serveBuiltShop(process.env, { brand: defaultBrand, log: console.error })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
