import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../checkout/freePort.ts'
import { root } from '../vite/root.ts'

export type RunningShop = { readonly url: string; readonly stop: () => Promise<void> }

/** A shop of a brand with the demo in a database of its own, as `npm start` serves it. */
export async function runShop(brand: string): Promise<RunningShop> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), `gallery-${brand}-`))
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      BRAND: brand,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      BOT_CHECK: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise<void>((ready, fail) => {
    let log = ''
    child.stdout.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('Super administrator')) ready()
    })
    child.once('exit', (code) => fail(new Error(`${brand} ended with ${code}:\n${log}`)))
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
