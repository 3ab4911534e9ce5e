import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepJob } from '#server/boot/sweepJob.ts'
import { runSql } from '#server/platform/database/database.ts'
import {
  createLinkCaller,
  createGuestRequest,
  createQuotedGuestRequest,
  guestRequests,
  eventKindsOf,
  expireLinks,
  linkSecretOf,
} from '../../support/guestQuotes.ts'
import { createCustomer } from '../../support/people.ts'
import {
  acceptOffer,
  mailsTo,
  makeOffer,
  openQuoteShop,
  requestsPath,
  runStaffAction,
  usd,
  type QuoteShop,
} from '../../support/quotes.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const staffView = async (shop: Shop, id: string) =>
  (await shop.staff('GET', `/api/marketplace/requests/${id}`)).body.data
const listed = async (shop: Shop, waitsFor: string): Promise<string[]> =>
  (
    await shop.staff('GET', `/api/marketplace/requests?waitsFor=${waitsFor}&limit=100`)
  ).body.data.map(({ _id }: { _id: string }) => _id)

describeOnEachDatabase('a guest quote on %s', (dialect) => {
  let quoteShop: QuoteShop
  beforeAll(async () => {
    quoteShop = await openQuoteShop(dialect)
  })
  afterAll(() => quoteShop.shop.close())

  it('waits until the link in the mail confirms the address; then staff are notified', async () => {
    const { shop } = quoteShop
    const made = await createGuestRequest(quoteShop, {
      email: 'Noura@Guests.example.com',
      language: 'ar',
      message: 'Fifty vans',
    })
    const { id, number, email } = made
    expect(email).toBe('noura@guests.example.com')
    expect(await staffView(shop, id)).toMatchObject({
      type: 'quote',
      status: 'submitted',
      emailConfirmation: 'waiting',
      waitsFor: 'confirmation',
      email,
      firstName: 'Noura',
      phone: '+966500000001',
      message: 'Fifty vans',
      customer: null,
      company: null,
      products: [{ product: { _id: made.thing.id }, quantity: 10 }],
    })
    expect(await listed(shop, 'confirmation')).toContain(id)
    expect(await listed(shop, 'review')).not.toContain(id)
    expect(await mailsTo(shop, shop.brand.contact.email, number)).toEqual([])
    const [mail, ...others] = await mailsTo(shop, email, number)
    expect(others).toEqual([])
    expect([mail?.template, mail?.language]).toEqual(['requestConfirm', 'ar'])
    expect(mail?.body).not.toMatch(/Noura|Fifty|Najd/)
    expect(mail?.body).toContain('٣٠ يومًا')

    const secret = await linkSecretOf(shop, made)
    expect(mail?.body).toContain(`/ar/guest-requests/${id}#request=${secret}`)
    const guest = createLinkCaller(shop.anonymous, id, secret)
    const opened = await guest('open')
    expect([opened.status, opened.body.error]).toEqual([200, undefined])
    expect(opened.body.data).toMatchObject({
      isOwn: false,
      request: { _id: id, number, status: 'submitted', message: 'Fifty vans' },
    })
    expect(await staffView(shop, id)).toMatchObject({
      emailConfirmation: 'confirmed',
      waitsFor: 'review',
    })
    await guest('open')
    const toShop = await mailsTo(shop, shop.brand.contact.email, number)
    expect(toShop.map((each) => each.template)).toEqual(['requestArrived'])
    expect(toShop[0]?.body).toContain('Fifty vans')
    expect(await eventKindsOf(shop, id)).toEqual(['submitted', 'confirmed'])
  })

  it('is deleted with its history after it and its links expire, unless someone took it up', async () => {
    const { shop } = quoteShop
    const [left, recent, linked, taken, confirmed] = [
      await createGuestRequest(quoteShop),
      await createGuestRequest(quoteShop),
      await createGuestRequest(quoteShop),
      await createGuestRequest(quoteShop),
      await createGuestRequest(quoteShop),
    ]
    await createLinkCaller(
      shop.anonymous,
      confirmed.id,
      await linkSecretOf(shop, confirmed),
    )('open')
    await runStaffAction(shop, taken.id, 'review')
    const { db } = shop.server
    for (const { id } of [left, recent, taken, confirmed]) await expireLinks(shop, id)
    await runSql(
      db,
      `update requests set created_at = now() - interval '31 days' where id = any($1::uuid[])`,
      [[left, linked, taken, confirmed].map(({ id }) => id)],
    )
    await sweepJob(db).work({}, { jobId: '', signal: new AbortController().signal })
    const path = (id: string) => `/api/marketplace/requests/${id}`
    expect((await shop.staff('GET', path(left.id))).status).toBe(404)
    for (const { id } of [recent, linked, taken, confirmed])
      expect((await shop.staff('GET', path(id))).status).toBe(200)
    const traces = await runSql(
      db,
      `select record_id from changes where record_id = $1
       union all select request_id from request_events where request_id = $1`,
      [left.id],
    )
    expect(traces.rows).toEqual([])
  })

  it('can be discussed, answered and declined by its link', async () => {
    const { shop } = quoteShop
    const { id, guest, thing, number, email } = await createQuotedGuestRequest(quoteShop)
    const read = await guest()
    expect(read.body.data).toMatchObject({
      isOwn: false,
      request: { status: 'quoted', round: 1, total: usd(9775) },
    })
    const mails = await mailsTo(shop, email, number)
    expect(mails.map(({ template }) => template)).toEqual(['requestConfirm', 'requestQuoted'])
    const fromOffer = /#request=([\w-]+)/.exec(mails[1]?.body ?? '')?.[1] ?? ''
    expect((await createLinkCaller(shop.anonymous, id, fromOffer)()).status).toBe(200)

    const reply = await guest('message', { message: 'By ship, please' })
    expect([reply.status, reply.body.error]).toEqual([200, undefined])
    const line = { product: thing.id, quantity: 10, unitPrice: usd(700) }
    const wish = { round: 1, message: 'Seven', lines: [line] }
    const countered = await guest('counter', wish)
    expect(countered.body.data.request).toMatchObject({
      status: 'countered',
      messages: [
        { side: 'buyer', name: 'Noura Salem', text: 'By ship, please' },
        { side: 'buyer', name: 'Noura Salem', text: 'Seven' },
      ],
    })
    const declined = await guest('decline', { declineReason: 'Bought elsewhere' })
    expect(declined.body.data.request).toMatchObject({
      status: 'declined',
      declineReason: 'Bought elsewhere',
    })
    expect((await guest('timeline')).body.data.at(-1)).toMatchObject({ kind: 'declined' })
    const over = await guest('message', { message: 'Or not' })
    expect([over.status, over.body.error.code]).toEqual([409, 'request_moved'])
  })

  it('can be taken up by staff before its address is confirmed', async () => {
    const { shop } = quoteShop
    const { id, thing } = await createGuestRequest(quoteShop)
    const lines = [{ product: thing.id, quantity: 10, price: 800 }]
    const early = await makeOffer(shop, id, lines)
    expect([early.status, early.body.error.code]).toEqual([409, 'request_moved'])
    const message = await runStaffAction(shop, id, 'message', { message: 'Hello' })
    expect([message.status, message.body.error.code]).toEqual([409, 'request_moved'])
    expect((await runStaffAction(shop, id, 'review')).body.data.waitsFor).toBe('offer')
    expect((await makeOffer(shop, id, lines)).status).toBe(200)

    const junk = await createGuestRequest(quoteShop)
    expect((await runStaffAction(shop, junk.id, 'decline', { declineReason: 'Junk' })).status).toBe(
      200,
    )
    const mails = await mailsTo(shop, junk.email, junk.number)
    expect(mails.map(({ template }) => template)).toEqual(['requestConfirm'])
  })

  it('opens only by its own link for a limited time, and a new link is mailed to its sender alone', async () => {
    const { shop } = quoteShop
    const made = await createGuestRequest(quoteShop)
    const other = await createGuestRequest(quoteShop)
    const { id, email, number } = made
    const secret = await linkSecretOf(shop, made)
    expect(secret).toMatch(/^[\w-]{22}$/)
    const { rows } = await runSql<{ hash: string }>(
      shop.server.db,
      'select hash from request_links where request_id = $1',
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).not.toContain(secret)
    const refused = [
      shop.anonymous('GET', `${guestRequests}/${id}`),
      createLinkCaller(shop.anonymous, id, 'x'.repeat(22))(),
      createLinkCaller(shop.anonymous, other.id, secret)(),
      createLinkCaller(shop.anonymous, other.id, secret)('decline', {}),
    ]
    for (const { status, body } of await Promise.all(refused))
      expect([status, body.error.code]).toEqual([403, 'request_link_invalid'])
    expect((await shop.anonymous('GET', `${requestsPath}/${id}`)).status).toBe(401)

    await expireLinks(shop, id)
    const ended = await createLinkCaller(shop.anonymous, id, secret)('open')
    expect([ended.status, ended.body.error.message]).toEqual([
      403,
      'This link does not open the request any more. Ask for a new one.',
    ])
    const again = (to: string) =>
      shop.anonymous('POST', `${guestRequests}/${id}/link`, { body: { email: to } })
    const [right, wrong] = [await again(email.toUpperCase()), await again('other@example.com')]
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body])
    expect([right.status, right.body.data]).toEqual([200, { days: 30 }])
    expect(await mailsTo(shop, 'other@example.com', number)).toEqual([])
    const fresh = await linkSecretOf(shop, made)
    expect(fresh).not.toBe(secret)
    expect((await createLinkCaller(shop.anonymous, id, fresh)('open')).status).toBe(200)
    await again(email)
    expect((await mailsTo(shop, email, number)).at(-1)?.template).toBe('requestLink')
  })

  it('joins the account of that address when its link is opened, signed in or not, and is accepted there', async () => {
    const { shop } = quoteShop
    const buyer = await createCustomer(shop, 7)
    const stranger = await createCustomer(shop, 8)
    const { id, secret, thing } = await createQuotedGuestRequest(quoteShop, buyer.email)
    expect((await buyer.call('GET', `${requestsPath}/${id}`)).status).toBe(200)
    const foreign = await createLinkCaller(stranger.call, id, secret)('open')
    expect([foreign.status, foreign.body.data.isOwn]).toEqual([200, false])
    expect((await stranger.call('GET', `${requestsPath}/${id}`)).status).toBe(404)

    const joined = await createLinkCaller(buyer.call, id, secret)('open')
    expect(joined.body.data).toMatchObject({
      isOwn: true,
      request: { customer: { _id: buyer.id }, status: 'quoted' },
    })
    await createLinkCaller(buyer.call, id, secret)('open')
    expect(await eventKindsOf(shop, id)).toEqual([
      'submitted',
      'confirmed',
      'joined',
      'in_review',
      'quoted',
    ])
    const accepted = await acceptOffer(buyer.call, id, { round: 1, total: 9775 })
    expect([accepted.status, accepted.body.error]).toEqual([201, undefined])
    expect(accepted.body.data).toMatchObject({
      customer: { _id: buyer.id },
      items: [{ code: thing.code, unitPrice: usd(800) }],
    })
    // The link still shows the one request it was mailed for.
    expect((await createLinkCaller(shop.anonymous, id, secret)()).body.data).toMatchObject({
      isOwn: false,
      request: { status: 'converted', customer: { _id: buyer.id } },
    })
  })

  it('joins an account registered with its address later, confirmed or not', async () => {
    const { shop } = quoteShop
    const email = 'later@guests.example.com'
    const [waiting, quoted] = [
      await createGuestRequest(quoteShop, { email }),
      await createQuotedGuestRequest(quoteShop, email),
    ]
    const facts = {
      companyName: 'Later',
      firstName: 'Lama',
      lastName: 'Saad',
      email,
      phoneNumber: '+966501234567',
      country: 'SA',
      city: 'riyadh',
      password: 'Desert-Rose-1!',
    }
    const begun = await shop.anonymous('POST', '/api/companies/register', { body: facts })
    const { token } = begun.body.data
    const { rows } = await runSql<{ body: string }>(
      shop.server.db,
      `select body_text as body from mails where recipient = $1 and template = 'code' order by created_at desc limit 1`,
      [email],
    )
    const otp = /\b\d{4}\b/.exec(rows[0]?.body ?? '')?.[0] ?? ''
    const done = await shop.anonymous('POST', '/api/companies/verify-registration', {
      body: { token, otp },
    })
    expect(done.status).toBe(200)
    const company = done.body.data.user._id
    const call = shop.asAccount({
      id: company,
      kind: 'company',
      company,
      email,
      audience: 'marketplace',
    })
    for (const { id } of [waiting, quoted])
      expect((await call('GET', `${requestsPath}/${id}`)).body.data).toMatchObject({
        emailConfirmation: 'confirmed',
        company: { _id: company },
      })
    expect((await acceptOffer(call, quoted.id, { round: 1, total: 9775 })).status).toBe(201)
  })

  it('never returns the link in a stored answer, and gives it to a browser as a cookie for this request', async () => {
    const { shop } = quoteShop
    const made = await createGuestRequest(quoteShop)
    const secret = await linkSecretOf(shop, made)
    const opened = await shop.anonymous('POST', `${guestRequests}/${made.id}/open`, {
      headers: { 'x-request-link': secret, 'x-session': 'cookie' },
    })
    expect(opened.headers['cache-control']).toBe('private, no-store')
    expect(opened.headers['referrer-policy']).toBe('no-referrer')
    expect(JSON.stringify(opened.body)).not.toContain(secret)
    const cookie = String(opened.headers['set-cookie'])
    const path = `${guestRequests}/${made.id}`
    expect(cookie).toMatch(/^__Secure-guest-request=[\w-]{22}; Max-Age=25\d{5}; Path=/)
    for (const part of [`Path=${path}`, 'HttpOnly', 'Secure', 'SameSite=Strict'])
      expect(cookie).toContain(part)
    const cookieHeader = { cookie: cookie.split(';')[0] ?? '' }
    const ours = { ...cookieHeader, 'x-session': 'cookie' }
    expect((await shop.anonymous('GET', path, { headers: ours })).status).toBe(200)
    // The cookie only counts with a header that only pages of the shop send.
    expect((await shop.anonymous('GET', path, { headers: cookieHeader })).status).toBe(403)
    const elsewhere = { ...ours, 'sec-fetch-site': 'cross-site' }
    const forged = await shop.anonymous('POST', `${path}/decline`, { body: {}, headers: elsewhere })
    expect([forged.status, forged.body.error.code]).toEqual([403, 'cross_site'])
  })
})

