import type { Field } from '../resource.ts'
import { kinds } from './kinds.ts'

/** Returns whether a field that nobody set has a value all the same, as a switch has. */
export const alwaysHasValue = ({ kind, property }: Field): boolean =>
  kinds[kind].emptyValue(property) !== null
