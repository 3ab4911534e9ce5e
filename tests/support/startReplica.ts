import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'

export type StreamingReplica = {
  readonly url: string
  /** stops applying changes until `resume`, which waits until all are applied */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a server that follows the log of a PostgreSQL on this machine. */
export async function startReplica(primaryUrl: string): Promise<StreamingReplica> {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'))
  const data = join(folder, 'data')
  const primary = new pg.Client({ connectionString: primaryUrl })
  primary.on('error', () => undefined)
  await primary.connect()
  const { rows } = await primary.query(
    `select current_setting('data_directory') as source,
      (select setting from pg_config() where name = 'BINDIR') as bin`,
  )
  const { source, bin } = rows[0]
  // The binaries that npm installs lack pg_basebackup, which does the same.
  await primary.query(`select pg_backup_start('replica', true)`)
  spawnSync('cp', ['-a', source, data])
  const backup = await primary.query('select labelfile from pg_backup_stop(false)')
  rmSync(join(data, 'postmaster.pid'), { force: true })
  writeFileSync(join(data, 'backup_label'), backup.rows[0].labelfile)
  writeFileSync(join(data, 'standby.signal'), '')
  const { hostname, port: primaryPort } = new URL(primaryUrl)
  const address = `host=${hostname} port=${primaryPort} user=postgres`
  appendFileSync(join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${address}'\n`)
  const { uid, gid } = statSync(source)
  spawnSync('chown', ['-R', `${uid}:${gid}`, folder])
  const port = await findFreePort()
  const options = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((each) => ['-c', each])],
    { uid, gid, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)
  await new Promise<void>((ready, fail) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('ready to accept read-only connections')) ready()
    })
    server.once('exit', () => fail(new Error(`the replica did not start: ${log}`)))
  })
  const url = new URL(primaryUrl)
  url.port = String(port)
  const replica = new pg.Client({ connectionString: url.href })
  replica.on('error', () => undefined)
  await replica.connect()
  return {
    url: url.href,
    pause: async () => {
      await replica.query('select pg_wal_replay_pause()')
      const text = `select pg_get_wal_replay_pause_state() = 'paused' as is_paused`
      while (!(await replica.query(text)).rows[0].is_paused);
    },
    resume: async () => {
      await replica.query('select pg_wal_replay_resume()')
      // A commit flushes what earlier transactions have left, which a replica would wait for.
      const flush = `select pg_logical_emit_message(true, 'test', '')`
      const position = 'select pg_current_wal_insert_lsn()::text as written'
      const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_current'
      for (let isCurrent = false; !isCurrent;) {
        await primary.query(flush)
        const { written } = (await primary.query(position)).rows[0]
        isCurrent = (await replica.query(text, [written])).rows[0].is_current
      }
    },
    stop: async () => {
      process.off('exit', kill)
      kill()
      await Promise.all([ended, primary.end(), replica.end().catch(() => undefined)])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
