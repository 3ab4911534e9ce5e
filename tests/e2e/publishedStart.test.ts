/** @module-tag long */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'
import { runShop, type RunningShop } from '../../scripts/checkout/runShop.ts'

const root = resolve(import.meta.dirname, '../..')
const published = { PUBLIC_URL: 'https://shop.example.com' }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(['scripts/start.ts', 'dist/_server/bundle/main.js'])(
  'starting a published shop with %s',
  (entry) => {
    it('reports each unsafe setting on its own line, and exits', async () => {
      const dataDir = join(folder, entry.replaceAll('/', '-'))
      const env = { ...process.env, ...published, BOT_CHECK: 'off', DATA_DIR: dataDir }
      const child = spawn(process.execPath, [join(root, entry)], {
        cwd: root,
        env: { ...env, PORT: String(await findFreePort()) },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const [output, refused, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'exit'),
      ])
      expect([output, code]).toEqual(['', 1])
      const subjects = refused
        .trim()
        .split('\n')
        .map((line) => line.split(/ |=/)[0])
      expect(subjects).toEqual([
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
        'PAYMENT_PROVIDER',
        'BOT_CHECK',
        'SMTP_URL',
      ])
      // Nothing is created for a shop that may not start.
      expect(await readdir(dataDir)).not.toContain('files')
    })
  },
)

describe('a published shop with safe settings', () => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await runShop(join(folder, 'safe'), {
      ...published,
      ADMIN_EMAIL: 'noura@shop.example.com',
      ADMIN_PASSWORD: 'a password of our own',
      PAYMENT_PROVIDER: 'TEST',
      SMTP_URL: 'smtp://127.0.0.1:9',
    })
  })
  afterAll(() => shop?.stop())

  async function ask(path: string, host = 'shop.example.com') {
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      get({ host: '127.0.0.1', port: shop.port, path, headers: { host } }, done).on('error', fail)
    })
    return { status: answer.statusCode, body: await text(answer) }
  }

  const notices = {
    en: 'This shop is a trial: payments are tests, and nothing is charged.',
    ar: 'هذا متجر تجريبي: المدفوعات للاختبار فقط ولا يُخصم أي مبلغ.',
  } as const

  it.each([
    ['/en', 200, ['en']],
    ['/ar', 200, ['ar']],
    ['/en/products', 200, ['en']],
    ['/ar/checkout', 200, ['ar']],
    ['/en/nowhere', 404, ['en']],
    ['/invoices/none', 404, ['en']],
    ['/cms', 200, ['en', 'ar']],
  ] as const)('says on %s that nothing is charged', async (path, status, spoken) => {
    const page = await ask(path)
    expect([path, page.status]).toEqual([path, status])
    for (const [language, notice] of Object.entries(notices))
      expect([language, page.body.includes(notice)]).toEqual([
        language,
        spoken.some((code) => code === language),
      ])
  })

  it('answers its own host, without mailbox or demo data', async () => {
    expect((await ask('/en', 'localhost')).status).toBe(421)
    expect((await ask('/en/mailbox')).status).toBe(404)
    const products = await ask('/api/marketplace-customer/products')
    expect(JSON.parse(products.body).data).toEqual([])
    expect((await ask('/en')).body).toContain('href="https://shop.example.com/en"')
  })
})
