import { expect, it } from 'vitest'
import { createTokenStore } from '#api/tokenStore.ts'
import { createPerUserStore } from '#storefront/account/perUserStore.ts'

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (sub: string): string => `a.${base64({ sub })}.c`

/** A browser in which any number of pages can be opened. */
function open(kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const tokens = createTokenStore('marketplace', storage)
  const code = createPerUserStore<string>({
    key: 'code',
    storage: () => storage,
    tokens: () => tokens,
    restore: (value) => (typeof value === 'string' ? value : ''),
  })
  return { kept, tokens, code, enter: (sub: string) => tokens.write(tokenOf(sub)) }
}

it('is there on the next page of the same person', () => {
  const first = open()
  first.enter('sara')
  first.code.write('GIFT')
  expect(open(first.kept).code.read()).toBe('GIFT')
})

it('is nothing, here and in the browser, once they have signed out', () => {
  const { enter, code, tokens, kept } = open()
  enter('sara')
  code.write('GIFT')
  tokens.clear()
  expect([code.read(), kept.has('code')]).toEqual(['', false])
})

it('is nothing for the next person, even where nobody was there to see the first one leave', () => {
  const { enter, code, tokens, kept } = open()
  enter('sara')
  code.write('GIFT')
  const left = new Map(kept)
  enter('omar')
  expect(code.read()).toBe('')

  left.delete('marketplace.session')
  expect(open(left).code.read()).toBe('')
  expect(left.has('code')).toBe(false)
  tokens.clear()
  expect(code.read()).toBe('')
})

it('goes along with a guest who signs in, and is theirs from then on', () => {
  const { enter, code, tokens } = open()
  code.write('WELCOME10')
  enter('sara')
  expect(code.read()).toBe('WELCOME10')
  tokens.clear()
  expect(code.read()).toBe('')
})

it.each(['nonsense', 'null', '5', '{"owner":1}', '{"owner":"","value":7}'])(
  'begins anew where %s was kept',
  (text) => expect(open(new Map([['code', text]])).code.read()).toBe(''),
)
