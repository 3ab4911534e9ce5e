import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createBucketStore,
  createFolderStore,
  type FileStore,
} from '#server/platform/files/fileStore.ts'

/** The only account of the server. */
const credentials = { region: 'auto', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
let server: S3rver
let endpoint = ''
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'))
  const configureBuckets = [{ name: 'pictures', configs: [] }]
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets }
  server = new S3rver({ ...options, allowMismatchedSignatures: false })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(() => server.close())

const stores: Record<string, () => Promise<FileStore>> = {
  'a folder': async () => createFolderStore(await mkdtemp(join(tmpdir(), 'files-'))),
  'a bucket': async () => createBucketStore({ ...credentials, endpoint, bucket: 'pictures' }),
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

it.each([
  ['an unknown key', { bucket: 'pictures', accessKeyId: 'wrong' }, 403],
  ['a bucket that does not exist', { bucket: 'nowhere' }, 404],
])('%s is an error of a write, not a file that is stored', async (_, config, status) => {
  const store = createBucketStore({ ...credentials, endpoint, ...config })
  await expect(store.put('x', Buffer.from('x'), 'image/png')).rejects.toThrow(String(status))
})

it('an unknown key is an error of a read, not an empty file', async () => {
  const store = createBucketStore({
    ...credentials,
    endpoint,
    bucket: 'pictures',
    accessKeyId: 'wrong',
  })
  await expect(store.get('x')).rejects.toThrow('403')
})
