import { expect, it } from 'vitest'
import type { Product } from '#storefront/data/types.ts'
import { compareRows } from '#storefront/productLists/compareRows.ts'

type Specs = NonNullable<Product['specs']>

const product = (code: string, specs: Specs, warrantyMonths: number): Product => ({
  _id: code,
  name: code,
  code,
  price: null,
  type: 'device',
  warrantyMonths,
  specs,
})

const metadata = { enums: { 'products.specs.name': { range: 'Range' } }, labels: {} }

it('aligns the values of products, and marks differences', () => {
  const rows = compareRows(
    [
      product('A', [{ name: 'range', value: '2 km' }], 24),
      product(
        'B',
        [
          { name: 'range', value: '5 km' },
          { name: 'power', value: '5 V' },
        ],
        24,
      ),
    ],
    metadata,
  )
  expect(rows).toEqual([
    { name: 'range', label: 'Range', values: ['2 km', '5 km'], differs: true },
    { name: 'warrantyMonths', label: 'Warranty months', values: [24, 24], differs: false },
    { name: 'power', label: 'Power', values: [undefined, '5 V'], differs: true },
  ])
})

it('marks no difference for a single product', () => {
  const rows = compareRows([product('A', [{ name: 'range', value: '2 km' }], 24)], metadata)
  expect(rows.some(({ differs }) => differs)).toBe(false)
})
