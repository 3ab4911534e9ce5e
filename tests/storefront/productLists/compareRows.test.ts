import { expect, it } from 'vitest'
import { compareRows } from '#storefront/productLists/compareRows.ts'

const product = (code: string, specs: Record<string, string>, warrantyMonths: number) => ({
  _id: code,
  name: code,
  code,
  price: null,
  type: 'device',
  warrantyMonths,
  specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
})

const metadata = { enums: { 'products.specs.name': { range: 'Range' } }, labels: {} }

it('puts each value in its place, and tells what differs', () => {
  const rows = compareRows(
    [product('A', { range: '2 km' }, 24), product('B', { range: '5 km', power: '5 V' }, 24)],
    metadata,
  )
  expect(rows).toEqual([
    { name: 'range', label: 'Range', values: ['2 km', '5 km'], differs: true },
    { name: 'warrantyMonths', label: 'Warranty months', values: [24, 24], differs: false },
    { name: 'power', label: 'Power', values: [undefined, '5 V'], differs: true },
  ])
})

it('finds no difference in one product', () => {
  const rows = compareRows([product('A', { range: '2 km' }, 24)], metadata)
  expect(rows.some(({ differs }) => differs)).toBe(false)
})
