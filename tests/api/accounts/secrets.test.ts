import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { createCompany, password } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { codeFor } from './mails.ts'

describe('secrets', () => {
  let shop: Shop
  let logged = ''
  const answers: string[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      logged += String(chunk)
      done()
    },
  })
  beforeAll(async () => {
    shop = await openShop('pglite', [], {}, { level: 'trace', stream })
  })
  afterAll(() => shop.close())

  it('appear in no log, and in answers only where they belong', async () => {
    const root = await createCompany(shop, 1)
    const call = async (url: string, body: object, headers = {}) => {
      const answer = await shop.anonymous('POST', url, { body, headers })
      answers.push(JSON.stringify(answer.body))
      return answer
    }
    const fresh = 'Fresh-Secret-77!'
    const signedIn = await call('/api/companies/login', { username: root.email, password })
    const { accessToken, refreshToken } = signedIn.body.data
    const session = { 'x-session': 'cookie' }
    const browser = await call('/api/companies/refresh', { refreshToken }, session)
    const cookie = String(browser.headers['set-cookie']).split(';')[0] ?? ''
    await call('/api/companies/refresh', {}, { ...session, cookie })
    answers.length = 0
    await call('/api/companies/login', { username: root.email, password: 'Wrong-Secret-66!' })
    const { requestId } = (await call('/api/companies/forget-password', { email: root.email })).body
      .data
    const otp = await codeFor(shop, root.email)
    await call('/api/companies/verify-password-otp', { email: root.email, otp, requestId })
    const reset = { email: root.email, otp, requestId, password: fresh }
    await call('/api/companies/reset-password', reset)
    await call('/api/companies/register', { email: 'x', password: 'Half-Secret-55!' })
    const headers = { authorization: `Bearer ${accessToken}` }
    const mine = await shop.anonymous('GET', '/api/companies/mine', { headers })
    const listed = await shop.staff('GET', '/api/marketplace/companies')
    const history = await shop.staff('GET', `/api/marketplace/companies/${root.id}/history`)
    answers.push(...[mine, listed, history].map(({ body }) => JSON.stringify(body)))

    const { rows } = await runSql<{ hash: string }>(
      shop.server.db,
      'select password_hash as hash from accounts where id = $1',
      [root.id],
    )
    const never = [password, 'Wrong-Secret-66!', 'Half-Secret-55!', fresh, rows[0]?.hash ?? '$']
    const tokens = [accessToken, refreshToken, cookie.split('=')[1] ?? '$']
    for (const secret of [...never, ...tokens]) {
      expect(logged, 'in the log').not.toContain(secret)
      for (const answer of answers) expect(answer).not.toContain(secret)
    }
    expect(logged).not.toMatch(new RegExp(`\\b${otp}\\b`))
    expect(logged).toContain('/api/companies/login')
  })

  it('are stored only in forms that do not reveal them', async () => {
    const { rows } = await runSql<Record<string, unknown>>(
      shop.server.db,
      `select (select string_agg(hash, ' ') from session_tokens) as tokens,
         (select string_agg(hash, ' ') from codes) as codes,
         (select string_agg(coalesce(password_hash, ''), ' ') from accounts) as passwords`,
    )
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(password)
    expect(stored).toContain('$argon2id$')
  })
})
