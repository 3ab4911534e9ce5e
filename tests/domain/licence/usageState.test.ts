import { describe, expect, it } from 'vitest'
import { usageState, usageStates } from '#domain/licence/usageState.ts'

describe('the usage of licences', () => {
  it.each([
    [0, 10, 'normal'],
    [7, 10, 'normal'],
    [8, 10, 'warning'],
    [9, 10, 'warning'],
    [10, 10, 'full'],
    [11, 10, 'full'],
    [3, 4, 'normal'],
    [4, 5, 'warning'],
    [0, 1, 'normal'],
    [0, 0, 'full'],
  ])('of %i of %i is %s', (used, quantity, state) => {
    expect(usageState({ used, quantity })).toBe(state)
    expect(usageStates).toContain(state)
  })
})
