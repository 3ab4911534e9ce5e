import { createContext, use } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

type ActionRecord = { readonly resource: Resource; readonly record: RecordData }

const Context = createContext<ActionRecord | undefined>(undefined)

/** The record that a verb asks about. */
export const ActionRecordProvider = Context.Provider

export const useActionRecord = (): ActionRecord | undefined => use(Context)
