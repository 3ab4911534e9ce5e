import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#server/accounts/password.ts'
import { ConfigError } from '#server/platform/configError.ts'
import { readConfig } from '#server/boot/config.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { newId } from '#server/platform/newId.ts'
import { assertSafePosture } from '#server/boot/posture/assertSafePosture.ts'
import { demoAdmin, demoPassword } from '#server/boot/posture/demoAccounts.ts'
import { findPostureProblems } from '#server/boot/posture/findPostureProblems.ts'
import { createKnownHostCheck } from '#server/brands/knownHosts.ts'
import { readAccountPosture, type AccountPosture } from '#server/boot/posture/readAccountPosture.ts'
import { parseTrustedAddresses } from '#server/http/trustedAddresses.ts'
import { connectEmpty } from '../../support/connectEmpty.ts'

type Environment = Readonly<Record<string, string>>

const read = (env: Environment) => readConfig(env, { brand: 'one' })

const empty: AccountPosture = { hasAdmin: false, demoAdmins: [], demoPeople: [] }
const own: AccountPosture = { ...empty, hasAdmin: true }

const published = { PUBLIC_URL: 'https://shop.example.com' }
const safe = {
  ...published,
  ADMIN_EMAIL: 'noura@shop.example.com',
  ADMIN_PASSWORD: 'a password of our own',
  PAYMENT_PROVIDER: 'OFF',
  SMTP_URL: 'smtps://mail.example.com',
}

/** Returns the setting that each problem names. */
const subjects = (env: Environment, facts: AccountPosture = empty): string[] =>
  findPostureProblems(read(env), facts).map(
    (line) => /^[A-Z_]{4,}|demo password/.exec(line)?.[0] ?? '',
  )

describe('a start reachable by others', () => {
  it.each<[Environment, boolean]>([
    [{}, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '127.0.0.2' }, false],
    [{ BRANDS: 'all' }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'https://one.localhost' }, false],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, false],
    [{ PUBLIC_URL: 'http://0x7f.1:3000' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.5' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, true],
    [published, true],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.com' }, true],
    [{ PUBLIC_URL: 'http://10.0.0.7' }, true],
  ])('is recognised from %o: %s', (env, isReachable) => {
    expect(read(env).isReachable).toBe(isReachable)
    if (!isReachable)
      expect(findPostureProblems(read({ ...env, BOT_CHECK: 'off' }), empty)).toEqual([])
  })

  it.each<[string, Environment, AccountPosture, string[]]>([
    ['a safe environment', safe, empty, []],
    ['an existing administrator', { ...safe, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, own, []],
    [
      'PUBLIC_URL alone',
      published,
      empty,
      ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'PAYMENT_PROVIDER', 'SMTP_URL'],
    ],
    [
      'HOST alone',
      { HOST: '0.0.0.0' },
      empty,
      ['PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'PAYMENT_PROVIDER', 'SMTP_URL'],
    ],
    [
      'HOST open without PUBLIC_URL',
      { ...safe, PUBLIC_URL: '', HOST: '0.0.0.0' },
      own,
      ['PUBLIC_URL'],
    ],
    ['HOST open behind a proxy', { ...safe, HOST: '0.0.0.0' }, own, []],
    ['no encryption', { ...safe, PUBLIC_URL: 'http://shop.example.com' }, own, ['PUBLIC_URL']],
    ['the demo administrator', { ...safe, ADMIN_EMAIL: '' }, empty, ['ADMIN_EMAIL']],
    ['its password', { ...safe, ADMIN_PASSWORD: demoAdmin.password }, empty, ['ADMIN_PASSWORD']],
    ['its password in use', safe, { ...own, demoAdmins: ['boss@example.org'] }, ['demo password']],
    ['demo data', { ...safe, SEED: 'demo' }, own, ['SEED']],
    ['demo accounts', safe, { ...own, demoPeople: ['root@example.com'] }, ['demo password']],
    ['the test gateway by default', { ...safe, PAYMENT_PROVIDER: '' }, own, ['PAYMENT_PROVIDER']],
    ['the test gateway by choice', { ...safe, PAYMENT_PROVIDER: 'TEST' }, own, []],
    ['a provider by its keys', { ...safe, PAYMENT_PROVIDER: '', TAP_SECRET_KEY: 'sk' }, own, []],
    ['no bot check', { ...safe, BOT_CHECK: 'off' }, own, ['BOT_CHECK']],
    ['no mails', { ...safe, SMTP_URL: '' }, own, ['SMTP_URL']],
  ])('is checked for: %s', (_, env, facts, expected) => {
    expect(subjects(env, facts)).toEqual(expected)
  })

  it('creates no demo data unless configured', () => {
    expect(read({}).seed).toBe('demo')
    expect(read(published).seed).toBe('none')
    expect(read({ HOST: '0.0.0.0' }).seed).toBe('none')
  })

  it('says on each line what to set, and names the affected accounts', () => {
    const facts = {
      hasAdmin: true,
      demoAdmins: ['boss@example.org'],
      demoPeople: ['a@b.co', 'c@d.co'],
    }
    const lines = findPostureProblems(
      read({ HOST: '0.0.0.0', SEED: 'demo', BOT_CHECK: 'off' }),
      facts,
    )
    expect(lines).toHaveLength(7)
    for (const line of lines) {
      expect(line).toMatch(/: (set|change|delete) /)
      expect(line).not.toContain('\n')
    }
    expect(lines.join('\n')).toContain('boss@example.org')
    expect(lines.join('\n')).toContain('a@b.co, c@d.co')
  })
})

