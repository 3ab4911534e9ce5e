import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

export type StartedShops = { readonly urls: readonly string[] } | { readonly error: string }

/** Resolves to the addresses of the shops once they have started; rejects if they could not. */
export async function startedShopUrls(shopsFile: string): Promise<readonly string[]> {
  while (!existsSync(shopsFile)) await setTimeout(100)
  const started: StartedShops = JSON.parse(await readFile(shopsFile, 'utf8'))
  if ('error' in started) throw new Error(started.error)
  return started.urls
}
