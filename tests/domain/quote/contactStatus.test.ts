import { describe, expect, it } from 'vitest'
import { contactLifecycle, contactMoves, contactStatuses } from '#domain/quote/contactStatus.ts'

const ways = ['submitted in_review', 'in_review answered', 'in_review closed']
const pairs = contactStatuses.flatMap((from) => contactStatuses.map((to) => [from, to] as const))

describe('a question', () => {
  it.each(pairs)('that is %s becomes %s or does not', (from, to) => {
    const move = contactLifecycle.moveOf(from, to)
    expect(move?.by).toEqual(ways.includes(`${from} ${to}`) ? ['staff'] : undefined)
  })

  it('has each way once', () => {
    expect(contactMoves.map(({ from, to }) => `${from} ${to}`)).toEqual(ways)
  })

  it('ends with an answer, or without one', () => {
    expect(contactLifecycle.terminalStatuses).toEqual(['answered', 'closed'])
    expect(contactLifecycle.currentStatuses).toEqual(['submitted', 'in_review'])
  })
})
