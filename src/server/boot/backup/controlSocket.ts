import { randomBytes } from 'node:crypto'
import { chmod, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const fileName = 'control.sock'

/** Of the path of a socket the kernel takes so many bytes, on the one that takes least. */
const maxPathBytes = 103

/** By what is asked: one word. */
export type ControlHandlers = ReadonlyMap<string, () => AsyncIterable<Uint8Array>>

/**
 * Lets `npm run backup` and `npm run doctor` ask the process that has the embedded database, which
 * nobody else can open. The socket lies in the data directory and is its owner's alone, as the data
 * are. Windows has none.
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
  // Of a process that died: nobody else listens here, because the directory is locked.
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

/** What the process that has the embedded database says, if there is one. */
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

/** A long path is reached through a link to its folder, which is needed for a moment only. */
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
