import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

type Owner = { readonly pid: number; readonly host: string; readonly started: string }

/** How often an owner says that it is alive, and how long after its last word it counts as gone; in ms. */
const heartbeat = 5_000
const silence = 20_000

/** Keeps a second process out of an embedded database, which only one process may open. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'lock')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const me: Owner = { pid: process.pid, host: hostname(), started: await startOf(process.pid) }
  // Linked into place whole: no one ever reads a lock that does not say yet whose it is.
  await writeFile(draft, JSON.stringify(me))
  try {
    while (!(await isMine(draft, path))) await removeIfDead(path, directory)
  } finally {
    await rm(draft, { force: true })
  }
  const beat = setInterval(() => void touch(path), heartbeat).unref()
  return async () => {
    clearInterval(beat)
    await rm(path, { force: true })
  }
}

const touch = (path: string): Promise<void> =>
  utimes(path, new Date(), new Date()).catch(() => undefined)

const isMine = (draft: string, path: string): Promise<boolean> =>
  link(draft, path).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    },
  )

async function removeIfDead(path: string, directory: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const owner = parsed(text)
  if (owner && (await isAlive(owner, path))) {
    throw new Error(
      `${directory} is in use by process ${owner.pid} on ${owner.host}: stop it, choose another DATA_DIR, or set DATABASE_URL to serve from several processes`,
    )
  }
  await setAside(path, text)
}

/** Removes the lock that was found dead, and puts back one that somebody else has taken meanwhile. */
async function setAside(path: string, dead: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  await rename(path, aside).catch(() => undefined)
  const found = await readFile(aside, 'utf8').catch(() => dead)
  if (found !== dead) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

function parsed(text: string): Owner | undefined {
  try {
    const { pid, host, started }: Owner = JSON.parse(text)
    return { pid, host, started }
  } catch {
    return undefined
  }
}

/** On this machine the system knows; of another one only its heartbeat tells. */
async function isAlive({ pid, host, started }: Owner, path: string): Promise<boolean> {
  if (host === hostname()) return isRunning(pid) && (await startOf(pid)) === started
  const seen = await stat(path).catch(() => undefined)
  return seen !== undefined && Date.now() - seen.mtimeMs < silence
}

/** When a process began, where the system tells: a number used again is another process. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
