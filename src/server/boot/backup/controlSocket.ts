import { randomBytes } from 'node:crypto'
import { chmod, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const fileName = 'control.sock'

/** In bytes: the longest path of a socket, on the platform with the lowest limit. */
const maxPathBytes = 103

/** The handlers by command, a single word. */
export type ControlHandlers = ReadonlyMap<string, () => AsyncIterable<Uint8Array>>

/**
 * Lets `npm run backup` and `npm run doctor` query the process that has the embedded database,
 * which nothing else can open. The socket is in the data directory and accessible only to its
 * owner, like the data. Not available on Windows.
 */
export async function openControlSocket(
  dataDir: string,
  handlers: ControlHandlers,
): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return async () => {}
  const openSockets = new Set<Socket>()
  const server = createServer((socket) => {
    openSockets.add(socket)
    socket.on('close', () => openSockets.delete(socket)).on('error', () => {})
    socket.once('data', (message) => {
      const handler = handlers.get(String(message).trim())
      if (!handler) {
        socket.destroy()
        return
      }
      void pipeline(Readable.from(handler(), { objectMode: false }), socket).catch(() => {})
    })
  })
  const path = join(dataDir, fileName)
  // A leftover of a dead process: nothing else can listen here, because the directory is locked.
  await rm(path, { force: true })
  await withShortPath(dataDir, async (short) => {
    await new Promise<void>((done, reject) => {
      server.once('error', reject).listen(short, done)
    })
    await chmod(short, 0o600)
  })
  server.unref()
  return async () => {
    for (const socket of openSockets) socket.destroy()
    await new Promise((done) => server.close(done))
    await rm(path, { force: true })
  }
}

/** Returns the response of the process that has the embedded database, if one runs. */
export async function requestFromProcess(
  dataDir: string,
  command: string,
): Promise<Socket | undefined> {
  if (process.platform === 'win32') return undefined
  return withShortPath(dataDir, async (path) => {
    const socket = connect(path)
    try {
      await new Promise<void>((done, reject) => {
        socket.once('connect', done).once('error', reject)
      })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
      throw error
    }
    socket.write(`${command}\n`)
    return socket
  })
}

/** A path that is too long is reached through a temporary link to its folder. */
async function withShortPath<T>(dataDir: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = resolve(dataDir, fileName)
  if (Buffer.byteLength(path) <= maxPathBytes) return work(path)
  const link = join(tmpdir(), `marketplace-${randomBytes(6).toString('hex')}`)
  await symlink(resolve(dataDir), link)
  try {
    return await work(join(link, fileName))
  } finally {
    await rm(link, { force: true })
  }
}
