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
const readyOrder = (status: OrderStatus): OrderMoveContext => ({
  status,
  lines: [{ ordered: 1, shipped: 1, digital: true }],
  paymentMethod: 'bank_transfer',
  consent: true,
  reason: 'Out of stock',
  estimatedDelivery: '2026-05-20',
})

it('the table contains all pairs of statuses', () => {
  expect(pairs).toHaveLength(64)
  expect(new Set(orderMoves.map(({ from, to }) => `${from} ${to}`)).size).toBe(orderMoves.length)
})

describe.each(pairs)('from %s to %s', (from = 'pending', to = 'pending', cell) => {
  const [by, guard] = cell.split(':')
  const status = orderStatuses.find((each) => each === from) ?? 'pending'

  it(`the table says ${cell}`, () => {
    const move = moveOf(status, to)
    expect(move ? [move.by.join(','), move.guard] : ['.', undefined]).toEqual([by, guard])
  })

  it('only the listed actors may make the transition', () => {
    const actors: OrderActor[] = ['customer', 'staff', 'system', 'carrier']
    for (const actor of actors) {
      const may = by?.split(',').includes(actor)
      expect(orderMoveBlocker(readyOrder(status), to, actor)).toBe(may ? undefined : 'not_allowed')
    }
    expect(orderMoveBlocker(readyOrder(status), to)).toBe(cell === '.' ? 'not_allowed' : undefined)
  })

  it('the guard blocks the transition until it is satisfied', () => {
    const blockedOrder = order({ status })
    const expected = cell === '.' ? 'not_allowed' : guard
    expect(orderMoveBlocker(blockedOrder, to)).toBe(expected)
  })
})

describe('order statuses', () => {
  it('end with delivery or rejection', () => {
    expect(terminalStatuses).toEqual(['delivered', 'rejected'])
    expect(currentStatuses).toEqual(orderStatuses.slice(0, 6))
    expect(orderStatuses.filter(isTerminal)).toEqual(terminalStatuses)
  })
})

const sensor = { ordered: 2, shipped: 2, digital: false }
const licence = { ordered: 5, shipped: 0, digital: true }

describe('an order', () => {
  it.each<[string, Partial<OrderMoveContext>, OrderStatus, OrderBlocker | undefined]>([
    ['by card waits for payment', { consent: true }, 'in_progress', 'unpaid'],
    [
      'by gift card waits for payment',
      { paymentMethod: 'gift_card', consent: true },
      'in_progress',
      'unpaid',
    ],
    [
      'by transfer waits for payment or consent',
      { paymentMethod: 'bank_transfer' },
      'in_progress',
      'unpaid',
    ],
    [
      'by transfer starts with consent',
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
      'on account starts with consent',
      { paymentMethod: 'purchase_order', consent: true },
      'in_progress',
      undefined,
    ],
    ['that is paid starts', { status: 'paid' }, 'in_progress', undefined],
    ['ships when all is packed', { status: 'shipping', lines: [sensor] }, 'shipped', undefined],
    [
      'does not ship while a line lacks a unit',
      { status: 'shipping', lines: [sensor, { ...sensor, shipped: 1 }] },
      'shipped',
      'quantities',
    ],
    [
      'does not ship with a unit too many',
      { status: 'shipping', lines: [{ ...sensor, shipped: 3 }] },
      'shipped',
      'quantities',
    ],
    [
      'does not balance one line with another',
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
      'needs no packing for digital lines',
      { status: 'shipping', lines: [sensor, licence] },
      'shipped',
      undefined,
    ],
    [
      'of licences only is delivered directly',
      { status: 'paid', lines: [licence] },
      'delivered',
      undefined,
    ],
    [
      'on account of licences is delivered directly',
      { status: 'in_progress', lines: [licence] },
      'delivered',
      undefined,
    ],
    [
      'with a physical line is not delivered directly',
      { status: 'paid', lines: [licence, sensor] },
      'delivered',
      'digital_only',
    ],
    [
      'without lines is not delivered directly',
      { status: 'paid', lines: [] },
      'delivered',
      'digital_only',
    ],
    ['is not rejected without a reason', {}, 'rejected', 'reason'],
    ['is not rejected with an empty reason', { reason: '  ' }, 'rejected', 'reason'],
    ['is rejected with a reason', { reason: 'fraud' }, 'rejected', undefined],
    [
      'is expected on a date',
      { status: 'shipped', estimatedDelivery: '2026-05-20T10:00:00Z' },
      'expected',
      undefined,
    ],
    [
      'is not expected on an invalid date',
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

describe('any sequence of transitions', () => {
  const steps = fc.array(fc.nat(1000), { minLength: 8, maxLength: 20 })

  it('ends for good within six steps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), steps, (start, choices) => {
        let status = start
        let moves = 0
        for (const choice of choices) {
          const ways = movesFrom(status).filter(
            ({ to }) => !orderMoveBlocker(readyOrder(status), to),
          )
          const way = ways[choice % ways.length]
          if (!way) break
          status = way.to
          moves += 1
        }
        expect(isTerminal(status)).toBe(true)
        expect(moves).toBeLessThanOrEqual(6)
        for (const to of orderStatuses)
          expect(orderMoveBlocker(readyOrder(status), to)).toBe('not_allowed')
      }),
    )
  })

  it('can deliver an order with physical items', () => {
    for (const start of currentStatuses) {
      const reached = new Set([start])
      for (const status of reached) {
        const lines = [{ ordered: 2, shipped: 2, digital: false }]
        for (const { to } of movesFrom(status))
          if (!orderMoveBlocker({ ...readyOrder(status), lines }, to, 'staff')) reached.add(to)
      }
      expect([...reached], start).toContain('delivered')
    }
  })
})
