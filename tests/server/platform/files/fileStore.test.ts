import { createServer } from 'node:http'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createBucketStore,
  createFolderStore,
  type FileStore,
} from '#server/platform/files/fileStore.ts'

/** A minimal bucket: it stores what is put, and requires every request to be signed. */
const objects = new Map<string, Buffer>()
const bucket = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const key = request.url ?? ''
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      response.writeHead(403).end()
      return
    }
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks))
    if (request.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    response.writeHead(found ? 200 : 404).end(found)
  })
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((ready) => bucket.listen(0, '127.0.0.1', ready))
  const address = bucket.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => bucket.close())

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => createFolderStore(await mkdtemp(join(tmpdir(), 'files-'))),
  'a bucket': async () =>
    createBucketStore({
      endpoint,
      bucket: 'pictures',
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    }),
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('are returned as they were stored', async () => {
    const store = await open()
    await store.put('one/original', Buffer.from([0, 1, 2, 255]), 'image/png')
    expect(await store.get('one/original')).toEqual(Buffer.from([0, 1, 2, 255]))
  })

  it('can be deleted repeatedly without affecting others', async () => {
    const store = await open()
    for (const key of ['two/original', 'two/320.webp'])
      await store.put(key, Buffer.from([1]), 'image/png')
    for (let time = 0; time < 2; time += 1) await store.remove(['two/original', 'two/640.webp'])
    expect(await store.get('two/original')).toBeUndefined()
    expect(await store.get('two/320.webp')).toEqual(Buffer.from([1]))
  })

  it('are undefined when missing', async () => {
    expect(await (await open()).get('nothing/here')).toBeUndefined()
  })
})

it('an error of the bucket is thrown, not treated as an empty file', async () => {
  const store = createBucketStore({
    endpoint,
    bucket: 'b',
    region: 'auto',
    accessKeyId: 'wrong',
    secretAccessKey: 'x',
  })
  await expect(store.get('x')).rejects.toThrow('403')
  await expect(store.put('x', Buffer.from('x'), 'image/png')).rejects.toThrow('403')
})
