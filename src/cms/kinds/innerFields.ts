import type { Property } from '#resource/declaration.ts'
import { kindOf } from '#resource/kinds/kindOf.ts'
import { labelOf } from '#resource/labels.ts'
import type { FieldInfo } from './kindComponents.ts'

/** Returns the fields of one row of a list. */
export const innerFields = ({ items }: Property): FieldInfo[] =>
  Object.entries(items?.properties ?? {}).map(([name, property]) => ({
    name,
    kind: kindOf(property),
    property,
    label: labelOf(name, property),
    required: items?.required?.includes(name) ?? false,
    readOnly: false,
    target: property['x-relation'],
    translatable: false,
  }))
