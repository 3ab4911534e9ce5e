import type { DemoRequest } from './demoRequests.ts'
import { formerMessages } from './formerMessages.ts'
import { formerQuotes } from './formerQuotes.ts'

/** Requests of which something has become, the oldest first. */
export const formerRequests: readonly DemoRequest[] = [...formerQuotes, ...formerMessages].toSorted(
  (one, other) => other.daysAgo - one.daysAgo,
)
