import { keysOf } from '#domain/keys.ts'
import { kinds } from './kinds.ts'

export type KindName = keyof typeof kinds

export const kindNames = keysOf(kinds)
