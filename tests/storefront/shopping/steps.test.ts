import { expect, it } from 'vitest'
import { allowedStep, stepsOf, type StepName } from '#storefront/checkout/steps/steps.ts'

const everything = stepsOf({ requiresShipping: true, hasShippingMethods: true, hasAmountDue: true })
const done =
  (...steps: StepName[]) =>
  (step: StepName) =>
    steps.includes(step)

it('asks only what matters', () => {
  expect(everything).toEqual(['address', 'delivery', 'payment', 'review'])
  expect(
    stepsOf({ requiresShipping: false, hasShippingMethods: true, hasAmountDue: true }),
  ).toEqual(['payment', 'review'])
  expect(
    stepsOf({ requiresShipping: true, hasShippingMethods: false, hasAmountDue: true }),
  ).toEqual(['address', 'payment', 'review'])
  expect(
    stepsOf({ requiresShipping: false, hasShippingMethods: false, hasAmountDue: false }),
  ).toEqual(['review'])
})

it('begins with the first step that is not done', () => {
  expect(allowedStep(undefined, everything, done())).toBe('address')
  expect(allowedStep(undefined, everything, done('address'))).toBe('delivery')
  expect(allowedStep(undefined, everything, done('address', 'delivery', 'payment'))).toBe('review')
})

it('lets nobody past a step that is not done, and everybody back', () => {
  expect(allowedStep('review', everything, done('address'))).toBe('delivery')
  expect(allowedStep('payment', everything, done('address', 'payment'))).toBe('delivery')
  expect(allowedStep('address', everything, done('address', 'delivery', 'payment'))).toBe('address')
})

it('knows no step that this purchase does not take', () => {
  const digital = stepsOf({ requiresShipping: false, hasShippingMethods: true, hasAmountDue: true })
  expect(allowedStep('address', digital, done())).toBe('payment')
})
