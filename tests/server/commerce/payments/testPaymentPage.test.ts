import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { formatPaymentAmount } from '#server/commerce/payments/testPaymentPage.ts'
import { openPayments } from './support/payments.ts'

let shop: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => void (shop = await openPayments()))
afterAll(() => shop.close())

const back = (ref: string) => `/en/orders/1?tab=payment&payment=${ref}`
const shownCode = (page: string) => /class="digits" dir="ltr">(\d{4})</.exec(page)?.[1] ?? ''

describe('the test payment page', () => {
  it('shows the payee, the amount and the order, and offers five test cards', async () => {
    const { path } = await shop.begin()
    const { statusCode, payload, headers } = await shop.get(path, 'ar')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(payload).toContain('<html lang="en" dir="ltr">')
    expect(payload).toContain('Test gateway: no real card is asked for')
    expect(payload).toContain('<h1>Pay Marsad</h1>')
    expect(payload).toContain('ACM-2026-001042')
    expect(payload).toMatch(/class="amount">\$129\.00</)
    expect(payload).toMatch(/<button [^>]*value="pay">Pay \$129\.00</)
    expect(payload).toMatch(/<button [^>]*value="leave">Leave without paying</)
    expect(payload.match(/<input type="radio"/g)).toHaveLength(5)
    expect(payload).toContain('Card that asks for a code (3-D Secure)')
    expect(payload).not.toContain('0341')
    expect(payload).not.toContain('keep this card')
  })

  it('is in Arabic, right to left, with Arabic digits', async () => {
    const amount = { amount: 128_750, currency: 'SAR' } as const
    const { path } = await shop.begin({ language: 'ar', amount, saveCard: true })
    const { payload } = await shop.get(path)
    expect(payload).toContain('<html lang="ar" dir="rtl">')
    expect(payload).toContain('<h1>الدفع إلى مرصد</h1>')
    expect(payload).toContain('١٬٢٨٧٫٥٠')
    expect(payload).toContain('يطلب المتجر حفظ هذه البطاقة')
  })

  it('writes the currency as the rest of the shop does', () => {
    const amount = { amount: 13_346, currency: 'USD' } as const
    expect(formatPaymentAmount(amount, 'ar')).toBe(amountFormatters('ar').money(amount))
    expect(formatPaymentAmount(amount, 'ar')).toBe('١٣٣٫٤٦\u00a0$')
  })

  it.each([
    ['JPY', 1500, '¥1,500'],
    ['KWD', 12_340, 'KWD 12.340'],
    ['SAR', 12_905, 'SAR 129.05'],
  ])('writes an amount of %s with its decimals', (currency, amount, written) => {
    expect(formatPaymentAmount({ amount, currency }, 'en').replace(/\s/g, ' ')).toBe(written)
  })

  it('runs no scripts, loads nothing external, and is not cached', async () => {
    const { path } = await shop.begin()
    const { payload, headers } = await shop.get(path)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(payload).not.toMatch(/<script|<link [^>]*stylesheet| style=| on\w+="/)
  })

  it.each(['nothing', 'x'.repeat(43), '%00', 'a%2F..%2Fb'])('%s is not found', async (id) => {
    for (const answer of [
      await shop.get(`/test-gateway/payments/${id}`),
      await shop.pay(`/test-gateway/payments/${id}`),
    ]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.payload).toContain('href="/en">Back to Marsad</a>')
      expect(answer.payload).not.toContain('<form')
    }
  })

  it('expires in time, and links back to the order', async () => {
    const { ref, path } = await shop.begin({ language: 'ar' })
    await shop.runOut(ref)
    for (const { statusCode, payload } of [await shop.get(path), await shop.pay(path)]) {
      expect(statusCode).toBe(404)
      expect(payload).toContain('انتهت صلاحية عملية الدفع هذه')
      expect(payload).toContain(`href="${back(ref).replace('&', '&amp;')}"`)
    }
  })
})

describe('paying on the test page', () => {
  it.each(['visa', 'mastercard', 'mada'])(
    'with %s captures the money and redirects back',
    async (card) => {
      const { ref, path } = await shop.begin()
      const { statusCode, headers } = await shop.pay(path, card)
      expect(statusCode).toBe(303)
      expect(headers.location).toBe(back(ref))
      expect(await shop.gateway.retrieve(ref)).toMatchObject({
        state: 'captured',
        captured: 12_900,
      })
      expect(shop.deliveredTypes(ref)).toEqual(['payment.captured'])
    },
  )

  it('takes effect once, however often the form is sent', async () => {
    const { ref, path } = await shop.begin()
    const cards = ['visa', 'mada', 'declined', 'visa']
    const answers = await Promise.all(cards.map((card) => shop.pay(path, card)))
    expect(answers.filter(({ headers }) => headers.location === back(ref))).not.toHaveLength(0)
    const { card } = await shop.gateway.retrieve(ref)
    for (const other of ['mastercard', 'declined', 'secure']) {
      expect((await shop.pay(path, other)).headers.location).toBe(back(ref))
    }
    expect((await shop.get(path)).headers.location).toBe(back(ref))
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ captured: 12_900, card })
    expect(shop.deliveredTypes(ref)).toEqual(['payment.captured'])
  })

  it('can be interrupted and resumed', async () => {
    const { ref, path } = await shop.begin()
    expect((await shop.post(path, { action: 'leave' })).headers.location).toBe(back(ref))
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'open' })
    expect(shop.deliveredTypes(ref)).toEqual([])
    expect((await shop.get(path)).statusCode).toBe(200)
    await shop.pay(path)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured' })
  })

  it('redirects to the host of the shop that was used', async () => {
    const { path, ref } = await shop.begin({ returnUrl: '/ar/طلب?x=a+b#top' })
    expect((await shop.pay(path)).headers.location).toBe(
      `/ar/%D8%B7%D9%84%D8%A8?x=a+b&payment=${ref}#top`,
    )
  })

  it.each(['', 'amex', 'empty', 'toString'])('requires one of its cards, not %j', async (card) => {
    const { ref, path } = await shop.begin()
    const { statusCode, payload } = await shop.pay(path, card)
    expect(statusCode).toBe(422)
    expect(payload).toContain('Choose a test card.')
    expect(payload).not.toContain(' checked')
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'open' })
  })

  it('accepts only form data', async () => {
    const { path } = await shop.begin()
    const json = await shop.app.inject({ method: 'POST', url: path, payload: { card: 'visa' } })
    expect(json.statusCode).toBe(415)
    expect((await shop.app.inject({ method: 'POST', url: path })).statusCode).toBe(422)
  })
})

