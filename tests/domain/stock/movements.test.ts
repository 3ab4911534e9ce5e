import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterMovement,
  availableOf,
  changeOf,
  emptyLevel,
  isLawful,
  levelOf,
  movementEffects,
  movementKinds,
  type StockLevel,
  type StockMovement,
} from '#domain/stock/movements.ts'

const level: StockLevel = { onHand: 10, allocated: 3, reserved: 2 }

describe('a movement of 2', () => {
  it.each<[StockMovement, onHand: number, allocated: number, reserved: number]>([
    [{ kind: 'received', quantity: 2 }, 12, 3, 2],
    [{ kind: 'reserved', quantity: 2 }, 10, 3, 4],
    [{ kind: 'allocated', quantity: 2 }, 10, 5, 0],
    [{ kind: 'released', from: 'reserved', quantity: 2 }, 10, 3, 0],
    [{ kind: 'released', from: 'allocated', quantity: 2 }, 10, 1, 2],
    [{ kind: 'shipped', quantity: 2 }, 8, 1, 2],
    [{ kind: 'adjusted', quantity: 2 }, 12, 3, 2],
    [{ kind: 'adjusted', quantity: -2 }, 8, 3, 2],
  ])('%o leads from 10, 3, 2 to %i, %i, %i', (movement, onHand, allocated, reserved) => {
    expect(afterMovement(level, movement)).toEqual({ onHand, allocated, reserved })
  })

  it('may be of one, or of minus one where it only counts', () => {
    expect(afterMovement(level, { kind: 'reserved', quantity: 1 })?.reserved).toBe(3)
    expect(afterMovement(level, { kind: 'adjusted', quantity: -1 })?.onHand).toBe(9)
  })

  it('of every kind has an effect', () => {
    expect(Object.keys(movementEffects).toSorted()).toEqual([...movementKinds].toSorted())
  })

  it('is written down without a zero less than zero', () => {
    expect(changeOf({ kind: 'shipped', quantity: 2 })).toEqual({
      onHand: -2,
      allocated: -2,
      reserved: 0,
    })
  })
})

describe('nobody may', () => {
  it.each<[string, StockMovement]>([
    ['reserve more than is available', { kind: 'reserved', quantity: 6 }],
    ['allocate more than is reserved', { kind: 'allocated', quantity: 3 }],
    ['release more than is reserved', { kind: 'released', from: 'reserved', quantity: 3 }],
    ['release more than is allocated', { kind: 'released', from: 'allocated', quantity: 4 }],
    ['ship more than is allocated', { kind: 'shipped', quantity: 4 }],
    ['count less than is promised', { kind: 'adjusted', quantity: -6 }],
    ['receive nothing', { kind: 'received', quantity: 0 }],
    ['adjust by nothing', { kind: 'adjusted', quantity: 0 }],
    ['receive less than nothing', { kind: 'received', quantity: -1 }],
    ['reserve less than nothing', { kind: 'reserved', quantity: -1 }],
    ['receive a half', { kind: 'received', quantity: 0.5 }],
    ['receive what is no number', { kind: 'received', quantity: Number.NaN }],
  ])('%s', (_, movement) => {
    expect(afterMovement(level, movement)).toBeUndefined()
  })

  it('keep a level that promises what is not there', () => {
    expect(isLawful({ onHand: 4, allocated: 3, reserved: 2 })).toBe(false)
    expect(isLawful({ onHand: 5, allocated: -1, reserved: 2 })).toBe(false)
    expect(isLawful({ onHand: 5, allocated: 2, reserved: -1 })).toBe(false)
    expect(isLawful({ onHand: 5, allocated: 3, reserved: 2 })).toBe(true)
    expect(isLawful(emptyLevel)).toBe(true)
  })
})

describe('whatever happens', () => {
  const quantity = fc.integer({ min: -8, max: 8 })
  const movements: fc.Arbitrary<StockMovement> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('received', 'reserved', 'allocated', 'shipped', 'adjusted'),
      quantity,
    }),
    fc.record({
      kind: fc.constant('released'),
      from: fc.constantFrom('reserved', 'allocated'),
      quantity,
    }),
  )

  it('nothing is negative, promises are kept, and the ledger gives the level', () => {
    fc.assert(
      fc.property(fc.array(movements, { maxLength: 60 }), (tried) => {
        let current = emptyLevel
        const ledger: StockMovement[] = []
        for (const movement of tried) {
          const next = afterMovement(current, movement)
          if (!next) continue
          ledger.push(movement)
          current = next
          expect(Math.min(...Object.values(current), availableOf(current))).toBeGreaterThanOrEqual(
            0,
          )
        }
        expect(levelOf(ledger)).toEqual(current)
      }),
      { numRuns: 500 },
    )
  })

  it('an order that is placed, paid and shipped takes what it takes; a rejected one nothing', () => {
    const start = { kind: 'received', quantity: 10 } as const
    const placed = { kind: 'reserved', quantity: 4 } as const
    const paid = { kind: 'allocated', quantity: 4 } as const
    expect(levelOf([start, placed, paid, { kind: 'shipped', quantity: 4 }])).toEqual({
      ...emptyLevel,
      onHand: 6,
    })
    const untouched = { ...emptyLevel, onHand: 10 }
    expect(levelOf([start, placed, { kind: 'released', from: 'reserved', quantity: 4 }])).toEqual(
      untouched,
    )
    expect(
      levelOf([start, placed, paid, { kind: 'released', from: 'allocated', quantity: 4 }]),
    ).toEqual(untouched)
  })
})
