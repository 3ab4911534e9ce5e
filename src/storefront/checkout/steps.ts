/** What is asked before an order is placed, in this sequence. */
export const stepNames = ['address', 'delivery', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

export const isStep = (name: string): name is StepName => stepNames.some((each) => each === name)

type StepConditions = {
  /** something of it is sent to somebody */
  readonly requiresShipping: boolean
  /** there are ways to send it */
  readonly hasShippingMethods: boolean
  /** something is left to pay */
  readonly hasAmountDue: boolean
}

/** The steps that a purchase takes; nobody is asked what does not matter. */
export const stepsOf = ({
  requiresShipping,
  hasShippingMethods,
  hasAmountDue,
}: StepConditions): StepName[] =>
  stepNames.filter(
    (name) =>
      name === 'review' ||
      (name === 'address' && requiresShipping) ||
      (name === 'delivery' && requiresShipping && hasShippingMethods) ||
      (name === 'payment' && hasAmountDue),
  )

/** Where somebody may be who wants to be somewhere: there, or at the first step that is not done. */
export function allowedStep(
  requested: StepName | undefined,
  steps: readonly StepName[],
  isDone: (step: StepName) => boolean,
): StepName {
  const first = steps.find((step) => step === 'review' || !isDone(step)) ?? 'review'
  if (!requested || !steps.includes(requested)) return first
  return steps.indexOf(requested) <= steps.indexOf(first) ? requested : first
}
