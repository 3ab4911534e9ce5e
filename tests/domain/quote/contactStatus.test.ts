import { describe, expect, it } from 'vitest'
import { contactLifecycle, contactMoves, contactStatuses } from '#domain/quote/contactStatus.ts'

const ways = ['submitted in_review', 'in_review answered', 'in_review closed']
const pairs = contactStatuses.flatMap((from) => contactStatuses.map((to) => [from, to] as const))

describe('contact request transitions', () => {
  it.each(pairs)('from %s to %s match the table', (from, to) => {
    const move = contactLifecycle.moveOf(from, to)
    expect(move?.by).toEqual(ways.includes(`${from} ${to}`) ? ['staff'] : undefined)
  })

  it('are unique', () => {
    expect(contactMoves.map(({ from, to }) => `${from} ${to}`)).toEqual(ways)
  })

  it('end with or without an answer', () => {
    expect(contactLifecycle.terminalStatuses).toEqual(['answered', 'closed'])
    expect(contactLifecycle.currentStatuses).toEqual(['submitted', 'in_review'])
  })
})
