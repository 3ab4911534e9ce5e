import { lazy, type ComponentType } from 'react'
import type { FilterProps } from '../kindComponents.ts'

export type PanelName =
  'text' | 'number' | 'money' | 'date' | 'values' | 'countries' | 'flag' | 'presence'

/** Panels are loaded shortly before one is opened, so the list does not wait for them. */
export const loadFilterParts = async () => (await import('./filterParts.ts')).filterParts

export const lazyPanel = (name: PanelName): ComponentType<FilterProps> =>
  lazy(async () => ({ default: (await loadFilterParts()).panels[name] }))
