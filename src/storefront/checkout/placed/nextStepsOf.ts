import type { CheckoutOrder } from '../order.ts'
import type { PlacedState } from './placedState.ts'

export type NextStep = 'transfer' | 'proof' | 'check' | 'prepare' | 'send' | 'access' | 'mail'

/** Returns what happens next, in order, by the payment state and whether anything is shipped. */
export function nextStepsOf(
  state: PlacedState,
  { digital }: Pick<CheckoutOrder, 'digital'>,
): readonly NextStep[] {
  if (state === 'unpaid' || state === 'ended') return []
  const paymentSteps: readonly NextStep[] =
    state === 'transfer' ? ['transfer', 'proof'] : state === 'review' ? ['check'] : []
  return [
    ...paymentSteps,
    ...(digital ? (['access'] as const) : (['prepare', 'send'] as const)),
    'mail',
  ]
}
