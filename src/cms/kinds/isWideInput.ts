import { faces } from './faces.ts'
import type { FieldInfo } from './kindComponents.ts'

/** Returns whether the input of a field takes the whole width of a form. */
export function isWideInput({ kind }: Pick<FieldInfo, 'kind'>): boolean {
  const { isWide, inputLayout } = faces[kind]
  return isWide === true || inputLayout !== undefined
}
