/** @module-tag long */
import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'
import { copyCheckout } from '../../scripts/checkout/copyCheckout.ts'
import { admin } from './testAccounts.ts'
import { openBrowser } from './browser.ts'

describe('npm run dev', () => {
  let folder: string
  let child: ChildProcess
  let log = ''
  let browser: Browser | undefined
  let page: Page
  const waitForLog = async (text: string, patience = 30_000): Promise<void> => {
    for (const end = Date.now() + patience; !log.includes(text);) {
      if (Date.now() > end) throw new Error(`never logged "${text}":\n${log}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  /** At once: a copy in place is reported twice, and the second update loses what was typed. */
  const saveStickers = (): void => {
    const copy = join(folder, 'stickers.ts')
    copyFileSync(join(import.meta.dirname, '../support/stickers.ts'), copy)
    renameSync(copy, join(folder, 'schemas/stickers.ts'))
  }

  beforeAll(async () => {
    folder = copyCheckout()
    const port = await findFreePort()
    child = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, '.data'), SEED: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout?.on('data', (chunk) => (log += String(chunk)))
    child.stderr?.on('data', (chunk) => (log += String(chunk)))
    await waitForLog('CMS', 110_000)
    browser = await openBrowser()
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
    page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto('/en/cms')
    await page.getByLabel('Username').fill(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/en/cms/products')
  }, 300_000)

  afterAll(async () => {
    await browser?.close()
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  it('picks up a new resource while it runs: navigation, screens and API', async () => {
    const began = Date.now()
    saveStickers()
    const entry = page.getByRole('link', { name: 'Stickers', exact: true })
    await entry.waitFor({ timeout: 30_000 })
    await waitForLog('schemas/stickers.ts: reloaded')
    const seconds = (Date.now() - began) / 1000
    console.log(`live after ${seconds.toFixed(1)} s`)
    await entry.click()
    // The empty list offers the same action.
    await page.getByRole('link', { name: 'Add sticker' }).first().click()
    // A declaration saved now does not keep the page from being opened.
    const update = page.waitForEvent('console', (line) => line.text().includes('hot updated'))
    saveStickers()
    await update
    await page.getByLabel('Title').fill('First sticker')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('was added.').waitFor()
    // A page that reloads for a dependency found late loses what was typed.
    expect(log).not.toContain('optimized dependencies changed')
    const document = await (await page.request.get('/api/openapi.json')).json()
    expect(Object.keys(document.paths)).toContain('/api/marketplace/stickers/{id}')
    expect(seconds).toBeLessThan(20)
  })

  it('reports an invalid declaration, and keeps serving', async () => {
    writeFileSync(
      join(folder, 'schemas/labels.ts'),
      `export default { name: 'labels', menu: { section: 'metadata', icon: 'tag' }, labels: { en: ['Label', 'Labels'], ar: ['ملصق', 'الملصقات'] },
        schema: { type: 'object', properties: { title: { type: 'string' } } }, table: { columns: ['titel'], sort: 'title' } }`,
    )
    await waitForLog(
      'schemas/labels.ts /table/columns/0: "titel" is no property of this resource; did you mean "title"?',
    )
    expect((await page.request.get('/healthz')).status()).toBe(200)
  })
})
