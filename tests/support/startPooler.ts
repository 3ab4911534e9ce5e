import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'

/** PgBouncer is a package of the system, which tests do not install. */
export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

/** PgBouncer refuses to run as root; any unprivileged user will do. */
const nobodyUid = 65_534

export type Pooler = {
  /** returns the address of a database through the pooler */
  readonly urlOf: (databaseUrl: string) => string
  readonly stop: () => Promise<void>
}

/** Starts PgBouncer in transaction mode, with this many connections to each database. */
export async function startPooler(databaseUrl: string, poolSize: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const [port, { hostname, port: databasePort }] = [await findFreePort(), new URL(databaseUrl)]
  const [users, settings] = [join(folder, 'users'), join(folder, 'pgbouncer.ini')]
  writeFileSync(users, '"postgres" ""\n"shop" ""\n')
  writeFileSync(
    settings,
    `[databases]
    * = host=${hostname} port=${databasePort}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = trust
    auth_file = ${users}
    pool_mode = transaction
    default_pool_size = ${poolSize}
    max_client_conn = 500`.replaceAll(/^ +/gm, ''),
  )
  const isRoot = process.getuid?.() === 0
  for (const path of isRoot ? [folder, users, settings] : []) chownSync(path, nobodyUid, nobodyUid)
  const pooler = spawn('pgbouncer', [settings], {
    ...(isRoot && { uid: nobodyUid, gid: nobodyUid }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((done) => pooler.once('exit', () => done()))
  const kill = () => void pooler.kill('SIGKILL')
  process.once('exit', kill)
  await new Promise<void>((ready, fail) => {
    let log = ''
    pooler.stderr.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('process up')) ready()
    })
    pooler.once('exit', () => fail(new Error(`pgbouncer did not start: ${log}`)))
  })
  return {
    urlOf: (url) => {
      const pooled = new URL(url)
      pooled.host = `127.0.0.1:${port}`
      return pooled.href
    },
    stop: async () => {
      process.off('exit', kill)
      kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
