import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, publicUrl } from './support/gateway.ts'

let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => void (gateway = await openGateway()))
afterAll(() => gateway.close())

describe('saving a test card', () => {
  it.each([
    ['visa', 'Visa', '4242'],
    ['mastercard', 'Mastercard', '4444'],
    ['mada', 'mada', '4201'],
    ['empty', 'Mastercard', '0341'],
  ])('%s stores its details and redirects back', async (card, name, lastFour) => {
    const { path, id } = await gateway.begin('/en/account?tab=cards#own')
    const { statusCode, headers } = await gateway.save(path, card, '  Sara \t Ali ')
    expect(statusCode).toBe(303)
    expect(headers.location).toBe(`/en/account?tab=cards&card_setup=${id}#own`)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    const expiry = expect.stringMatching(/^\d\d\/\d\d$/)
    expect(await gateway.rowOf(id)).toMatchObject({
      card: { brand: name, lastFour, expiry, holder: 'Sara Ali' },
    })
  })

  it.each([
    ['/en', '/en?card_setup=ID'],
    ['/en?card_setup=cancelled&x=a+b', '/en?card_setup=ID&x=a+b'],
    ['/ar/حسابي', '/ar/%D8%AD%D8%B3%D8%A7%D8%A8%D9%8A?card_setup=ID'],
  ])('redirects to %s', async (returnTo, expected) => {
    const { path, id } = await gateway.begin(returnTo)
    const location = String((await gateway.save(path)).headers.location)
    expect(location).toBe(expected.replace('ID', id))
    expect(new URL(location, publicUrl).origin).toBe(publicUrl)
  })

  it('redisplays the page for a declined card, with an error at the choice', async () => {
    const { path, id } = await gateway.begin()
    const { statusCode, payload, headers } = await gateway.save(path, 'declined', '"><b>Sara</b>')
    expect(statusCode).toBe(422)
    expect(headers.location).toBeUndefined()
    expect(payload).toMatch(/<fieldset [^>]*aria-invalid="true" aria-describedby="card-problem"/)
    expect(payload).toMatch(/id="card-problem">.*This card was declined/)
    expect(payload).toMatch(/value="declined" required checked autofocus/)
    expect(payload).toContain('value="&quot;&gt;&lt;b&gt;Sara&lt;/b&gt;"')
    expect(payload).not.toContain('<b>')
    expect(payload).not.toContain('holder-problem')
    expect(await gateway.rowOf(id)).toMatchObject({ card: null })
  })

  it.each([
    ['  ', 'Enter the name on the card.'],
    ['\0\u202e', 'Enter the name on the card.'],
    ['x'.repeat(81), 'at most'],
    ['4242 4242 4242 4242', 'not a card number'],
    ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'not a card number'],
  ])('rejects the name %j', async (holder, message) => {
    const { path, id } = await gateway.begin()
    const { statusCode, payload } = await gateway.save(path, 'mada', holder)
    expect(statusCode).toBe(422)
    expect(payload).toMatch(/name="holder" [^>]*aria-invalid="true"[^>]* autofocus/)
    expect(payload.split('id="holder-problem"')[1]).toContain(message)
    expect(payload).toMatch(/value="mada" required checked>/)
    if (message.includes('number')) expect(payload).not.toContain(holder)
    expect(await gateway.rowOf(id)).toMatchObject({ card: null })
  })

  it('accepts a name of 80 characters', async () => {
    const { path, id } = await gateway.begin()
    expect((await gateway.save(path, 'visa', 'x'.repeat(80))).statusCode).toBe(303)
    expect(await gateway.cardOf(id)).toMatchObject({ holder: 'x'.repeat(80) })
  })

  it.each(['', 'amex', 'secure', 'toString'])('rejects the card %j', async (card) => {
    const { statusCode, payload } = await gateway.save((await gateway.begin()).path, card)
    expect(statusCode).toBe(422)
    expect(payload).toContain('Choose a test card.')
    expect(payload).not.toContain(' checked')
  })

  it('accepts only form data', async () => {
    const { path, id } = await gateway.begin()
    const body = { card: 'visa', holder: 'Sara', action: 'save' }
    const json = await gateway.app.inject({ method: 'POST', url: path, payload: body })
    expect(json.statusCode).toBe(415)
    expect((await gateway.app.inject({ method: 'POST', url: path })).statusCode).toBe(422)
    expect(await gateway.rowOf(id)).toMatchObject({ card: null })
  })

  it('can be cancelled with any input', async () => {
    const { path, id } = await gateway.begin('/en/account?tab=cards')
    const { statusCode, headers } = await gateway.post(path, { action: 'cancel' })
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/en/account?tab=cards&card_setup=cancelled')
    expect(await gateway.cardOf(id)).toBeUndefined()
  })
})