describe('a declined test card', () => {
  it('can be replaced by another, and fails the payment the third time', async () => {
    const { ref, path } = await shop.begin()
    const { statusCode, payload } = await shop.pay(path, 'declined')
    expect(statusCode).toBe(422)
    expect(payload).toMatch(/<fieldset [^>]*aria-invalid="true" aria-describedby="card-problem"/)
    expect(payload).toMatch(/value="declined" required checked autofocus/)
    expect(payload.split('id="card-problem"')[1]).toContain('Choose another one.')
    const second = await shop.pay(path, 'declined')
    expect(second.payload).toContain('If the next one is too, the payment fails.')
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'open' })
    expect((await shop.pay(path, 'declined')).headers.location).toBe(back(ref))
    expect(await shop.gateway.retrieve(ref)).toMatchObject({
      state: 'failed',
      failure: 'card_declined',
    })
    expect(shop.deliveredTypes(ref)).toEqual(['payment.failed'])
    expect((await shop.pay(path)).headers.location).toBe(back(ref))
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'failed', captured: 0 })
  })

  it('does not prevent paying with a good one', async () => {
    const { ref, path } = await shop.begin()
    await shop.pay(path, 'declined')
    await shop.pay(path, 'mada')
    expect(await shop.gateway.retrieve(ref)).toMatchObject({
      state: 'captured',
      card: { brand: 'mada', lastFour: '4201' },
    })
  })
})

describe('a test card with a code', () => {
  async function requestCode() {
    const payment = await shop.begin()
    const { statusCode, headers } = await shop.pay(payment.path, 'secure')
    expect([statusCode, headers.location]).toEqual([303, payment.path])
    const { payload } = await shop.get(payment.path)
    return { ...payment, payload, code: shownCode(payload) }
  }

  it('shows the code, accepts it and captures', async () => {
    const { ref, path, payload, code } = await requestCode()
    expect(payload).toContain('<h1>Confirm with your bank</h1>')
    expect(payload).toMatch(/<input [^>]*name="code" inputmode="numeric" maxlength="4"/)
    expect(payload).toContain('autocomplete="one-time-code"')
    expect(code).toBe(await shop.codeOf(ref))
    expect((await shop.confirm(path, code)).headers.location).toBe(back(ref))
    expect(await shop.gateway.retrieve(ref)).toMatchObject({
      state: 'captured',
      card: { brand: 'Visa', lastFour: '3184' },
    })
    expect(shop.deliveredTypes(ref)).toEqual(['payment.captured'])
  })

  it('accepts Arabic digits', async () => {
    const { ref, path, code } = await requestCode()
    const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    await shop.confirm(path, ` ${typed} `)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured' })
  })

  it('fails the payment with a wrong one', async () => {
    const { ref, path, code } = await requestCode()
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
    expect((await shop.confirm(path, wrong)).headers.location).toBe(back(ref))
    expect(await shop.gateway.retrieve(ref)).toMatchObject({
      state: 'failed',
      captured: 0,
      failure: 'authentication_failed',
    })
    expect((await shop.confirm(path, code)).headers.location).toBe(back(ref))
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'failed', captured: 0 })
    expect(shop.deliveredTypes(ref)).toEqual(['payment.failed'])
  })

  it.each(['', '12', '12345', 'abcd'])('asks again for %j', async (typed) => {
    const { ref, path } = await requestCode()
    const { statusCode, payload } = await shop.confirm(path, typed)
    expect(statusCode).toBe(422)
    expect(payload).toMatch(/name="code" [^>]*aria-describedby="code-problem" aria-invalid="true"/)
    expect(payload).toContain('Enter the four digits')
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'open' })
  })

  it('shows the same code on two pages at once', async () => {
    const { path, code } = await requestCode()
    await shop.pay(path, 'secure')
    expect(shownCode((await shop.get(path)).payload)).toBe(code)
  })

  it('can be exchanged for another card', async () => {
    const { ref, path, code } = await requestCode()
    expect((await shop.post(path, { action: 'otherCard' })).headers.location).toBe(path)
    expect((await shop.get(path)).payload).toContain('<h1>Pay Marsad</h1>')
    expect((await shop.confirm(path, code)).headers.location).toBe(path)
    expect((await shop.confirm(path, '')).headers.location).toBe(path)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'open' })
    await shop.pay(path, 'mada')
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ card: { brand: 'mada' } })
  })

  it('captures once, however often the code is sent', async () => {
    const { ref, path, code } = await requestCode()
    const answers = await Promise.all([1, 2, 3].map(() => shop.confirm(path, code)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    expect(shop.deliveredTypes(ref)).toEqual(['payment.captured'])
  })

  it('accepts no code before the page has asked for one', async () => {
    const { ref, path } = await shop.begin()
    await shop.confirm(path, '0000')
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'open', captured: 0 })
  })
})
