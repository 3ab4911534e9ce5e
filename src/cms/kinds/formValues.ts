import { createContext, use } from 'react'
import type { Input } from '#api/resourcePaths.ts'
import { createStore, useStore, type Store } from '#ui/store.ts'
import type { FieldInfo } from './kindComponents.ts'

export type FormValues = {
  readonly fields: Readonly<Record<string, FieldInfo>>
  readonly values: Input
}

/** The current values of a form, in a store, as a context that changes with each key is slow. */
const Context = createContext<Store<FormValues>>(createStore({ fields: {}, values: {} }))

export const FormValuesProvider = Context.Provider

/** Returns what a field needs to know of the others; it is drawn again when that changes. */
export function useFormValues<T>(select: (form: FormValues) => T): T {
  const { subscribe, read } = use(Context)
  return useStore({ subscribe, read: () => select(read()) }, select(read()))
}
