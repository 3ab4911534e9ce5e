import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '#resource/createCatalogue.ts'
import { createTotpSeal } from '#server/accounts/factors/totp.ts'
import { chainEvents } from '#server/platform/audit/chain.ts'
import { serveControlSocket } from '#server/boot/backup/backup.ts'
import { hashPassword } from '#server/accounts/password.ts'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { readConfig } from '#server/boot/config.ts'
import { connectEmbedded } from '#server/platform/database/connect.ts'
import { runSql } from '#server/platform/database/database.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { runDoctor, type DoctorReport } from '#server/boot/doctor/runDoctor.ts'
import { newId } from '#server/platform/newId.ts'
import { demoAdmin } from '#server/boot/posture/demoAccounts.ts'
import { findPostureProblems } from '#server/boot/posture/findPostureProblems.ts'
import { prepareTables } from '#server/boot/prepareTables.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const brand = { brand: 'marsad' }
const published = { PUBLIC_URL: 'https://shop.example.com', BOT_CHECK: 'off' }

const doctor = (env: Readonly<Record<string, string>>, ...given: string[]) =>
  spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, '../../../scripts/doctor.ts'), ...given],
    {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    },
  )

const findingsAt = ({ findings }: DoctorReport, level: string): string[] =>
  [...findings.values()].flat().flatMap((each) => (each.level === level ? [each.text] : []))

