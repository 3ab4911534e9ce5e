import { createContext, use, type ComponentType, type RefObject } from 'react'
import type { ApiClient } from '#api/client.ts'
import type { CustomerRequest, CounterLine } from './requestsApi.ts'

/** The actions of the person who sent a request. */
export type RequestActions = {
  write(id: string, message: string): Promise<void>
  counter(id: string, round: number, message: string, lines: CounterLine[]): Promise<void>
  decline(id: string, declineReason: string): Promise<void>
}

export type AcceptProps = {
  request: CustomerRequest
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  /** called if the request has changed since it was read */
  onChanged: () => Promise<void>
}

/** How a request is read: through an account or through an emailed link. */
export type RequestReader = {
  readonly client: ApiClient
  readonly actions: RequestActions
  /** the name shown with their messages */
  readonly name: string
  /** whether the order of an accepted offer can be opened */
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
