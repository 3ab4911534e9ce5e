import { expect, it } from 'vitest'
import { allowedStep, stepsOf, type StepName } from '#storefront/checkout/steps/steps.ts'

const everything = stepsOf({ requiresShipping: true, hasShippingMethods: true, hasAmountDue: true })
const done =
  (...steps: StepName[]) =>
  (step: StepName) =>
    steps.includes(step)

it('includes only the steps that apply', () => {
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

it('starts with the first incomplete step', () => {
  expect(allowedStep(undefined, everything, done())).toBe('address')
  expect(allowedStep(undefined, everything, done('address'))).toBe('delivery')
  expect(allowedStep(undefined, everything, done('address', 'delivery', 'payment'))).toBe('review')
})

it('allows going back, but not past an incomplete step', () => {
  expect(allowedStep('review', everything, done('address'))).toBe('delivery')
  expect(allowedStep('payment', everything, done('address', 'payment'))).toBe('delivery')
  expect(allowedStep('address', everything, done('address', 'delivery', 'payment'))).toBe('address')
})

it('redirects from a step that does not apply', () => {
  const digital = stepsOf({ requiresShipping: false, hasShippingMethods: true, hasAmountDue: true })
  expect(allowedStep('address', digital, done())).toBe('payment')
})
