import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cycleOf, demandOf, stockModes, type Part, type Stocked } from '#domain/stock/demand.ts'

const tracked: Stocked = { stockMode: 'tracked', contents: [] }
const none: Stocked = { stockMode: 'none', contents: [] }
const kit = (contents: Readonly<Record<string, number>>): Stocked => ({
  stockMode: 'derived',
  contents: partsOf(contents),
})
const partsOf = (quantities: Readonly<Record<string, number>>): Part[] =>
  Object.entries(quantities).map(([product, quantity]) => ({ product, quantity }))

const products: Readonly<Record<string, Stocked>> = {
  sensor: tracked,
  gateway: tracked,
  cable: tracked,
  licence: none,
  starter: kit({ sensor: 5, gateway: 1, licence: 5 }),
  campus: kit({ starter: 3, gateway: 2, cable: 10 }),
  boxed: { stockMode: 'tracked', contents: partsOf({ sensor: 2 }) },
  gift: { stockMode: 'none', contents: partsOf({ sensor: 2 }) },
  empty: kit({}),
}
const stockOf = (product: string): Stocked | undefined => products[product]
const demand = (quantities: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    demandOf(partsOf(quantities), stockOf).map(({ product, quantity }) => [product, quantity]),
  )

describe('what an order takes from the shelves', () => {
  it.each([
    ['what is on it', { sensor: 2 }, { sensor: 2 }],
    ['nothing for what is not counted', { licence: 10 }, {}],
    ['nothing for what nobody knows', { ghost: 1 }, {}],
    ['what is in a package', { starter: 2 }, { sensor: 10, gateway: 2 }],
    ['what is in packages of packages', { campus: 2 }, { sensor: 30, gateway: 10, cable: 20 }],
    [
      'the same thing from several places, once',
      { sensor: 1, starter: 1, campus: 1 },
      { sensor: 21, gateway: 6, cable: 10 },
    ],
    ['a package as a whole where the whole is counted', { boxed: 3 }, { boxed: 3 }],
    ['nothing for a package that is not stocked', { gift: 3 }, {}],
    ['nothing for an empty package', { empty: 3 }, {}],
    ['nothing for no units', { sensor: 0 }, {}],
  ])('is %s', (_, lines, expected) => {
    expect(demand(lines)).toEqual(expected)
  })

  it('is summed over lines, and sorted by id', () => {
    const lines = partsOf({ sensor: 1, cable: 2 }).concat(partsOf({ gateway: 1, sensor: 3 }))
    expect(demandOf(lines, stockOf)).toEqual([
      { product: 'cable', quantity: 2 },
      { product: 'gateway', quantity: 1 },
      { product: 'sensor', quantity: 4 },
    ])
  })

  it('cannot be told of a package that holds itself', () => {
    const circle: Readonly<Record<string, Stocked>> = {
      a: kit({ b: 1 }),
      b: kit({ c: 1 }),
      c: kit({ a: 1 }),
    }
    expect(() => demandOf(partsOf({ b: 1 }), (product) => circle[product])).toThrow(
      'b → c → a → b holds itself',
    )
  })

  it('is found at once, however often packages share their contents', () => {
    const depth = 40
    const tower = (product: string): Stocked => {
      const floor = Number(product)
      const next = { product: String(floor + 1), quantity: 1 }
      return floor === depth ? tracked : { stockMode: 'derived', contents: [next, next] }
    }
    expect(demandOf([{ product: '0', quantity: 1 }], tower)).toEqual([
      { product: String(depth), quantity: 2 ** depth },
    ])
  })
})

describe('a package', () => {
  const circle: Readonly<Record<string, Stocked>> = { ...products, ring: kit({ campus: 1 }) }
  const inside = (product: string): Stocked | undefined => circle[product]

  it('may hold what does not hold it', () => {
    expect(cycleOf('new', partsOf({ campus: 1, starter: 2, sensor: 1 }), inside)).toBeUndefined()
  })

  it.each([
    ['sensor', { sensor: 1 }, ['sensor', 'sensor']],
    ['starter', { gateway: 1, campus: 1 }, ['starter', 'campus', 'starter']],
    ['starter', { ring: 1 }, ['starter', 'ring', 'campus', 'starter']],
  ])('%s may not hold %o', (product, contents, path) => {
    expect(cycleOf(product, partsOf(contents), inside)).toEqual(path)
  })

  it('is not followed into a circle that it is no part of', () => {
    const rings: Readonly<Record<string, Stocked>> = { a: kit({ b: 1 }), b: kit({ a: 1 }) }
    expect(cycleOf('new', partsOf({ a: 1 }), (each) => rings[each])).toBeUndefined()
  })
})

describe('whatever is in packages', () => {
  // Each holds only later ones, so that none holds itself.
  const worlds = fc
    .array(
      fc.record({
        stockMode: fc.constantFrom(...stockModes),
        contents: fc.array(
          fc.record({ skip: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }) }),
          {
            maxLength: 3,
          },
        ),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((all) =>
      all.map(({ stockMode, contents }, at): Stocked => ({
        stockMode,
        contents: contents.map(({ skip, quantity }) => ({
          product: String(at + 1 + skip),
          quantity,
        })),
      })),
    )
  const orders = fc.array(
    fc.record({ product: fc.nat(7).map(String), quantity: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 5 },
  )

  it('two orders take together what they take one by one, of counted things only', () => {
    fc.assert(
      fc.property(worlds, orders, orders, (world, some, others) => {
        const of = (product: string) => world[Number(product)]
        const together = demandOf([...some, ...others], of)
        const apart = [...demandOf(some, of), ...demandOf(others, of)]
        expect(demandOf(apart, of)).toEqual(together)
        expect(together.every(({ product }) => of(product)?.stockMode === 'tracked')).toBe(true)
        const ids = together.map(({ product }) => product)
        expect(ids).toEqual([...new Set(ids)].toSorted())
      }),
    )
  })
})
