import { describe, expect, it } from 'vitest'
import { moveBlocker, createLifecycle, type Move } from '#domain/lifecycle.ts'

type Status = 'open' | 'waiting' | 'closed' | 'lost'
const statuses: readonly Status[] = ['open', 'waiting', 'closed', 'lost']
const moves: readonly Move<Status, 'staff' | 'system', 'key'>[] = [
  { from: 'open', to: 'waiting', by: ['staff'] },
  { from: 'waiting', to: 'open', by: ['staff', 'system'] },
  { from: 'open', to: 'closed', by: ['staff'], guard: 'key' },
]
const life = createLifecycle(statuses, moves)

describe('a lifecycle', () => {
  it('lists the possible transitions', () => {
    expect(life.movesFrom('open').map(({ to }) => to)).toEqual(['waiting', 'closed'])
    expect(life.moveOf('open', 'closed')?.guard).toBe('key')
    expect(life.moveOf('closed', 'open')).toBeUndefined()
    expect(life.moveOf('open', 'open')).toBeUndefined()
  })

  it('ends in statuses without transitions', () => {
    expect(statuses.filter(life.isTerminal)).toEqual(['closed', 'lost'])
    expect(life.terminalStatuses).toEqual(['closed', 'lost'])
    expect(life.currentStatuses).toEqual(['open', 'waiting'])
  })
})

describe('a transition', () => {
  const blocked = (
    from: Status,
    to: Status,
    by: 'staff' | 'system' | undefined,
    isSatisfied: boolean,
  ) => moveBlocker(life.moveOf(from, to), by, () => isSatisfied)

  it('is blocked when it does not exist', () => {
    expect(blocked('closed', 'open', 'staff', true)).toBe('not_allowed')
  })

  it('is blocked for others than its actors, whatever the guard says', () => {
    expect(blocked('open', 'waiting', 'system', true)).toBe('not_allowed')
    expect(blocked('open', 'closed', 'system', false)).toBe('not_allowed')
    expect(blocked('open', 'waiting', 'staff', false)).toBeUndefined()
    expect(blocked('open', 'waiting', undefined, false)).toBeUndefined()
  })

  it('is blocked by its guard', () => {
    expect(blocked('open', 'closed', 'staff', false)).toBe('key')
    expect(blocked('open', 'closed', 'staff', true)).toBeUndefined()
  })
})
