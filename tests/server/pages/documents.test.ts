import { describe, expect, it } from 'vitest'
import { brand } from '#brands/marsad/brand.ts'
import { errorDocument } from '#server/pages/errorDocument.ts'
import { cmsDocument } from '#server/pages/cmsDocument.ts'

const name = `</title><script>alert("1")</script> & Sons`
const named = { ...brand, name: { en: name, ar: name } }
const files = { scripts: ['/main.js'], styles: ['/main.css'], modules: [], fonts: [] }

describe('the name of a shop, whatever staff enter,', () => {
  it.each([
    ['a page that could not be drawn', errorDocument(named, 'error.generic')],
    [
      'the back office',
      cmsDocument({ brand: named, language: 'en', theme: 'light', favicon: undefined, files }),
    ],
  ])('is escaped in the document of %s', (_, html) => {
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;')
    expect(html).toContain('&amp; Sons')
  })
})
