/** What is asked before an order is placed, in this sequence. */
export const stepNames = ['address', 'delivery', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

export const isStep = (name: string): name is StepName => stepNames.some((each) => each === name)

type Purchase = {
  /** something of it is sent to somebody */
  readonly isSent: boolean
  /** there are ways to send it */
  readonly hasMethods: boolean
  /** something is left to pay */
  readonly isDue: boolean
}

/** The steps that a purchase takes; nobody is asked what does not matter. */
export const stepsOf = ({ isSent, hasMethods, isDue }: Purchase): StepName[] =>
  stepNames.filter(
    (name) =>
      name === 'review' ||
      (name === 'address' && isSent) ||
      (name === 'delivery' && isSent && hasMethods) ||
      (name === 'payment' && isDue),
  )

/** Where somebody may be who wants to be somewhere: there, or at the first step that is not done. */
export function allowedStep(
  wanted: StepName | undefined,
  steps: readonly StepName[],
  isDone: (step: StepName) => boolean,
): StepName {
  const first = steps.find((step) => step === 'review' || !isDone(step)) ?? 'review'
  if (!wanted || !steps.includes(wanted)) return first
  return steps.indexOf(wanted) <= steps.indexOf(first) ? wanted : first
}