describe('guests', () => {
  it('are limited in requests per mailbox and in wrong links per address', async () => {
    const shop = await openShop('pglite')
    const made = await createGuestRequest({ shop })
    const again = () =>
      shop.anonymous('POST', `${guestRequests}/${made.id}/link`, { body: { email: made.email } })
    for (let time = 0; time < 4; time += 1) expect((await again()).status).toBe(200)
    expect((await again()).body.error.code).toBe('too_many_requests')
    const wrong = createLinkCaller(shop.anonymous, made.id, 'x')
    for (let time = 0; time < 100; time += 1) expect((await wrong()).status).toBe(403)
    expect((await wrong()).status).toBe(429)
    const right = createLinkCaller(shop.anonymous, made.id, await linkSecretOf(shop, made))
    expect((await right()).status).toBe(200)
    await shop.close()
  })

  it('must pass the bot check before anything is stored or mailed', async () => {
    const shop = await openShop('pglite', [], { BOT_CHECK: 'altcha' })
    await expect(createGuestRequest({ shop })).rejects.toThrow('bot_check_failed')
    const id = crypto.randomUUID()
    const body = { email: 'a@example.com' }
    const again = await shop.anonymous('POST', `${guestRequests}/${id}/link`, { body })
    expect([again.status, again.body.error.code]).toEqual([403, 'bot_check_failed'])
    await shop.close()
  })

  it('never leave a link in the log', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (line, _, done) => {
        lines.push(String(line))
        done()
      },
    })
    const shop = await openShop('pglite', [], {}, { level: 'trace', stream })
    const made = await createGuestRequest({ shop })
    const secret = await linkSecretOf(shop, made)
    const guest = createLinkCaller(shop.anonymous, made.id, secret)
    await guest('open')
    await guest('message', { message: ' ' })
    expect(lines.join('')).toContain(made.id)
    expect(lines.join('')).not.toContain(secret)
    await shop.close()
  })
})
