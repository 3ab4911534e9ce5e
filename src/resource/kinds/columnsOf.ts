import type { Field } from '../resource.ts'
import type { Column } from './kind.ts'
import { kinds } from './kinds.ts'

/** Where a field is kept in the table of its resource; nowhere for to-many and derived fields. */
export const columnsOf = (field: Field): readonly Column[] =>
  field.derived ? [] : kinds[field.kind].columns(field)
