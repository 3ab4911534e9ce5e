import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  orderMoveBlocker,
  currentStatuses,
  isTerminal,
  moveOf,
  movesFrom,
  orderMoves,
  orderStatuses,
  terminalStatuses,
  type OrderActor,
  type OrderBlocker,
  type OrderMoveContext,
  type OrderStatus,
} from '#domain/order/orderStatus.ts'

/** Who may make each transition, and under which condition; a dot if there is none. */
const table = `
            pending  paid         in_progress   shipping  shipped           expected            delivered                    rejected
pending     .        system       staff:unpaid  .         .                 .                   .                            customer,staff,system:reason
paid        .        .            staff         .         .                 .                   system,staff:digital_only    staff:reason
in_progress .        .            .             staff     .                 .                   system,staff:digital_only    staff:reason
shipping    .        .            .             .         staff:quantities  .                   .                            .
shipped     .        .            .             .         .                 staff,carrier:date  staff,carrier                .
expected    .        .            .             .         .                 .                   staff,carrier                .
delivered   .        .            .             .         .                 .                   .                            .
rejected    .        .            .             .         .                 .                   .                            .
`
const [, ...rows] = table.trim().split('\n')
const pairs = rows.flatMap((row) => {
  const [from, ...cells] = row.trim().split(/\s+/)
  return cells.map((cell, at) => [from, orderStatuses[at], cell] as const)
})

const order = (facts: Partial<OrderMoveContext>): OrderMoveContext => ({
  status: 'pending',
  lines: [{ ordered: 2, shipped: 0, digital: false }],
  paymentMethod: 'card',
  ...facts,
})

/** An order that meets every condition, in any status. */
const willing = (status: OrderStatus): OrderMoveContext => ({
  status,
  lines: [{ ordered: 1, shipped: 1, digital: true }],
  paymentMethod: 'bank_transfer',
  consent: true,
  reason: 'Out of stock',
  estimatedDelivery: '2026-05-20',
})

it('the table has all pairs', () => {
  expect(pairs).toHaveLength(64)
  expect(new Set(orderMoves.map(({ from, to }) => `${from} ${to}`)).size).toBe(orderMoves.length)
})

describe.each(pairs)('from %s to %s', (from = 'pending', to = 'pending', cell) => {
  const [by, guard] = cell.split(':')
  const status = orderStatuses.find((each) => each === from) ?? 'pending'

  it(`is ${cell}`, () => {
    const move = moveOf(status, to)
    expect(move ? [move.by.join(','), move.guard] : ['.', undefined]).toEqual([by, guard])
  })

  it('is open to those who may, when nothing is against it', () => {
    const actors: OrderActor[] = ['customer', 'staff', 'system', 'carrier']
    for (const actor of actors) {
      const may = by?.split(',').includes(actor)
      expect(orderMoveBlocker(willing(status), to, actor)).toBe(may ? undefined : 'not_allowed')
    }
    expect(orderMoveBlocker(willing(status), to)).toBe(cell === '.' ? 'not_allowed' : undefined)
  })

  it('waits for what must be true', () => {
    const unwilling = order({ status })
    const expected = cell === '.' ? 'not_allowed' : guard
    expect(orderMoveBlocker(unwilling, to)).toBe(expected)
  })
})

describe('statuses', () => {
  it('end with the delivery or the rejection', () => {
    expect(terminalStatuses).toEqual(['delivered', 'rejected'])
    expect(currentStatuses).toEqual(orderStatuses.slice(0, 6))
    expect(orderStatuses.filter(isTerminal)).toEqual(terminalStatuses)
  })
})

const sensor = { ordered: 2, shipped: 2, digital: false }
const licence = { ordered: 5, shipped: 0, digital: true }

