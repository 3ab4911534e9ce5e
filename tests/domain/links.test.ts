import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { isOwnPath, isTextLink } from '#domain/links.ts'
import { returnPath } from '#cms/shell/signIn/returnPath.ts'
import { stringFormats } from '#resource/keywords.ts'
import { safeReturnPath } from '#storefront/account/dialogs/safeReturnPath.ts'
import { hostileLinks, ownPaths, webAddresses } from '../support/links.ts'

const ajv = new Ajv2020()
for (const [name, format] of Object.entries(stringFormats)) ajv.addFormat(name, format)
const judge = (format: string) => ajv.compile({ type: 'string', format })
const [isPath, isUri, isLink] = ['path', 'uri', 'link'].map(judge)

describe('an external address', () => {
  it.each(hostileLinks)('is rejected with %s: %j', (_, address) => {
    expect([isOwnPath, isPath, isUri, isLink, isTextLink].map((may) => may?.(address))).toEqual(
      Array.from({ length: 5 }, () => false),
    )
  })

  it.each(ownPaths)('may be a page of the shop: %s', (address) => {
    expect([isOwnPath, isPath, isUri, isLink, isTextLink].map((may) => may?.(address))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
    // As browsers resolve it.
    expect(new URL(address, 'https://shop.example').host).toBe('shop.example')
  })

  it.each(webAddresses)('may be another site only where that is allowed: %s', (address) => {
    expect([isOwnPath, isPath, isUri, isLink, isTextLink].map((may) => may?.(address))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  it.each(['mailto:hello@shop.example', 'mailto:a@b.example?subject=Hi', 'tel:+966500000001'])(
    'in rich text may be %s',
    (address) => expect([isTextLink(address), isLink?.(address)]).toEqual([true, false]),
  )

  it('is checked quickly, however long it is', () => {
    const start = performance.now()
    for (const part of ['/', '/%25', '%25', '/.', 'a.', '@', '%2'])
      isTextLink(`https://${part.repeat(20_000)}`)
    for (const part of ['/a', '/%25', '%25', '/.a', '?', '%2'])
      isTextLink(`/${part.repeat(20_000)} `)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('the return path after sign-in', () => {
  it.each(hostileLinks)('rejects %s: %j', (_, address) => {
    expect([returnPath(address), safeReturnPath(address)]).toEqual([undefined, undefined])
    expect(
      returnPath(`/en/cms${address}`) ?? '',
      'nor behind a page of the back office',
    ).not.toMatch(/\/\/|\\|%|\.\.|\s/)
  })

  it('leads back to the requested page', () => {
    const page = '/ar/cms/products?status=active&search=a%20b'
    expect([returnPath(page), safeReturnPath('/profile/addresses')]).toEqual([
      page,
      '/profile/addresses',
    ])
    expect(returnPath('/en/products')).toBeUndefined()
  })
})
