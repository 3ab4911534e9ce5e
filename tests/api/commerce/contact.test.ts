import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/newId.ts'
import { createProduct } from '../../support/commerce.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { mailsTo, requestsPath, sender, runStaffAction } from '../../support/quotes.ts'
import { openShop, type ApiCall, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

let written = 0

/** Sends a message to the shop, each time as a different person. */
const write = (call: ApiCall, more: object = {}, language = 'en') =>
  call('POST', requestsPath, {
    body: {
      type: 'contact',
      ...sender,
      email: `stranger${(written += 1)}@example.com`,
      message: 'Do you ship to Oman?',
      ...more,
    },
    headers: { 'accept-language': language },
  })

describeOnEachDatabase('a contact request on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
  })
  afterAll(() => shop.close())

  it('from a visitor has no account; staff read and answer it in the sender’s language', async () => {
    const thing = await createProduct(shop)
    const products = [{ product: thing.id, quantity: 3 }]
    const made = await write(shop.anonymous, { products, email: 'Noura@Example.com' }, 'ar')
    expect([made.status, made.body.error]).toEqual([201, undefined])
    const { _id: id, number } = made.body.data
    expect(made.body.data).toMatchObject({
      type: 'contact',
      status: 'submitted',
      waitsFor: 'reading',
      email: 'noura@example.com',
      phone: '+966500000001',
      language: 'ar',
      customer: null,
      company: null,
      tenant: null,
      products: [{ product: { _id: thing.id }, quantity: 3 }],
    })
    const foreign = shop.asAccount({
      id: newId(),
      kind: 'company',
      company: newId(),
      permissions: ['*'],
    })
    expect((await foreign('GET', `/api/marketplace/requests/${id}`)).status).toBe(404)
    expect((await buyer.call('GET', `${requestsPath}/${id}`)).status).toBe(404)
    expect((await shop.anonymous('GET', `${requestsPath}/${id}`)).status).toBe(401)

    const early = await runStaffAction(shop, id, 'answer', { message: 'Yes' })
    expect([early.status, early.body.error.message]).toEqual([
      409,
      'This request is Submitted now, so this cannot be done.',
    ])
    expect((await runStaffAction(shop, id, 'review')).body.data.waitsFor).toBe('answer')
    expect((await runStaffAction(shop, id, 'review')).status).toBe(200)
    const offered = await runStaffAction(shop, id, 'quote', {
      lines: [{ product: thing.id, quantity: 1, unitPrice: { amount: 1, currency: 'USD' } }],
      validUntil: '2999-01-01T00:00:00Z',
    })
    expect([offered.status, offered.body.error.code]).toEqual([409, 'request_moved'])
    const answered = await runStaffAction(shop, id, 'answer', { message: 'Yes, in four days' })
    expect(answered.body.data).toMatchObject({ status: 'answered', waitsFor: 'nothing' })
    expect(answered.body.data.messages).toMatchObject([
      { side: 'staff', name: 'Staff', text: 'Yes, in four days' },
    ])
    const mails = await mailsTo(shop, 'noura@example.com', number)
    expect(mails.map(({ template, language }) => [template, language])).toEqual([
      ['requestReceived', 'ar'],
      ['requestAnswered', 'ar'],
    ])
    // No input is sent to an address that may belong to somebody else.
    expect(mails[0]?.body).not.toMatch(/Noura|Oman|Najd/)
    expect(mails[0]?.body).not.toContain('/requests/')
    expect(mails[1]?.body).toContain('Yes, in four days')
    const [toShop] = await mailsTo(shop, shop.brand.contact.email, number)
    expect(toShop?.language).toBe('en')
    for (const piece of ['Do you ship to Oman?', 'noura@example.com', 'Riyadh', 'Najd Logistics'])
      expect(toShop?.body).toContain(piece)
    expect(toShop?.body).toContain(`/cms/requests/${id}`)
    const late = await runStaffAction(shop, id, 'message', { message: 'And?' })
    expect(late.body.error.message).toBe('This request is Answered now, so this cannot be done.')
  })

  it('from a signed-in user belongs to them and can be closed', async () => {
    const made = await write(buyer.call, { email: buyer.email })
    expect(made.body.data.customer._id).toBe(buyer.id)
    const { _id: id } = made.body.data
    expect((await buyer.call('GET', `${requestsPath}/${id}`)).status).toBe(200)
    const more = { message: 'To Salalah, that is' }
    expect((await buyer.call('POST', `${requestsPath}/${id}/message`, { body: more })).status).toBe(
      200,
    )
    const left = await buyer.call('POST', `${requestsPath}/${id}/decline`, { body: {} })
    expect([left.status, left.body.error.code]).toEqual([409, 'request_moved'])
    await runStaffAction(shop, id, 'review')
    expect((await runStaffAction(shop, id, 'close')).body.data.status).toBe('closed')
    expect((await runStaffAction(shop, id, 'close')).status).toBe(200)
  })

  it('reports invalid input in both languages', async () => {
    const wrong = {
      firstName: ' ',
      lastName: undefined,
      email: 'nobody',
      phone: '12345',
      message: 'x'.repeat(256),
      companyName: 'x'.repeat(121),
      products: [{ product: 'x', quantity: 0 }],
      status: 'answered',
    }
    const english = await write(shop.anonymous, wrong)
    expect([english.status, english.body.error.fields]).toEqual([
      400,
      {
        '/firstName': 'First name is required',
        '/lastName': 'Last name is required',
        '/email': 'Please enter a valid email',
        '/phone': 'Please enter a valid phone number',
        '/message': 'Message must be less than or equal to 255 characters',
        '/companyName': 'Company name must be less than or equal to 120 characters',
        '/products/0/product': 'Product does not name an entry',
        '/products/0/quantity': 'Quantity must be greater than or equal to 1',
        '/status': '"status" is not a known field',
      },
    ])
    const arabic = await write(shop.anonymous, { ...wrong, status: undefined }, 'ar')
    expect(arabic.body.error.fields).toMatchObject({
      '/firstName': 'الاسم الأول مطلوب',
      '/email': 'يرجى إدخال بريد إلكتروني صحيح',
      '/phone': 'يرجى إدخال رقم هاتف صحيح',
      '/message': 'يجب ألا يزيد الرسالة عن 255 حرفًا',
    })
    const place = await write(shop.anonymous, { country: 'XX', message: ' ' }, 'ar')
    expect(place.body.error.fields).toEqual({
      '/country': 'يرجى اختيار الدولة',
      '/message': 'الرسالة مطلوب',
    })
    const product = [{ product: newId(), quantity: 1 }]
    const gone = await write(shop.anonymous, { products: product })
    expect(gone.body.error.fields).toEqual({
      '/products/0/product': 'Product refers to something that does not exist',
    })
    const hidden = await createProduct(shop, { visible: false })
    const unseen = await write(shop.anonymous, { products: [{ product: hidden.id, quantity: 1 }] })
    expect(Object.keys(unseen.body.error.fields)).toEqual(['/products/0/product'])
  })

  it('cannot become a quote request, which needs a product and a country', async () => {
    const thing = await createProduct(shop)
    const products = [{ product: thing.id, quantity: 1 }]
    const bare = await write(buyer.call, { type: 'quote', products: [], country: null })
    expect(bare.body.error.fields).toEqual({
      '/country': 'Country is required',
      '/products': 'At least 1 products is required',
    })
    const made = await write(buyer.call, { type: 'quote', products, message: null })
    expect([made.status, made.body.data.message]).toEqual([201, null])
  })

  it('needs only the required fields', async () => {
    const body = {
      type: 'contact',
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.com',
      message: 'Hi',
    }
    const made = await shop.anonymous('POST', requestsPath, { body })
    expect([made.status, made.body.data.phone, made.body.data.country]).toEqual([201, null, null])
    const found = await shop.staff('GET', '/api/marketplace/requests?type=contact&search=a@example')
    expect(found.body.data[0].email).toBe('a@example.com')
  })
})