describe('the account check', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await connectEmpty()
  })
  afterAll(() => connection.close())

  const add = async (kind: string, email: string, hash: string): Promise<void> => {
    await runSql(
      connection.db,
      `insert into accounts (id, kind, realm, email, name, language, active, password_hash)
       values ($1, $2, $2, $3, $3, 'en', true, $4)`,
      [newId(), kind, email, hash],
    )
  }

  it('works before the tables exist, and reports every problem', async () => {
    expect(await readAccountPosture(connection.db)).toEqual(empty)
    await expect(assertSafePosture(read({}), connection)).resolves.toBeUndefined()
    const refused = assertSafePosture(read(published), connection)
    await expect(refused).rejects.toThrow(ConfigError)
    await expect(refused).rejects.toThrow(/^ADMIN_EMAIL .*\nADMIN_PASSWORD .*\nPAYMENT_PROVIDER /)
  })

  it('finds demo passwords by their hashes, even of renamed accounts', async () => {
    await migrate(connection, 'beforeSync')
    expect(await readAccountPosture(connection.db)).toEqual(empty)
    const seeded = await hashPassword(demoPassword)
    await add('admin', 'renamed@shop.example.com', await hashPassword(demoAdmin.password))
    await add('admin', 'careful@shop.example.com', await hashPassword('nobody knows this'))
    await add('company', 'root@example.com', await hashPassword(demoPassword))
    await add('customer', 'customer@example.com', await hashPassword('changed since'))
    await add('customer', 'moved@shop.example.com', seeded)
    await add('tenant', 'also@shop.example.com', seeded)
    expect(await readAccountPosture(connection.db)).toEqual({
      hasAdmin: true,
      demoAdmins: ['renamed@shop.example.com'],
      demoPeople: ['also@shop.example.com', 'moved@shop.example.com', 'root@example.com'],
    })
    await expect(assertSafePosture(read(safe), connection)).rejects.toThrow('renamed@')
  })

  it('is skipped when the environment alone is unsafe', async () => {
    const away = await connectPostgres('postgres://nobody@127.0.0.1:1/nothing', 1)
    await expect(assertSafePosture(read(published), away)).rejects.toThrow(/^PAYMENT_PROVIDER /)
    await expect(assertSafePosture(read(safe), away)).rejects.not.toThrow(ConfigError)
    await away.close()
  })
})

describe('the accepted hosts', () => {
  const brands = [{ key: 'one', hosts: ['one.example', 'WWW.one.example'] }]

  it('are local ones while only this machine can reach the shop', () => {
    const isKnown = createKnownHostCheck(read({}), brands)
    for (const host of ['localhost', 'one.localhost', '127.0.0.1', '[::1]', 'any.localhost'])
      expect([host, isKnown(host)]).toEqual([host, true])
    for (const host of ['one.example', 'localhost.example', '10.0.0.7', '127.0.0.1.nip.io', ''])
      expect([host, isKnown(host)]).toEqual([host, false])
  })

  it('are local ones when a container publishes only to localhost', () => {
    const isKnown = createKnownHostCheck(
      read({ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost' }),
      brands,
    )
    expect(['127.0.0.1', 'localhost', 'one.example'].map(isKnown)).toEqual([true, true, true])
    expect(isKnown('two.example')).toBe(false)
  })

  it('are those of the brands once published', () => {
    const isKnown = createKnownHostCheck(read(published), brands)
    for (const host of ['shop.example.com', 'one.example', 'www.one.example', 'one.localhost'])
      expect([host, isKnown(host)]).toEqual([host, true])
    for (const host of ['localhost', '127.0.0.1', 'two.example', 'x.shop.example.com', ''])
      expect([host, isKnown(host)]).toEqual([host, false])
  })
})

describe('trusted proxy addresses', () => {
  it.each([
    ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['10.0.0.1', '', 'x']],
    ['10.1.0.0/16', ['127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3'], ['10.2.0.1', '203.0.113.7']],
    ['203.0.113.7, 2001:db8::1', ['203.0.113.7', '2001:db8::1'], ['203.0.113.8', '2001:db8::2']],
    ['uniquelocal', ['192.168.1.1', '172.20.0.1', 'fd00::1'], ['172.32.0.1', '169.254.0.1']],
  ])('are parsed from %s', (list, within, without) => {
    const isTrusted = parseTrustedAddresses(list)
    for (const address of within) expect([address, isTrusted(address)]).toEqual([address, true])
    for (const address of without) expect([address, isTrusted(address)]).toEqual([address, false])
  })

  it.each(['everybody', '10.0.0.0/99', '10.0.0/8', '10.0.0.0/'])(
    'reject %s with a start error',
    (list) => {
      expect(() => read({ TRUST_PROXY: list })).toThrow(/^TRUST_PROXY must list addresses/)
    },
  )
})
