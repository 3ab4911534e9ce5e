import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readOptions } from './readOptions.ts'
import { isBuilt } from './vite/stamp.ts'
import { outDir, serverKey } from './vite/targets.ts'

/** Bundles the server if its code has changed, and starts it. */
readOptions({})
const bundle = outDir(serverKey, 'bundle')
if (!(await isBuilt(serverKey))) await buildServer()
enableCompileCache(join(bundle, '.compiled'))
await import(pathToFileURL(join(bundle, 'start.js')).href)

/** In a separate process, so that its memory is freed. */
async function buildServer(): Promise<void> {
  const { startBuilder } = await import('./build/startBuilder.ts')
  const builder = startBuilder()
  const { failure } = await builder.build(serverKey)
  builder.stop()
  if (failure === undefined) return
  console.error(failure)
  process.exit(1)
}
