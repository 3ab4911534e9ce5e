import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../vite/root.ts'
import { findFreePort } from './findFreePort.ts'

export type RunningShop = {
  readonly url: string
  readonly port: number
  readonly stop: () => Promise<void>
}

/** How long a shop may take to build, seed and start, in milliseconds. */
const startLimit = 600_000

/**
 * Starts the built product of a checkout on a port of its own, as `npm start` does; resolves once
 * it responds.
 */
export async function runShop(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  folder = root,
): Promise<RunningShop> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(folder, 'scripts/start.ts')], {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise<void>((ready, fail) => {
    let log = ''
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      fail(new Error(`the shop has not started after ${startLimit / 60_000} minutes:\n${log}`))
    }, startLimit)
    void ended.then(() => clearTimeout(limit))
    child.stdout.on('data', (chunk) => {
      log += String(chunk)
      if (!log.includes('Super administrator')) return
      clearTimeout(limit)
      ready()
    })
    child.once('exit', (code) => fail(new Error(`the shop exited with ${code}:\n${log}`)))
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: `http://localhost:${port}`, port, stop }
}
