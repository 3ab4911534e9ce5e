import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { codeFor, lastMail, wrongCode } from './mails.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const facts = {
  companyName: 'Desert Sensors',
  firstName: 'Noor',
  lastName: 'Aziz',
  email: 'Noor@Desert.example.com',
  phoneNumber: '+966 50 123 4567',
  country: 'SA',
  city: 'riyadh',
}
const password = 'Desert-Rose-1!'

describeOnEachDatabase('registration on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const post = (path: string, body: object) =>
    shop.anonymous('POST', `/api/companies/${path}`, { body })

  it('validates the input first and names each field', async () => {
    expect((await post('check-data', facts)).status).toBe(200)
    const { body } = await post('check-data', {
      ...facts,
      email: 'x',
      phoneNumber: '+96612',
      companyName: ' ',
    })
    expect(Object.keys(body.error.fields).sort()).toEqual([
      '/companyName',
      '/email',
      '/phoneNumber',
    ])
    const nowhere = await post('check-data', { ...facts, country: 'XX' })
    expect(nowhere.body.error.fields).toEqual({ '/country': 'Please choose a country' })
    const weak = await post('register', { ...facts, password: 'weak' })
    expect(Object.keys(weak.body.error.fields)).toEqual(['/password'])
  })

  it('creates a company with its root user once the code is correct', async () => {
    const begun = await post('register', { ...facts, password })
    expect(begun.status).toBe(200)
    const { token } = begun.body.data
    const email = 'noor@desert.example.com'
    const otp = await codeFor(shop, email)
    expect((await post('verify-registration', { token, otp: wrongCode(otp) })).status).toBe(400)
    expect((await shop.staff('GET', '/api/marketplace/companies')).body.meta.total).toBe(0)
    const both = await Promise.all([
      post('verify-registration', { token, otp }),
      post('verify-registration', { token, otp }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const { data } = both.find(({ status }) => status === 200)?.body ?? {}
    expect(data.user).toMatchObject({
      kind: 'company',
      name: 'Noor Aziz',
      email,
      phoneNumber: { isoCode: 'SA', phoneNumber: '501234567' },
      address: { country: 'SA', city: 'riyadh' },
      company: { name: 'Desert Sensors' },
      tenant: null,
    })
    expect(data.token).toBe(data.accessToken)
    expect((await shop.staff('GET', '/api/marketplace/companies')).body.meta.total).toBe(1)
    expect((await lastMail(shop, email))?.template).toBe('welcome')
    const tenants = (await shop.staff('GET', '/api/marketplace/tenants')).body.data
    expect(tenants).toMatchObject([{ name: 'Desert Sensors', tenantId: 'desert-sensors' }])
    // Every change is recorded with an actor.
    const recorded =
      "select distinct resource, actor from changes where resource in ('companies', 'tenants') order by resource"
    expect((await runSql(shop.server.db, recorded)).rows).toEqual(
      ['companies', 'tenants'].map((resource) =>
        expect.objectContaining({ resource, actor: data.user._id }),
      ),
    )
    const signedIn = await post('login', { username: email, password })
    expect(signedIn.status).toBe(200)
  })

  it('does not reveal whether an email is taken; its owner gets a mail', async () => {
    await runSql(shop.server.db, 'delete from attempts')
    const again = await post('register', { ...facts, password })
    expect([again.status, Object.keys(again.body.data).sort()]).toEqual([200, ['minutes', 'token']])
    expect((await lastMail(shop, 'noor@desert.example.com'))?.template).toBe('alreadyRegistered')
    for (const otp of ['0000', '1234', '9999', '5555', '4321'])
      expect(
        (await post('verify-registration', { token: again.body.data.token, otp })).status,
      ).toBe(400)
    expect((await shop.staff('GET', '/api/marketplace/companies')).body.meta.total).toBe(1)
  })

  it('accepts one of two concurrent registrations with the same email', async () => {
    await runSql(shop.server.db, 'delete from attempts')
    const twin = { ...facts, email: 'twin@desert.example.com', password }
    const tokens: { token: string; otp: string }[] = []
    for (let count = 0; count < 2; count += 1) {
      const { token } = (await post('register', twin)).body.data
      tokens.push({ token, otp: await codeFor(shop, twin.email) })
    }
    const both = await Promise.all(tokens.map((each) => post('verify-registration', each)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await runSql(shop.server.db, 'select 1 from accounts where email = $1', [
      twin.email,
    ])
    expect(rows).toHaveLength(1)
  })
})
