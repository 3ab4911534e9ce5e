import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'

/** The storage of file contents. Keys come from the server, never from a caller. */
export type FileStore = {
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  readonly get: (key: string) => Promise<Buffer | undefined>
  /** removes those that exist; ignores the others */
  readonly remove: (keys: readonly string[]) => Promise<void>
}

export type S3Config = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type FileStoreConfig = {
  /** undefined: a folder under `dataDir` */
  readonly s3: S3Config | undefined
  readonly dataDir: string
}

export const createFileStore = ({ s3, dataDir }: FileStoreConfig): FileStore =>
  s3 ? createBucketStore(s3) : createFolderStore(join(dataDir, 'files'))

export const createFolderStore = (folder: string): FileStore => ({
  put: async (key, bytes) => {
    const path = join(folder, key)
    const draft = `${path}.${process.pid}.${Date.now()}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  },
  get: (key) => readFile(join(folder, key)).catch(() => undefined),
  remove: async (keys) => {
    for (const key of keys) await rm(join(folder, key), { force: true })
    // A folder that is not empty stays.
    for (const each of new Set(keys.map((key) => dirname(join(folder, key)))))
      await rmdir(each).catch(() => undefined)
  },
})

/** Creates a store on any S3-compatible service. */
export function createBucketStore({ endpoint, bucket, ...credentials }: S3Config): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3' })
  const urlOf = (key: string): string => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`
  return {
    put: async (key, bytes, type) => {
      const response = await client.fetch(urlOf(key), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': type },
      })
      if (!response.ok) throw new Error(`the file store answered ${response.status} to a write`)
    },
    get: async (key) => {
      const response = await client.fetch(urlOf(key))
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`the file store answered ${response.status} to a read`)
      return Buffer.from(await response.arrayBuffer())
    },
    remove: async (keys) => {
      for (const key of keys) {
        const response = await client.fetch(urlOf(key), { method: 'DELETE' })
        if (!response.ok && response.status !== 404)
          throw new Error(`the file store answered ${response.status} to a removal`)
      }
    },
  }
}
