import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availableKits } from '#domain/stock/availableKits.ts'

const perKit = [
  { product: 'gateway', quantity: 1 },
  { product: 'sensor', quantity: 5 },
]

describe('there are as many packages', () => {
  it.each([
    [{ gateway: 3, sensor: 15 }, 3],
    [{ gateway: 3, sensor: 14 }, 2],
    [{ gateway: 1, sensor: 500 }, 1],
    [{ gateway: 0, sensor: 500 }, 0],
    [{ gateway: 9, sensor: 4 }, 0],
    [{ gateway: 9, sensor: -5 }, 0],
  ])('as %o allow: %i', (levels: Record<string, number>, kits) => {
    expect(availableKits(perKit, (product) => levels[product] ?? 0)).toBe(kits)
  })

  it('as one likes where nothing in them is counted', () => {
    expect(availableKits([], () => 0)).toBeNull()
  })

  it('as can be made, and not one more', () => {
    const contents = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 20 }), level: fc.nat(1000) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(contents, (all) => {
        const parts = all.map(({ quantity }, at) => ({ product: String(at), quantity }))
        const kits = availableKits(parts, (product) => all[Number(product)]?.level ?? 0) ?? 0
        const suffices = (count: number) =>
          all.every(({ quantity, level }) => quantity * count <= level)
        expect([suffices(kits), suffices(kits + 1)]).toEqual([true, false])
      }),
    )
  })
})
