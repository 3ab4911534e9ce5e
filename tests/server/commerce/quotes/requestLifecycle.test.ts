import { describe, expect, it } from 'vitest'
import { keysOf } from '#domain/keys.ts'
import { requestActions, waitsFor } from '#schemas/shared/requestActions.ts'
import {
  requestMoveBlocker,
  isClosed,
  type RequestStatus,
} from '#server/commerce/quotes/requestLifecycle.ts'

type Place = readonly ['quote' | 'contact', RequestStatus]

/** What a request waits for, by type and status; in all other states it waits for nothing. */
const places = {
  confirmation: ['quote', 'submitted'],
  review: ['quote', 'submitted'],
  reading: ['contact', 'submitted'],
  offer: ['quote', 'in_review'],
  counter: ['quote', 'countered'],
  answer: ['contact', 'in_review'],
  information: ['quote', 'info_requested'],
  decision: ['quote', 'quoted'],
} as const satisfies Record<string, Place>

const actionsTo = {
  in_review: ['review'],
  info_requested: ['askInfo'],
  // A first offer and a replacement are the same transition.
  quoted: ['quote', 'revise'],
  declined: ['decline'],
  answered: ['answer'],
  closed: ['close'],
} as const

const blocked = ([type, status]: Place, to: RequestStatus) =>
  requestMoveBlocker(
    {
      type,
      status,
      lines: [{ unitPrice: 1 }],
      message: 'Because',
      at: '2026-01-01T00:00:00Z',
      validUntil: '2026-02-01T00:00:00Z',
    },
    to,
    'staff',
  )

describe('the actions offered to staff', () => {
  it.each(keysOf(actionsTo))('match the tables of transitions: %s', (status) => {
    const possible = keysOf(places).filter((each) => !blocked(places[each], status))
    const offered = actionsTo[status].flatMap((action) => requestActions[action].from.waitsFor)
    expect(offered.toSorted()).toEqual(possible.toSorted())
  })

  it('cover everything that a request may wait for', () => {
    expect(waitsFor.enum?.toSorted()).toEqual([...keysOf(places), 'nothing'].toSorted())
    // No message is sent to an address that was not confirmed.
    const expected = keysOf(places).filter(
      (each) => each !== 'confirmation' && !isClosed(named(places[each])),
    )
    expect(requestActions.message.from.waitsFor.toSorted()).toEqual(expected.toSorted())
  })
})

const named = ([type, status]: Place) => ({ type, status })

describe('a request lifecycle', () => {
  it('accepts only the statuses of its type', () => {
    expect(blocked(['contact', 'in_review'], 'quoted')).toBe('not_allowed')
    expect(blocked(['quote', 'in_review'], 'answered')).toBe('not_allowed')
    expect(blocked(['contact', 'quoted'], 'answered')).toBe('not_allowed')
  })

  it('is closed in a status without transitions', () => {
    for (const status of ['converted', 'declined', 'expired'] as const)
      expect(isClosed({ type: 'quote', status })).toBe(true)
    for (const status of ['answered', 'closed'] as const)
      expect(isClosed({ type: 'contact', status })).toBe(true)
    expect(isClosed({ type: 'quote', status: 'countered' })).toBe(false)
    expect(isClosed({ type: 'contact', status: 'submitted' })).toBe(false)
  })
})
