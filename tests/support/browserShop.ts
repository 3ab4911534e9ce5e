import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/checkout/freePort.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
  }
}

const root = resolve(import.meta.dirname, '../..')

/** The built product on a port of its own, with the demo catalogue, as `npm start` serves it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'browser-shop-'))
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
  provide('shopUrl', `http://127.0.0.1:${port}`)
  return async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
