import type { Features } from './brand.ts'

/** What a shop can hide from its shoppers. */
export const shownNames = ['pricing', 'stock'] as const
export type ShownName = (typeof shownNames)[number]

/** Returns what a brand never shows to shoppers, whatever its settings. */
export const alwaysHidden = ({ marketplaceStock }: Features): ReadonlySet<ShownName> =>
  new Set(marketplaceStock ? [] : ['stock'])
