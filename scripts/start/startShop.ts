import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { defaultBrand } from '#brands/default.ts'
import { checkAddress } from '#server/boot/checkAddress.ts'
import { urlAt, readConfig } from '#server/boot/config.ts'
import { listen } from '#server/boot/listen.ts'
import { openServer, type OpenServer } from '#server/boot/openServer.ts'
import { startOutbox } from '#server/boot/startOutbox.ts'
import { welcomeMessage } from '#server/boot/welcomeMessage.ts'
import { loadBrands } from '#server/brands/brandFile.ts'
import { loadBuiltFront } from '#server/pages/loadBuiltFront.ts'
import { codeFolder } from '#server/platform/folders.ts'
import { isSeeded } from '../demo/isSeeded.ts'
import { root } from '../vite/root.ts'
import { outDir } from '../vite/targets.ts'

/**
 * Starts everything: builds the brands while the database is opened and seeded, then serves them.
 */
const env = { LOG_LEVEL: 'warn', ...process.env }
try {
  const config = readConfig(env, { brand: defaultBrand })
  const { port, host } = config
  // Errors that can be detected are reported before anything is built or seeded.
  const brands = await loadBrands(join(codeFolder, 'brands'), config)
  await checkAddress(port, host)
  const keys = brands.map(({ key }) => key)
  const opening = openAndSeed(brands)
  // A publicly reachable server may be refused because of its data: then nothing is built.
  if (config.isReachable) await opening
  const [server] = await Promise.all([opening, buildInChildProcess(keys)])
  const address = await listen(server, (key) => loadBuiltFront(outDir(key)))
  const { port: listeningPort } = new URL(address)
  console.log(
    welcomeMessage(process.env.PUBLIC_URL ?? urlAt(host, Number(listeningPort || 80)), server),
  )
  startOutbox(server, (line) => console.log(line))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function openAndSeed(brands: Awaited<ReturnType<typeof loadBrands>>): Promise<OpenServer> {
  const server = await openServer(env, { brand: defaultBrand, brands, log: console.error })
  if (server.structureChanges.length)
    console.log(`Database: ${server.structureChanges.length} changes to the structure applied`)
  if (server.config.seed === 'demo' && !(await isSeeded(server.connection.db))) {
    const { seedOnce } = await import('../demo/seedOnce.ts')
    await seedOnce(server, (line) => console.log(line))
  }
  return server
}

/** In a separate process, so that building and seeding run in parallel and its memory is freed. */
async function buildInChildProcess(keys: readonly string[]): Promise<void> {
  const parameters = [join(root, 'scripts/build.ts'), ...keys.flatMap((key) => ['--brand', key])]
  const builder = spawn(process.execPath, parameters, { stdio: 'inherit' })
  // Stops the builder when something else has kept the shop from starting.
  process.once('exit', () => builder.kill())
  const [code] = await once(builder, 'exit')
  if (code !== 0) throw new Error(`Not all of these brands could be built: ${keys.join(', ')}`)
}
