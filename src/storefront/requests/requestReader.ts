import { createContext, use, type ComponentType, type RefObject } from 'react'
import type { ApiClient } from '#api/client.ts'
import type { CustomerRequest, CounterLine } from './requestsApi.ts'

/** What the sender of a request does about it. */
export type RequestActions = {
  write(id: string, message: string): Promise<void>
  counter(id: string, round: number, message: string, lines: CounterLine[]): Promise<void>
  decline(id: string, declineReason: string): Promise<void>
}

export type AcceptProps = {
  request: CustomerRequest
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  /** it is no longer what was seen */
  onChanged: () => Promise<void>
}

/** Who reads a request: by an account, or by the link that was mailed to them. */
export type RequestReader = {
  readonly client: ApiClient
  readonly actions: RequestActions
  /** as their messages are signed */
  readonly name: string
  /** whether the order of an accepted offer can be read too */
  readonly canReadOrders: boolean
  readonly Accept: ComponentType<AcceptProps>
}

const Context = createContext<RequestReader | undefined>(undefined)

export const RequestReaderProvider = Context.Provider

export function useRequestReader(): RequestReader {
  const reader = use(Context)
  if (!reader) throw new Error('RequestReaderProvider is missing')
  return reader
}
