import { describe, expect, it } from 'vitest'
import { localisedHref } from '#ui/marketing/localisedHref.ts'
import { logicalPosition } from '#ui/marketing/logicalPosition.ts'

describe('a link set by staff', () => {
  it.each([
    ['/products', '/ar/products'],
    ['/products?type=device#top', '/ar/products?type=device#top'],
    ['/en/products?type=device', '/ar/products?type=device'],
    ['/ar/contact', '/ar/contact'],
    ['/', '/ar'],
    ['/en', '/ar'],
    ['/?a=1', '/ar?a=1'],
    ['/en?a=1', '/ar?a=1'],
    ['/english', '/ar/english'],
    ['//elsewhere.example', '/ar/elsewhere.example'],
    ['https://elsewhere.example/en/a', 'https://elsewhere.example/en/a'],
  ])('%s opens in the language of the reader', (link, href) => {
    expect(localisedHref(link, 'ar')).toBe(href)
  })
})

describe('the text side of a slide', () => {
  it('is the one staff chose, in both directions', () => {
    expect([logicalPosition('left', 'ltr'), logicalPosition('left', 'rtl')]).toEqual([
      'start',
      'end',
    ])
    expect([logicalPosition('right', 'ltr'), logicalPosition('right', 'rtl')]).toEqual([
      'end',
      'start',
    ])
    expect([logicalPosition('center', 'ltr'), logicalPosition('center', 'rtl')]).toEqual([
      'center',
      'center',
    ])
  })
})
