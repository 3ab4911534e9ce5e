import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../checkout/findFreePort.ts'
import { root } from '../../vite/root.ts'

/** Runs `work` against the shop with its demo catalogue, served as `npm start` does. */
export async function withShop<T>(work: (address: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-shop-'))
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, BOT_CHECK: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const earlyExit = ended.then(([code]) => {
    throw new Error(`the shop ended with ${code}`)
  })
  const address = `http://127.0.0.1:${port}`
  const workWhenReady = async (): Promise<T> => {
    await waitUntilReady(address)
    return work(address)
  }
  try {
    return await Promise.race([workWhenReady(), earlyExit])
  } finally {
    earlyExit.catch(() => undefined)
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function waitUntilReady(address: string): Promise<void> {
  const deadline = Date.now() + 600_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('the shop did not come up in ten minutes')
}
