import type { Property } from '../declaration.ts'
import type { Kind } from './kind.ts'
import { kindOf } from './kindOf.ts'
import { plainKinds } from './plainKinds.ts'

const byName: Readonly<Partial<Record<string, Kind>>> = plainKinds

export const isPlain = (kind: string): boolean => Object.hasOwn(plainKinds, kind)

export function plainKindOf(property: Property): Kind {
  const kind = byName[kindOf(property)]
  if (!kind) throw new Error(`a ${kindOf(property)} cannot stand inside another field`)
  return kind
}
