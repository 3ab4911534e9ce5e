import type { DemoRequest } from './demoRequests.ts'
import { pastMessages } from './pastMessages.ts'
import { pastQuotes } from './pastQuotes.ts'

/** Finished requests, oldest first. */
export const pastRequests: readonly DemoRequest[] = [...pastQuotes, ...pastMessages].toSorted(
  (one, other) => other.daysAgo - one.daysAgo,
)