describeOnEachDatabase('too many contact requests on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  it('to one mailbox are refused before those from one address', async () => {
    const same = { email: 'victim@example.com' }
    for (let time = 0; time < 5; time += 1)
      expect((await write(shop.anonymous, same)).status).toBe(201)
    const sixth = await write(shop.anonymous, { email: 'VICTIM@example.com' })
    expect([sixth.status, sixth.body.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(60)
    for (let time = 0; time < 24; time += 1) expect((await write(shop.anonymous)).status).toBe(201)
    expect((await write(shop.anonymous)).status).toBe(429)
    const { body } = await shop.staff('GET', '/api/marketplace/audit-events?limit=100')
    expect(body.data.filter(({ event }: any) => event === 'too_many_attempts')).toHaveLength(2)
    // Signed-in users are not limited by strangers with the same IP address.
    const buyer = await createCustomer(shop, 1)
    expect((await write(buyer.call, { email: buyer.email })).status).toBe(201)
  })
})

describe('a signed-out visitor', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('pglite', [], { BOT_CHECK: 'altcha' })
  })
  afterAll(() => shop.close())

  it('must pass the bot check; a signed-in user need not', async () => {
    const refused = await write(shop.anonymous)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'bot_check_failed'])
    expect((await write(shop.staff)).status).toBe(403)
    const buyer = await createCustomer(shop, 1)
    expect((await write(buyer.call)).status).toBe(201)
  })
})
