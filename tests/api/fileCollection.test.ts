import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { submitProof } from '#server/commerce/orders/payments/payOrder.ts'
import { fileJobs } from '#server/platform/files/fileJobs.ts'
import { createFiles, originalKey, type Files } from '#server/platform/files/files.ts'
import { createFolderStore, type FileStore } from '#server/platform/files/fileStore.ts'
import { newId } from '#server/platform/newId.ts'
import { placeOrder, createProduct } from '../support/commerce.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { samplePicture } from '../support/samplePictures.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
let folder = ''
let store: FileStore
let files: Files
let buyer: Person
beforeAll(async () => {
  shop = await openShop('postgres')
  folder = await mkdtemp(join(tmpdir(), 'collected-'))
  store = createFolderStore(folder)
  files = createFiles(shop.server.db, store)
  buyer = await createCustomer(shop, 1)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const accept = async (owner?: string): Promise<string> =>
  (await files.save('a.png', await samplePicture(), owner ? { owner } : {}))._id

const olden = () =>
  runSql(shop.server.db, "update files set created_at = now() - interval '25 hours'")

async function work(name: string): Promise<void> {
  const job = fileJobs({ db: shop.server.db, store }).find((each) => each.name === name)
  await job?.work({}, { jobId: newId(), signal: new AbortController().signal })
}

const isThere = async (id: string): Promise<boolean> => {
  const { rows } = await runSql(shop.server.db, 'select from files where id = $1', [id])
  const bytes = await store.get(originalKey(id))
  expect(rows.length).toBe(bytes ? 1 : 0)
  return rows.length > 0
}

async function made(url: string, body: object): Promise<string> {
  const answer = await shop.staff('POST', `/api/marketplace/${url}`, { body })
  expect([answer.status, answer.body.error]).toEqual([201, undefined])
  return answer.body.data._id
}

/** A product with a link to a file in its description. */
const saying = (file: string) => ({
  name: 'Linked',
  code: file.slice(-12).toUpperCase(),
  type: 'integration',
  visible: false,
  stockMode: 'none',
  price: { amount: 100, currency: 'USD' },
  description: `<p><a href="/files/${file}">Read</a></p>`,
})

const change = (url: string, body: object) =>
  shop.staff('PATCH', `/api/marketplace/${url}`, { body })

/** The ways a record can refer to a file. */
const references: Readonly<Record<string, (file: string) => Promise<unknown>>> = {
  'a picture': (file) => made('pictures', { title: 'A', file }),
  'the history of a picture that has another file now': async (file) => {
    const id = await made('pictures', { title: 'B', file })
    expect((await change(`pictures/${id}`, { file: await accept() })).status).toBe(200)
  },
  'the history of a picture that was deleted': async (file) => {
    const id = await made('pictures', { title: 'C', file })
    expect((await shop.staff('DELETE', `/api/marketplace/pictures/${id}`)).status).toBe(204)
  },
  'the settings': async (file) =>
    expect((await change('settings', { logo: file })).status).toBe(200),
  'a person': async (file) =>
    expect((await change(`customers/${buyer.id}`, { avatar: file })).status).toBe(200),
  'a link in a rich text': (file) => made('products', saying(file)),
  'the proof of a transfer': async (file) => {
    const { id: product } = await createProduct(shop)
    const { body } = await placeOrder(buyer.call, [{ product, quantity: 1 }])
    await submitProof(shop.server.orders, body.data._id, file, buyer)
  },
  'what an order remembers': async (file) => {
    const { id: product } = await createProduct(shop)
    const { body } = await placeOrder(buyer.call, [{ product, quantity: 1 }])
    await runSql(
      shop.server.db,
      `insert into order_events (order_id, kind, facts) values ($1, 'note', $2)`,
      [body.data._id, JSON.stringify({ file })],
    )
  },
  'a file on its way in': (file) =>
    runSql(
      shop.server.db,
      `insert into imports (id, resource, account, identity, language, time_zone, text, state, total)
       values ($1, 'pictures', $1, '{}', 'en', 'UTC', $2, 'checked', 1)`,
      [newId(), `title,file\nE,${file}\n`],
    ),
  'a mail': (file) =>
    runSql(
      shop.server.db,
      `insert into mails (id, recipient, language, template, subject, body_text, body_html)
       values ($1, 'a@example.com', 'en', 'x', 'x', '', $2)`,
      [newId(), `<img src="https://shop.example.com/files/${file}">`],
    ),
}

describe('an unused file', () => {
  it('is kept while something refers to it, and deleted with its bytes afterwards', async () => {
    const referenced = new Map<string, string>()
    for (const [name, refer] of Object.entries(references)) {
      const id = await accept()
      await refer(id)
      referenced.set(name, id)
    }
    const orphan = await accept()
    await files.rendition(orphan, 320, 'webp')
    await olden()
    const young = await accept()
    await work('collect-files')
    for (const [name, id] of referenced) expect([name, await isThere(id)]).toEqual([name, true])
    expect([await isThere(orphan), await isThere(young)]).toEqual([false, true])
    expect(await store.get(`${orphan}/320.webp`)).toBeUndefined()
    await work('collect-files')
    for (const [name, id] of referenced) expect([name, await isThere(id)]).toEqual([name, true])
  })

  it('stays if someone starts to use it during collection, or they are refused', async () => {
    const outcomes: boolean[] = []
    for (let round = 0; round < 12; round += 1) {
      const ids = await Promise.all(Array.from({ length: 6 }, () => accept()))
      await olden()
      const [answers] = await Promise.all([
        Promise.all(
          ids.map((file, index) =>
            index % 2
              ? shop.staff('POST', '/api/marketplace/products', { body: saying(file) })
              : shop.staff('POST', '/api/marketplace/pictures', { body: { title: 'F', file } }),
          ),
        ),
        work('collect-files'),
      ])
      for (const [index, { status, body }] of answers.entries()) {
        const isKept = await isThere(ids[index] ?? '')
        outcomes.push(isKept)
        // Files that are only linked in a text are not required to exist.
        expect(status).toBe(isKept || index % 2 ? 201 : 400)
        if (status === 400) expect(Object.keys(body.error.fields)).toEqual(['/file'])
      }
    }
    expect(outcomes).toContain(true)
  })

  it('is kept by a save that was still running', async () => {
    const { db } = shop.server
    const id = await accept()
    await olden()
    let begin = () => {}
    let end = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const ended = new Promise<void>((resolve) => (end = resolve))
    const saving = db.transaction().execute(async (inner) => {
      const context = { db: inner, language: 'en', isPublic: false, identity: undefined } as const
      await shop.server.engines.get('products')?.create(saying(id), context)
      begin()
      await ended
    })
    await begun
    const collecting = work('collect-files')
    await vi.waitFor(async () => {
      const { rows } = await runSql(
        db,
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update of f%' and datname = current_database()",
      )
      expect(rows).toHaveLength(1)
    })
    end()
    await Promise.all([saving, collecting])
    expect(await isThere(id)).toBe(true)
  })
})

it('a failed upload leaves neither bytes nor a record behind', async () => {
  const seen: number[] = []
  const failing: FileStore = {
    ...store,
    put: async (key) => {
      const { rows } = await runSql(shop.server.db, 'select from files where id = $1', [
        key.slice(0, 36),
      ])
      seen.push(rows.length)
      throw new Error('no room')
    },
  }
  const count = async () => (await runSql(shop.server.db, 'select from files')).rows.length
  const before = await count()
  const sent = createFiles(shop.server.db, failing).save('a.png', await samplePicture())
  await expect(sent).rejects.toThrow('no room')
  expect([seen, await count()]).toEqual([[1], before])
})

it('a picture stored before re-encoding loses its metadata', async () => {
  const photograph = await sharp({
    create: { width: 4, height: 4, channels: 3, background: '#c40' },
  })
    .withExif({ IFD0: { Make: 'Spy' } })
    .jpeg()
    .toBuffer()
  const { _id: id } = await files.save('a.jpg', photograph, { isGenerated: true })
  await runSql(shop.server.db, 'update files set encoded = false where id = $1', [id])
  await work('encode-files')
  const stored = await store.get(originalKey(id))
  expect([photograph.includes('Spy'), stored?.includes('Spy')]).toEqual([true, false])
})

it.each([
  [0.5, true],
  [1, false],
])(
  'a picture stored before transparency was recorded is examined: alpha %d',
  async (alpha, transparent) => {
    const background = { r: 9, g: 9, b: 9, alpha }
    const image = sharp({ create: { width: 4, height: 4, channels: 4, background } })
    const { _id: id } = await files.save('a.png', await image.png().toBuffer())
    await runSql(shop.server.db, 'update files set transparent = null where id = $1', [id])
    await work('encode-files')
    const { rows } = await runSql(shop.server.db, 'select transparent from files where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ transparent }])
  },
)
