import { createContext, use } from 'react'
import type { Resource } from '#resource/resource.ts'

/**
 * What every field of a form may need besides its value. Without the data, which changes on every
 * key press.
 */
export type FormContext = {
  readonly resource: Resource
  /** translatable fields that show a text of another language */
  readonly fallbackFields: readonly string[]
  readonly idPrefix: string
}

const Context = createContext<FormContext | undefined>(undefined)

export const FormContextProvider = Context.Provider

export function useFormContext(): FormContext {
  const context = use(Context)
  if (!context) throw new Error('FormContextProvider is missing')
  return context
}