describe('the doctor', () => {
  it('gives advice on a local shop, and does not create its folder', async () => {
    const dataDir = join(folder, 'unmade')
    const found = await runDoctor({ DATA_DIR: dataDir }, brand)
    expect(found).toMatchObject({ isReachable: false, isUnsafe: false })
    expect(findingsAt(found, 'unsafe')).toEqual([])
    expect(findingsAt(found, 'advice').map((line) => line.split(' ')[0])).toEqual([
      'Before',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'PAYMENT_PROVIDER',
      'SMTP_URL',
    ])
    expect(existsSync(dataDir)).toBe(false)
  })

  it('reports for a published shop what its start would, without secrets', async () => {
    const dataDir = join(folder, 'made')
    const connection = await connectEmbedded(dataDir)
    await migrate(connection, 'beforeSync')
    await runSql(
      connection.db,
      `insert into accounts (id, kind, realm, email, name, language, active, password_hash)
       values ($1, 'admin', 'admin', 'boss@example.org', 'Boss', 'en', true, $2)`,
      [newId(), await hashPassword(demoAdmin.password)],
    )
    await connection.close()
    const env = { ...published, DATA_DIR: dataDir, STRIPE_SECRET_KEY: 'sk_hidden' }
    const all = { ...env, STRIPE_WEBHOOK_SECRET: 'whsec_hidden', SMTP_URL: 'smtp://me:hidden@mail' }
    const found = await runDoctor(all, brand)
    expect(found.isUnsafe).toBe(true)
    const facts = { hasAdmin: true, demoAdmins: ['boss@example.org'], demoPeople: [] }
    expect(findingsAt(found, 'unsafe')).toEqual(findPostureProblems(readConfig(all, brand), facts))
    expect(findingsAt(found, 'unsafe')).toHaveLength(2)
    expect(findingsAt(found, 'advice').join()).toContain('boss@example.org')
    expect(findingsAt(found, 'good').join()).toMatch(/embedded, in .*, version \d+/)
    expect(JSON.stringify([...found.findings])).not.toContain('hidden')
  })

  it(
    'counts second factors encrypted with another secret, and resets those of named accounts',
    { tags: 'long' },
    async () => {
      const dataDir = join(folder, 'sealed')
      const connection = await connectEmbedded(dataDir)
      const schemas = await loadDeclarations()
      await prepareTables(connection, [createCatalogue(schemas)])
      const [former, current] = ['f'.repeat(32), 'c'.repeat(32)]
      for (const [email, sealedWith] of [
        ['one@example.org', former],
        ['two@example.org', current],
      ] as const) {
        const id = newId()
        await runSql(
          connection.db,
          `insert into accounts (id, kind, realm, email, name, language) values ($1, 'admin', 'admin', $2, 'Boss', 'en')`,
          [id, email],
        )
        const keep = 'insert into totp_secrets (account_id, secret, last_step) values ($1, $2, 0)'
        await runSql(connection.db, keep, [id, createTotpSeal(sealedWith).seal('JBSWY3DP', id)])
      }
      await connection.close()
      const env = { DATA_DIR: dataDir, TOKEN_SECRET: current }
      const factors = async () => (await runDoctor(env, brand)).findings.get('Second factors')
      expect(await factors()).toEqual([
        {
          level: 'advice',
          text: expect.stringMatching(/^1 of 2 .*--reset-factors.*: one@example.org$/),
        },
      ])
      const reset = (email: string) => doctor(env, '--reset-factors', email)
      expect(reset('nobody@example.org').status).toBe(1)
      expect(reset('One@example.org')).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('were reset'),
      })
      expect(await factors()).toEqual([
        { level: 'good', text: 'Authenticator apps that can be read: 1 of 1' },
      ])
      const after = await connectEmbedded(dataDir)
      const { rows } = await runSql(after.db, 'select email, event, actor from audit_events')
      await after.close()
      expect(rows).toEqual([
        { email: 'one@example.org', event: 'factors_reset', actor: 'npm run doctor' },
      ])
    },
  )

  it('reports an unreachable database as unsafe', async () => {
    const DATABASE_URL = 'postgres://nobody:hidden@127.0.0.1:1/nothing'
    const found = await runDoctor({ ...published, DATABASE_URL, DATA_DIR: folder }, brand)
    expect(findingsAt(found, 'unsafe').join('\n')).toMatch(
      /^The database of DATABASE_URL is not available .*ECONNREFUSED/,
    )
    expect(JSON.stringify([...found.findings])).not.toContain('hidden')
  })

  it(
    'asks the running shop for what only it can read, or says that accounts were not checked',
    { tags: 'long' },
    async () => {
      const dataDir = join(folder, 'running')
      const connection = await connectEmbedded(dataDir)
      await migrate(connection, 'beforeSync')
      await connection.runScript(
        `create table audit_events (id uuid, email text, event text, kind text, actor text, ip text,
         device text, details text, request_id text, created_at timestamptz default now());
       insert into audit_events (id, event) values (gen_random_uuid(), 'signed_in')`,
      )
      await chainEvents(connection.db)
      const env = {
        PUBLIC_URL: 'https://shop.example.com',
        DATA_DIR: dataDir,
        SMTP_URL: 'smtp://mail',
        PAYMENT_PROVIDER: 'OFF',
        ADMIN_EMAIL: 'boss@example.org',
        ADMIN_PASSWORD: 'Nobody-knows-2026!',
      }
      const silent = await runDoctor(env, brand)
      expect(findingsAt(silent, 'good')).not.toContain('No problems were found')
      expect(findingsAt(silent, 'advice')).toContain(
        'Accounts were not checked, because the database is not available',
      )
      expect(findingsAt(silent, 'advice').join('\n')).toContain(
        'stop the shop that uses the database',
      )

      const log = { info: () => {}, warn: () => {}, error: () => {} }
      const config = readConfig(env, brand)
      const end = await serveControlSocket(config, connection, log)
      const answered = await runDoctor(env, brand)
      expect(findingsAt(answered, 'good')).toContain('No problems were found')
      expect(findingsAt(answered, 'good').join('\n')).toContain('Intact, with 1 links')
      await runSql(connection.db, 'delete from audit_events')
      expect(findingsAt(await runDoctor(env, brand), 'unsafe').join()).toContain('was deleted')
      await end()
      await connection.close()
    },
  )

  it.each([
    [0, {}, 'Only this machine can reach this shop'],
    [1, published, '✗ BOT_CHECK=off'],
    [1, { PORT: 'abc' }, 'PORT must be a whole number'],
  ])('exits with %i in the environment %o', (status, env, text) => {
    const ended = doctor({ DATA_DIR: join(folder, 'none'), ...env })
    expect([ended.status, ended.stdout + ended.stderr]).toEqual([
      status,
      expect.stringContaining(text),
    ])
  })
})
