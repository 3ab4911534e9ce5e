import { createContext, use } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'

type ActionRecord = { readonly resource: Resource; readonly record: RecordData }

const ActionRecordContext = createContext<ActionRecord | undefined>(undefined)

/** Provides the record that an action is about. */
export const ActionRecordProvider = ActionRecordContext.Provider

export const useActionRecord = (): ActionRecord | undefined => use(ActionRecordContext)
