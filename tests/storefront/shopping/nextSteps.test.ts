import { expect, it } from 'vitest'
import { nextStepsOf } from '#storefront/checkout/placed/nextStepsOf.ts'

it('explains the next steps by payment method and shipping', () => {
  const sent = { digital: false }
  expect(nextStepsOf('transfer', sent)).toEqual(['transfer', 'proof', 'prepare', 'send', 'mail'])
  expect(nextStepsOf('review', sent)).toEqual(['check', 'prepare', 'send', 'mail'])
  expect(nextStepsOf('paid', sent)).toEqual(['prepare', 'send', 'mail'])
  expect(nextStepsOf('paid', { digital: true })).toEqual(['access', 'mail'])
  // Unpaid and ended orders are explained above the steps.
  expect(nextStepsOf('unpaid', sent)).toEqual([])
  expect(nextStepsOf('ended', sent)).toEqual([])
})
