import { expect, it } from 'vitest'
import { createTokenStore } from '#api/tokenStore.ts'
import { createPerUserStore } from '#storefront/account/perUserStore.ts'

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (sub: string): string => `a.${base64({ sub })}.c`

/** A browser in which any number of pages can be opened. */
function open(stored = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const tokens = createTokenStore('marketplace', storage)
  const code = createPerUserStore<string>({
    key: 'code',
    storage: () => storage,
    tokens: () => tokens,
    restore: (value) => (typeof value === 'string' ? value : ''),
  })
  return { stored, tokens, code, enter: (sub: string) => tokens.write(tokenOf(sub)) }
}

it('a stored value is restored on the next page for the same user', () => {
  const first = open()
  first.enter('sara')
  first.code.write('GIFT')
  expect(open(first.stored).code.read()).toBe('GIFT')
})

it('a stored value is cleared in memory and in the browser on sign-out', () => {
  const { enter, code, tokens, stored } = open()
  enter('sara')
  code.write('GIFT')
  tokens.clear()
  expect([code.read(), stored.has('code')]).toEqual(['', false])
})

it('a stored value is hidden from the next user, even when nobody saw the first one leave', () => {
  const { enter, code, tokens, stored } = open()
  enter('sara')
  code.write('GIFT')
  const left = new Map(stored)
  enter('omar')
  expect(code.read()).toBe('')

  left.delete('marketplace.session')
  expect(open(left).code.read()).toBe('')
  expect(left.has('code')).toBe(false)
  tokens.clear()
  expect(code.read()).toBe('')
})

it('a guest’s value is kept on sign-in and belongs to the user from then on', () => {
  const { enter, code, tokens } = open()
  code.write('WELCOME10')
  enter('sara')
  expect(code.read()).toBe('WELCOME10')
  tokens.clear()
  expect(code.read()).toBe('')
})

it.each(['nonsense', 'null', '5', '{"owner":1}', '{"owner":"","value":7}'])(
  '%s in storage is ignored',
  (text) => expect(open(new Map([['code', text]])).code.read()).toBe(''),
)
