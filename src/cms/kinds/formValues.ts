import { createContext } from 'react'
import type { Input } from '#api/resourcePaths.ts'
import type { FieldInfo } from './kindComponents.ts'

type FormValues = {
  readonly fields: Readonly<Record<string, FieldInfo>>
  readonly values: Input
}

/**
 * The current values of a form. They change on every key press, so only dependent fields use them.
 */
export const FormValuesContext = createContext<FormValues>({ fields: {}, values: {} })
