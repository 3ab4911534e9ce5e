import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellable } from '../support/commerce.ts'
import { dialects, openShop, type Shop } from '../support/shop.ts'

describe.each(dialects)('an Arabic search on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
    for (const [name, ar] of [
      ['Plain', 'حساس حرارة'],
      ['Article', 'مراقبة الحرارة'],
      ['Colours', 'ألوان الإضاءة'],
      ['Address', 'لوحة عنوان'],
    ]) {
      const { id } = await sellable(shop, { name })
      await shop.staff('PATCH', `/api/marketplace/products/${id}`, {
        body: { name: ar },
        headers: { 'accept-language': 'ar' },
      })
    }
  })
  afterAll(() => shop.close())

  const found = async (search: string, path = 'marketplace-customer'): Promise<string[]> => {
    const url = `/api/${path}/products?search=${encodeURIComponent(search)}`
    const { body } = await shop.staff('GET', url)
    return body.data.map(({ name }: { name: string }) => name).toSorted()
  }

  it.each([
    'حرارة',
    'الحرارة',
    'والحرارة',
    'بالحرارة',
    'للحرارة',
    'كالحرارة',
    'فالحراره',
    'اَلْحَرارة',
  ])(
    'for %s finds the word with and without the article, in the shop and in the back office',
    async (search) => {
      expect(await found(search)).toEqual(['Article', 'Plain'])
      expect(await found(search, 'marketplace')).toEqual(['Article', 'Plain'])
    },
  )

  // The real one of the tests has the locale C, whose trigrams know no Arabic letters.
  it.runIf(dialect === 'pglite')('finds what was meant by a mistyped word', async () => {
    expect(await found('الحراارة')).toEqual(['Article', 'Plain'])
  })

  it('takes no article off a word that only begins like one', async () => {
    expect(await found('ألوان')).toEqual(['Colours'])
    expect(await found('الألوان')).toEqual(['Colours'])
  })
})
