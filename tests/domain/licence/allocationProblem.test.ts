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

describe('the quantity of an allocation', () => {
  it.each<Case>([
    ['may grow to the size of the pool', { quantity: 60 }, undefined],
    ['may not grow beyond the pool', { quantity: 61 }, 'beyond_pool'],
    ['may shrink to what is used', { quantity: 8 }, undefined],
    ['may not shrink below what is used', { quantity: 7 }, 'below_used'],
    ['may not be negative', { quantity: -1 }, 'below_used', { used: 0 }],
    [
      'may shrink while the pool is over-allocated',
      { quantity: 19 },
      undefined,
      {},
      { allocated: 150 },
    ],
    [
      'may stay while the pool is over-allocated',
      { quantity: 20 },
      undefined,
      {},
      { allocated: 150 },
    ],
    ['may shrink together with the use', { quantity: 5, used: 5 }, undefined],
    ['may not shrink below a reduced use', { quantity: 5, used: 6 }, 'below_used'],
    ['may grow before the pool begins', { quantity: 30 }, undefined, {}, { startsAt: soon }],
    ['may not grow while suspended', { quantity: 21 }, 'not_active', { status: 'suspended' }],
    ['may not grow once expired', { quantity: 21 }, 'not_active', { status: 'expired' }],
    ['may shrink while suspended', { quantity: 10 }, undefined, { status: 'suspended' }],
  ])('%s', (_, change, expected, allocation, pool) => {
    expect(problem(change, allocation, pool)).toBe(expected)
  })
})

describe('the use of an allocation', () => {
  it.each<Case>([
    ['may grow to the quantity', { used: 20 }, undefined],
    ['may not grow beyond the quantity', { used: 21 }, 'used_beyond'],
    ['may grow together with the quantity', { used: 25, quantity: 25 }, undefined],
    ['may not exceed a reduced quantity', { used: 10, quantity: 9 }, 'used_beyond'],
    ['may shrink to zero', { used: 0 }, undefined],
    ['may not be negative', { used: -1 }, 'used_beyond'],
    ['may not grow while suspended', { used: 9 }, 'not_active', { status: 'suspended' }],
    ['may shrink while suspended', { used: 7 }, undefined, { status: 'suspended' }],
    ['may not grow after the end', { used: 9 }, 'not_active', { expiresAt: past }],
    ['may grow at the very end', { used: 9 }, undefined, { expiresAt: now }],
    ['may grow without an end', { used: 9 }, undefined, { expiresAt: null }, { expiresAt: null }],
    ['may not grow before the pool begins', { used: 9 }, 'not_active', {}, { startsAt: soon }],
    ['may grow as the pool begins', { used: 9 }, undefined, {}, { startsAt: now }],
    ['may grow in a pool without a start', { used: 9 }, undefined, {}, { startsAt: null }],
    [
      'may grow when the end is postponed',
      { used: 9, expiresAt: soon },
      undefined,
      { expiresAt: past },
    ],
  ])('%s', (_, change, expected, allocation, pool) => {
    expect(problem(change, allocation, pool)).toBe(expected)
  })
})

describe('the end of an allocation', () => {
  it.each<Case>([
    ['may be that of the pool', { expiresAt: later }, undefined],
    ['may not be after that of the pool', { expiresAt: '2026-12-01T00:00:01Z' }, 'after_pool'],
    ['may be empty', { expiresAt: null }, undefined],
    [
      'may be any when the pool has none',
      { expiresAt: '2099-01-01' },
      undefined,
      {},
      { expiresAt: null },
    ],
    [
      'may be postponed for an expired allocation',
      { expiresAt: later },
      undefined,
      { status: 'expired' },
    ],
  ])('%s', (_, change, expected, allocation, pool) => {
    expect(problem(change, allocation, pool)).toBe(expected)
  })
})

describe('an ended allocation', () => {
  it.each<AllocationChange>([
    { quantity: 21 },
    { quantity: 9 },
    { used: 1 },
    { expiresAt: null },
    {},
  ])('that was revoked rejects %o', (change) => {
    expect(problem(change, { status: 'revoked' })).toBe('revoked')
  })

  it.each<[AllocationChange, AllocationProblem | undefined]>([
    [{ quantity: 21 }, 'pool_expired'],
    [{ used: 9 }, 'pool_expired'],
    [{ expiresAt: past }, 'pool_expired'],
    [{ quantity: 10 }, undefined],
    [{ used: 0 }, undefined],
    [{}, undefined],
  ])('of an expired pool accepts only reductions: %o', (change, expected) => {
    expect(problem(change, {}, { expiresAt: past })).toBe(expected)
  })
})

describe('a first allocation', () => {
  it.each<[number, AllocationProblem | undefined]>([
    [40, undefined],
    [41, 'beyond_pool'],
  ])('may ask for %i', (quantity, expected) => {
    expect(problem({ quantity, expiresAt: soon }, emptyAllocation)).toBe(expected)
  })
})

it('no sequence of changes exceeds the pool or its allocations', () => {
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
