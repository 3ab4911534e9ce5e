import { createContext, use } from 'react'
import type { Resource } from '#resource/resource.ts'

/** What every field of a form may need beside its own value. Not the data: it changes with every key. */
export type FormContext = {
  readonly resource: Resource
  /** fields whose text stands in for one in the reader's language */
  readonly fallbackFields: readonly string[]
  readonly idPrefix: string
  /** what is filled in will be seen by shoppers */
  readonly isVisible: boolean
}

const Context = createContext<FormContext | undefined>(undefined)

export const FormContextProvider = Context.Provider

export function useFormContext(): FormContext {
  const context = use(Context)
  if (!context) throw new Error('FormContextProvider is missing')
  return context
}
