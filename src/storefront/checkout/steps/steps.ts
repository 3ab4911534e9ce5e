export const stepNames = ['address', 'delivery', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

export const isStep = (name: string): name is StepName => stepNames.some((each) => each === name)

type StepConditions = {
  /** at least one product is shipped */
  readonly requiresShipping: boolean
  readonly hasShippingMethods: boolean
  readonly hasAmountDue: boolean
}

/** Returns the steps that this order needs; irrelevant ones are skipped. */
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

/** Returns the requested step if it is reachable, otherwise the first step that is not done. */
export function allowedStep(
  requested: StepName | undefined,
  steps: readonly StepName[],
  isDone: (step: StepName) => boolean,
): StepName {
  const first = steps.find((step) => step === 'review' || !isDone(step)) ?? 'review'
  if (!requested || !steps.includes(requested)) return first
  return steps.indexOf(requested) <= steps.indexOf(first) ? requested : first
}
