import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBuilder } from './build/startBuilder.ts'
import { readOptions } from './readOptions.ts'
import { isBuilt } from './vite/stamp.ts'
import { outDir, serverKey } from './vite/targets.ts'

/** Bundles the server if its code has changed, and starts it. */
readOptions({})
if (!(await isBuilt(serverKey))) {
  // In a separate process, so that its memory is freed.
  const builder = startBuilder()
  const { failure } = await builder.build(serverKey)
  builder.stop()
  if (failure !== undefined) {
    console.error(failure)
    process.exit(1)
  }
}
await import(pathToFileURL(join(outDir(serverKey, 'bundle'), 'start.js')).href)