describe('an order', () => {
  it.each<[string, Partial<OrderMoveContext>, OrderStatus, OrderBlocker | undefined]>([
    ['by card waits for its money', { consent: true }, 'in_progress', 'unpaid'],
    [
      'by gift card waits for its money',
      { paymentMethod: 'gift_card', consent: true },
      'in_progress',
      'unpaid',
    ],
    ['by transfer waits for consent', { paymentMethod: 'bank_transfer' }, 'in_progress', 'unpaid'],
    [
      'by transfer begins with consent',
      { paymentMethod: 'bank_transfer', consent: true },
      'in_progress',
      undefined,
    ],
    [
      'on account waits for consent',
      { paymentMethod: 'purchase_order', consent: false },
      'in_progress',
      'unpaid',
    ],
    [
      'on account begins with consent',
      { paymentMethod: 'purchase_order', consent: true },
      'in_progress',
      undefined,
    ],
    ['that is paid begins', { status: 'paid' }, 'in_progress', undefined],
    ['leaves when all is packed', { status: 'shipping', lines: [sensor] }, 'shipped', undefined],
    [
      'stays while a line lacks one',
      { status: 'shipping', lines: [sensor, { ...sensor, shipped: 1 }] },
      'shipped',
      'quantities',
    ],
    [
      'stays while a line has one too many',
      { status: 'shipping', lines: [{ ...sensor, shipped: 3 }] },
      'shipped',
      'quantities',
    ],
    [
      'does not make up for one line by another',
      {
        status: 'shipping',
        lines: [
          { ...sensor, shipped: 1 },
          { ...sensor, shipped: 3 },
        ],
      },
      'shipped',
      'quantities',
    ],
    [
      'packs nothing of what is digital',
      { status: 'shipping', lines: [sensor, licence] },
      'shipped',
      undefined,
    ],
    [
      'of licences alone is delivered at once',
      { status: 'paid', lines: [licence] },
      'delivered',
      undefined,
    ],
    [
      'on account of licences is delivered at once',
      { status: 'in_progress', lines: [licence] },
      'delivered',
      undefined,
    ],
    [
      'with anything to send is not',
      { status: 'paid', lines: [licence, sensor] },
      'delivered',
      'digital_only',
    ],
    ['of nothing is not', { status: 'paid', lines: [] }, 'delivered', 'digital_only'],
    ['is not rejected without a reason', {}, 'rejected', 'reason'],
    ['is not rejected with an empty reason', { reason: '  ' }, 'rejected', 'reason'],
    ['is rejected for a reason', { reason: 'fraud' }, 'rejected', undefined],
    [
      'is expected on a date',
      { status: 'shipped', estimatedDelivery: '2026-05-20T10:00:00Z' },
      'expected',
      undefined,
    ],
    [
      'is not expected some day',
      { status: 'shipped', estimatedDelivery: 'soon' },
      'expected',
      'date',
    ],
    [
      'is not expected without a date',
      { status: 'shipped', estimatedDelivery: null },
      'expected',
      'date',
    ],
  ])('%s', (_, facts, to, blocker) => {
    expect(orderMoveBlocker(order(facts), to)).toBe(blocker)
  })
})

describe('whichever way an order goes', () => {
  const steps = fc.array(fc.nat(1000), { minLength: 8, maxLength: 20 })

  it('the end comes within six moves, and for good', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), steps, (start, choices) => {
        let status = start
        let moves = 0
        for (const choice of choices) {
          const ways = movesFrom(status).filter(({ to }) => !orderMoveBlocker(willing(status), to))
          const way = ways[choice % ways.length]
          if (!way) break
          status = way.to
          moves += 1
        }
        expect(isTerminal(status)).toBe(true)
        expect(moves).toBeLessThanOrEqual(6)
        for (const to of orderStatuses)
          expect(orderMoveBlocker(willing(status), to)).toBe('not_allowed')
      }),
    )
  })

  it('one with things to send can always be delivered', () => {
    for (const start of currentStatuses) {
      const reached = new Set([start])
      for (const status of reached) {
        const lines = [{ ordered: 2, shipped: 2, digital: false }]
        for (const { to } of movesFrom(status))
          if (!orderMoveBlocker({ ...willing(status), lines }, to, 'staff')) reached.add(to)
      }
      expect([...reached], start).toContain('delivered')
    }
  })
})
