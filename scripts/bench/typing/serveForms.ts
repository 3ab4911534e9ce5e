import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { copyCheckout } from '../../checkout/copyCheckout.ts'
import { findFreePort } from '../../checkout/findFreePort.ts'

export type FormServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Serves the built product with additional resources, from a checkout copy and an empty shop. */
export async function serveForms(forms: readonly ResourceDeclaration[]): Promise<FormServer> {
  const folder = copyCheckout()
  mkdirSync(join(folder, 'schemas'), { recursive: true })
  for (const form of forms) {
    writeFileSync(
      join(folder, 'schemas', `${form.name}.ts`),
      `export default ${JSON.stringify(form)}\n`,
    )
  }
  const port = await findFreePort()
  const child = spawn(process.execPath, [join(folder, 'scripts/start.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, '.data'),
      SEED: 'none',
      BOT_CHECK: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const ready = new Promise<void>((done) => {
    let log = ''
    child.stdout.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('Super administrator')) done()
    })
  })
  await Promise.race([
    ready,
    ended.then(([code]) => {
      throw new Error(`the shop of the bench ended with ${String(code)}`)
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
