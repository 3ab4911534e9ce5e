import type { KindName } from '#resource/kinds/kindNames.ts'

const groupKinds: readonly KindName[] = [
  'richText',
  'choices',
  'brands',
  'picture',
  'gallery',
  'file',
  'links',
  'list',
  'address',
  'permissions',
  'duration',
]

const wideKinds: readonly KindName[] = [
  ...groupKinds,
  'multiline',
  'relations',
  'texts',
  'countries',
]

/** Returns whether several controls share one label. */
export const isGroupKind = (kind: KindName): boolean => groupKinds.includes(kind)

/** Returns whether an input is as wide as its section. */
export const isWideKind = (kind: KindName): boolean => wideKinds.includes(kind)
