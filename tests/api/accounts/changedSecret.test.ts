import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTotpSeal } from '#server/accounts/factors/totp.ts'
import { runSql } from '#server/platform/database/database.ts'
import { createCompany, password } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('second factors encrypted with a former server secret on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const post = (path: string, body: object) => shop.anonymous('POST', path, { body })

  it('are reported as unreadable, cost no daily attempt and can be reset', async () => {
    const { db } = shop.server
    const { id, email } = await createCompany(shop, 1)
    const sealed = createTotpSeal('the-secret-that-was-there-before').seal('JBSWY3DPEHPK3PXP', id)
    const keep = 'insert into totp_secrets (account_id, secret, last_step) values ($1, $2, 0)'
    await runSql(db, keep, [id, sealed])
    await runSql(db, `insert into recovery_codes (account_id, hash) values ($1, 'former')`, [id])
    const signIn = async () =>
      (await post('/api/admins/auth/signin', { username: email, password })).body.data
    for (const [method, code] of [
      ['totp', '123456'],
      ['recovery', '4f9k-2m7p-4f9k-2m7p'],
    ]) {
      const { token } = (await signIn()).secondFactor
      const { status, body } = await post('/api/admins/auth/second-factor', { token, method, code })
      expect([method, status, body.error.code]).toEqual([method, 409, 'second_factor_unreadable'])
    }
    const tries = `select 1 from attempts where key like 'totp day%'`
    expect((await runSql(db, `${tries} and count > 0`)).rows).toEqual([])
    const reset = await shop.staff('POST', `/api/marketplace/companies/${id}/resetFactors`)
    expect(reset.status).toBe(200)
    expect((await signIn()).accessToken).toBeTruthy()
  })
})
