import { createContext } from 'react'
import type { Input } from '#api/records.ts'
import type { FieldInfo } from './kindComponents.ts'

type FormValues = {
  readonly fields: Readonly<Record<string, FieldInfo>>
  readonly values: Input
}

/** What stands in a form just now. It changes with every key: only fields that depend on others read it. */
export const FormValuesContext = createContext<FormValues>({ fields: {}, values: {} })
