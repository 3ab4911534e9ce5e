import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  quoteMoveBlocker,
  quoteLifecycle,
  quoteMoves,
  quoteStatuses,
  type QuoteActor,
  type QuoteBlocker,
  type QuoteMoveContext,
  type QuoteStatus,
} from '#domain/quote/quoteStatus.ts'

/** All transitions; the table must not have any other. */
const ways: Readonly<Record<string, string>> = {
  'submitted in_review': 'staff',
  'submitted declined': 'staff,customer',
  'in_review info_requested': 'staff:message',
  'in_review quoted': 'staff:offer',
  'in_review declined': 'staff,customer',
  'info_requested in_review': 'customer,staff',
  'info_requested declined': 'staff,customer',
  'quoted quoted': 'staff:offer',
  'quoted countered': 'customer:message',
  'quoted accepted': 'customer:in_time',
  'quoted declined': 'customer,staff',
  'quoted expired': 'system:out_of_time',
  'countered quoted': 'staff:offer',
  'countered declined': 'staff,customer',
  'accepted converted': 'system,staff',
  'accepted declined': 'staff:message',
  'accepted expired': 'system:out_of_time',
}
const pairs = quoteStatuses.flatMap((from) => quoteStatuses.map((to) => [from, to] as const))

const now = '2026-05-10T12:00:00Z'
const quote = (facts: Partial<QuoteMoveContext>): QuoteMoveContext => ({
  status: 'quoted',
  lines: [{ unitPrice: 900 }, { unitPrice: 0 }],
  validUntil: now,
  message: 'Could it be 850?',
  at: now,
  ...facts,
})

it('the table has every way once', () => {
  expect(quoteMoves.map(({ from, to }) => `${from} ${to}`)).toEqual(Object.keys(ways))
})

describe.each(pairs)('from %s to %s', (from, to) => {
  const way = ways[`${from} ${to}`]
  const [by = '', guard] = way?.split(':') ?? []

  it(`goes ${way ?? 'nobody'}`, () => {
    const move = quoteLifecycle.moveOf(from, to)
    expect(move && [move.by.join(','), move.guard]).toEqual(way && [by, guard])
  })

  it('is open to those who may, when nothing is against it', () => {
    const actors: QuoteActor[] = ['customer', 'staff', 'system']
    const willing = quote({ status: from, validUntil: guard === 'out_of_time' ? null : now })
    for (const actor of actors) {
      const may = by.split(',').includes(actor)
      expect(quoteMoveBlocker(willing, to, actor)).toBe(may ? undefined : 'not_allowed')
    }
    expect(quoteMoveBlocker(willing, to)).toBe(way ? undefined : 'not_allowed')
  })
})

const late = { validUntil: '2026-05-10T11:59:59Z' }

describe('a quote', () => {
  it.each<[string, Partial<QuoteMoveContext>, QuoteStatus, QuoteBlocker | undefined]>([
    ['is accepted in its last moment', {}, 'accepted', undefined],
    ['is not accepted afterwards', late, 'accepted', 'in_time'],
    ['without an end cannot be accepted', { validUntil: null }, 'accepted', 'in_time'],
    ['does not expire in time', {}, 'expired', 'out_of_time'],
    ['expires afterwards', late, 'expired', undefined],
    ['is countered with words', {}, 'countered', undefined],
    ['is not countered without', { message: ' ' }, 'countered', 'message'],
    ['is countered even late, for a new version', late, 'countered', undefined],
    ['is declined without words', { message: null }, 'declined', undefined],
    [
      'that is accepted is not declined without words',
      { status: 'accepted', message: null },
      'declined',
      'message',
    ],
    ['offers a price for every line', { status: 'in_review' }, 'quoted', undefined],
    ['may have one line', { status: 'in_review', lines: [{ unitPrice: 1 }] }, 'quoted', undefined],
    [
      'does not leave a line without a price',
      { status: 'in_review', lines: [{ unitPrice: 900 }, { unitPrice: null }] },
      'quoted',
      'offer',
    ],
    ['does not offer nothing', { status: 'in_review', lines: [] }, 'quoted', 'offer'],
    ['does not offer what is over', { status: 'countered', ...late }, 'quoted', 'offer'],
    ['is offered to an end', { status: 'countered', validUntil: null }, 'quoted', 'offer'],
    ['asks with words', { status: 'in_review', message: undefined }, 'info_requested', 'message'],
  ])('%s', (_, facts, to, blocker) => {
    expect(quoteMoveBlocker(quote(facts), to)).toBe(blocker)
  })

  it('may be haggled over as often as one likes', () => {
    const rounds: QuoteStatus[] = [
      'countered',
      'quoted',
      'countered',
      'quoted',
      'accepted',
      'converted',
    ]
    let status: QuoteStatus = 'quoted'
    for (const next of rounds) {
      expect(quoteMoveBlocker(quote({ status }), next)).toBeUndefined()
      status = next
    }
  })

  it('ends as an order, or as nothing', () => {
    expect(quoteLifecycle.terminalStatuses).toEqual(['converted', 'declined', 'expired'])
  })

  it('can come to any end from anywhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...quoteLifecycle.currentStatuses), (start) => {
        const reached = new Set<QuoteStatus>([start])
        for (const status of reached)
          for (const { to } of quoteLifecycle.movesFrom(status)) reached.add(to)
        expect([...reached]).toEqual(expect.arrayContaining(quoteLifecycle.terminalStatuses))
      }),
    )
  })
})
