import { createContext, use } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

type Asked = { readonly resource: Resource; readonly record: RecordData }

const Context = createContext<Asked | undefined>(undefined)

/** The record that a verb asks about. */
export const AskedProvider = Context.Provider

export const useAsked = (): Asked | undefined => use(Context)
