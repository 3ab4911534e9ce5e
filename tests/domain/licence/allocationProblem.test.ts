import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allocationProblem,
  emptyAllocation,
  type AllocationChange,
  type AllocationProblem,
  type LicenceAllocation,
  type LicencePool,
} from '#domain/licence/allocationProblem.ts'

const now = '2026-05-10T12:00:00Z'
const past = '2026-05-01T00:00:00Z'
const soon = '2026-06-01T00:00:00Z'
const later = '2026-12-01T00:00:00Z'

/** 100 licences until December, 60 of them allocated, 20 of them to this tenant, who uses 8. */
const problem = (
  change: AllocationChange,
  allocation: Partial<LicenceAllocation> = {},
  pool: Partial<LicencePool> = {},
) =>
  allocationProblem({
    pool: { quantity: 100, allocated: 60, startsAt: past, expiresAt: later, ...pool },
    allocation: { quantity: 20, used: 8, status: 'active', expiresAt: soon, ...allocation },
    change,
    at: now,
  })

type Case = [
  string,
  AllocationChange,
  AllocationProblem | undefined,
  Partial<LicenceAllocation>?,
  Partial<LicencePool>?,
]

describe('the quantity', () => {
  it.each<Case>([
    ['grows to the last of the pool', { quantity: 60 }, undefined],
    ['does not grow beyond it', { quantity: 61 }, 'beyond_pool'],
    ['shrinks to what is used', { quantity: 8 }, undefined],
    ['does not shrink below', { quantity: 7 }, 'below_used'],
    ['is never less than nothing', { quantity: -1 }, 'below_used', { used: 0 }],
    ['shrinks though others have too much', { quantity: 19 }, undefined, {}, { allocated: 150 }],
    ['stays though others have too much', { quantity: 20 }, undefined, {}, { allocated: 150 }],
    ['shrinks below a use that shrinks with it', { quantity: 5, used: 5 }, undefined],
    ['does not shrink below a use that shrinks too little', { quantity: 5, used: 6 }, 'below_used'],
    ['grows while the pool has not begun', { quantity: 30 }, undefined, {}, { startsAt: soon }],
    [
      'does not grow while it is suspended',
      { quantity: 21 },
      'not_active',
      { status: 'suspended' },
    ],
    ['does not grow once it is expired', { quantity: 21 }, 'not_active', { status: 'expired' }],
    ['shrinks while it is suspended', { quantity: 10 }, undefined, { status: 'suspended' }],
  ])('%s', (_, change, expected, allocation, pool) => {
    expect(problem(change, allocation, pool)).toBe(expected)
  })
})

describe('the use', () => {
  it.each<Case>([
    ['grows to the quantity', { used: 20 }, undefined],
    ['does not grow beyond', { used: 21 }, 'used_beyond'],
    ['grows with the quantity', { used: 25, quantity: 25 }, undefined],
    ['does not grow beyond a quantity that shrinks', { used: 10, quantity: 9 }, 'used_beyond'],
    ['shrinks to nothing', { used: 0 }, undefined],
    ['is never less than nothing', { used: -1 }, 'used_beyond'],
    ['does not grow while it is suspended', { used: 9 }, 'not_active', { status: 'suspended' }],
    ['shrinks while it is suspended', { used: 7 }, undefined, { status: 'suspended' }],
    ['does not grow after its end', { used: 9 }, 'not_active', { expiresAt: past }],
    ['grows in its last moment', { used: 9 }, undefined, { expiresAt: now }],
    ['grows without an end', { used: 9 }, undefined, { expiresAt: null }, { expiresAt: null }],
    ['does not grow before the pool begins', { used: 9 }, 'not_active', {}, { startsAt: soon }],
    ['grows in the first moment of the pool', { used: 9 }, undefined, {}, { startsAt: now }],
    ['grows in a pool without a beginning', { used: 9 }, undefined, {}, { startsAt: null }],
    [
      'grows with an end that is put off',
      { used: 9, expiresAt: soon },
      undefined,
      { expiresAt: past },
    ],
  ])('%s', (_, change, expected, allocation, pool) => {
    expect(problem(change, allocation, pool)).toBe(expected)
  })
})

describe('the end', () => {
  it.each<Case>([
    ['may be that of the pool', { expiresAt: later }, undefined],
    ['is not after it', { expiresAt: '2026-12-01T00:00:01Z' }, 'after_pool'],
    ['may be none of its own', { expiresAt: null }, undefined],
    [
      'may be any where the pool has none',
      { expiresAt: '2099-01-01' },
      undefined,
      {},
      { expiresAt: null },
    ],
    ['is put off for what is expired', { expiresAt: later }, undefined, { status: 'expired' }],
  ])('%s', (_, change, expected, allocation, pool) => {
    expect(problem(change, allocation, pool)).toBe(expected)
  })
})

describe('nothing', () => {
  it.each<AllocationChange>([
    { quantity: 21 },
    { quantity: 9 },
    { used: 1 },
    { expiresAt: null },
    {},
  ])('comes of %o once they are taken back', (change) => {
    expect(problem(change, { status: 'revoked' })).toBe('revoked')
  })

  it.each<[AllocationChange, AllocationProblem | undefined]>([
    [{ quantity: 21 }, 'pool_expired'],
    [{ used: 9 }, 'pool_expired'],
    [{ expiresAt: past }, 'pool_expired'],
    [{ quantity: 10 }, undefined],
    [{ used: 0 }, undefined],
    [{}, undefined],
  ])('is to be had of a pool that is over: %o', (change, expected) => {
    expect(problem(change, {}, { expiresAt: past })).toBe(expected)
  })
})

describe('a tenant that has none yet', () => {
  it.each<[number, AllocationProblem | undefined]>([
    [40, undefined],
    [41, 'beyond_pool'],
  ])('asks for %i', (quantity, expected) => {
    expect(problem({ quantity, expiresAt: soon }, emptyAllocation)).toBe(expected)
  })
})

it('whatever is asked for, no pool is exceeded and no use either', () => {
  const tries = fc.array(
    fc.record(
      {
        who: fc.nat(2),
        quantity: fc.integer({ min: -2, max: 12 }),
        used: fc.integer({ min: -2, max: 12 }),
      },
      { requiredKeys: ['who'] },
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(fc.nat(20), tries, (quantity, all) => {
      const holders = [emptyAllocation, emptyAllocation, emptyAllocation]
      const given = () => holders.reduce((total, each) => total + each.quantity, 0)
      for (const { who, ...change } of all) {
        const allocation = holders[who] ?? emptyAllocation
        const pool = { quantity, allocated: given(), startsAt: null, expiresAt: null }
        if (allocationProblem({ pool, allocation, change, at: now })) continue
        holders[who] = { ...allocation, ...change }
        expect(given()).toBeLessThanOrEqual(quantity)
        for (const { used, quantity: most } of holders) {
          expect(used).toBeGreaterThanOrEqual(0)
          expect(used).toBeLessThanOrEqual(most)
        }
      }
    }),
  )
})
