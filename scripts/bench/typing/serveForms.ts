import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import { copyCheckout } from '../../checkout/copyCheckout.ts'
import { runShop } from '../../checkout/runShop.ts'

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
  const settings = { SEED: 'none', BOT_CHECK: 'off' }
  const { url, stop } = await runShop(join(folder, '.data'), settings, folder)
  return {
    url,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
