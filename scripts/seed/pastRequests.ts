import type { DemoRequest } from './demoRequests.ts'
import { pastMessages } from './pastMessages.ts'
import { pastQuotes } from './pastQuotes.ts'

/** Requests of which something has become, the oldest first. */
export const pastRequests: readonly DemoRequest[] = [...pastQuotes, ...pastMessages].toSorted(
  (one, other) => other.daysAgo - one.daysAgo,
)
