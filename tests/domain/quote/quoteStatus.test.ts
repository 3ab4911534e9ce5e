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

it('the table contains every transition once', () => {
  expect(quoteMoves.map(({ from, to }) => `${from} ${to}`)).toEqual(Object.keys(ways))
})

describe.each(pairs)('from %s to %s', (from, to) => {
  const way = ways[`${from} ${to}`]
  const [by = '', guard] = way?.split(':') ?? []

  it(`the table says ${way ?? 'nobody'}`, () => {
    const move = quoteLifecycle.moveOf(from, to)
    expect(move && [move.by.join(','), move.guard]).toEqual(way && [by, guard])
  })

  it('only the listed actors may make the transition', () => {
    const actors: QuoteActor[] = ['customer', 'staff', 'system']
    const readyQuote = quote({ status: from, validUntil: guard === 'out_of_time' ? null : now })
    for (const actor of actors) {
      const may = by.split(',').includes(actor)
      expect(quoteMoveBlocker(readyQuote, to, actor)).toBe(may ? undefined : 'not_allowed')
    }
    expect(quoteMoveBlocker(readyQuote, to)).toBe(way ? undefined : 'not_allowed')
  })
})

const late = { validUntil: '2026-05-10T11:59:59Z' }

describe('a quote', () => {
  it.each<[string, Partial<QuoteMoveContext>, QuoteStatus, QuoteBlocker | undefined]>([
    ['is accepted in its last instant', {}, 'accepted', undefined],
    ['is not accepted after it expires', late, 'accepted', 'in_time'],
    ['without an expiry cannot be accepted', { validUntil: null }, 'accepted', 'in_time'],
    ['does not expire before its time', {}, 'expired', 'out_of_time'],
    ['expires after its time', late, 'expired', undefined],
    ['is countered with a message', {}, 'countered', undefined],
    ['is not countered without a message', { message: ' ' }, 'countered', 'message'],
    ['is countered even after it expires', late, 'countered', undefined],
    ['is declined without a message', { message: null }, 'declined', undefined],
    [
      'that is accepted is not declined without a message',
      { status: 'accepted', message: null },
      'declined',
      'message',
    ],
    ['offers a price for every line', { status: 'in_review' }, 'quoted', undefined],
    [
      'may have a single line',
      { status: 'in_review', lines: [{ unitPrice: 1 }] },
      'quoted',
      undefined,
    ],
    [
      'needs a price for every line',
      { status: 'in_review', lines: [{ unitPrice: 900 }, { unitPrice: null }] },
      'quoted',
      'offer',
    ],
    ['needs a line', { status: 'in_review', lines: [] }, 'quoted', 'offer'],
    ['needs an expiry in the future', { status: 'countered', ...late }, 'quoted', 'offer'],
    ['needs an expiry', { status: 'countered', validUntil: null }, 'quoted', 'offer'],
    [
      'needs a message to ask for information',
      { status: 'in_review', message: undefined },
      'info_requested',
      'message',
    ],
  ])('%s', (_, facts, to, blocker) => {
    expect(quoteMoveBlocker(quote(facts), to)).toBe(blocker)
  })

  it('can be countered any number of times', () => {
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

  it('ends converted, declined or expired', () => {
    expect(quoteLifecycle.terminalStatuses).toEqual(['converted', 'declined', 'expired'])
  })

  it('can reach every end from every status', () => {
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
