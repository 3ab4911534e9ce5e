import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/checkout/freePort.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** one for each worker, or one for all who only look */
    shopUrls: readonly string[]
  }
}

const root = resolve(import.meta.dirname, '../..')

/** The built product on ports of their own, with the demo catalogue, as `npm start` serves it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const count = project.name === 'looks' ? 1 : project.config.maxWorkers
  const folder = await mkdtemp(join(tmpdir(), 'browser-shops-'))
  const dataDirs = Array.from({ length: count }, (_, at) => join(folder, String(at)))
  const [first = folder, ...others] = dataDirs
  if (others.length) {
    // Filled once: a copy is there in no time.
    await (await startShop(first)).stop()
    await Promise.all(others.map((other) => cp(first, other, { recursive: true })))
  }
  const shops = await Promise.all(dataDirs.map(startShop))
  project.provide(
    'shopUrls',
    shops.map(({ url }) => url),
  )
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

type RunningShop = { readonly url: string; readonly stop: () => Promise<void> }

async function startShop(dataDir: string): Promise<RunningShop> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise<void>((ready, fail) => {
    let log = ''
    child.stdout.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('Super administrator')) ready()
    })
    child.once('exit', (code) => fail(new Error(`the shop ended with ${code}:\n${log}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
