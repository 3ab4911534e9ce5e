import { lazy, type ComponentType } from 'react'
import type { FilterProps } from '../kindComponents.ts'

export type PanelName =
  'text' | 'number' | 'money' | 'date' | 'values' | 'countries' | 'flag' | 'presence'

/** What is chosen from comes when somebody is about to choose: the list stands without it. */
export const loadFilterParts = async () => (await import('./filterParts.ts')).filterParts

export const lazyPanel = (name: PanelName): ComponentType<FilterProps> =>
  lazy(async () => ({ default: (await loadFilterParts()).panels[name] }))
