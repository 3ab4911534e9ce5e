import type { ComponentType } from 'react'
import type { FilterProps } from '../face.ts'
import { createBooleanPanel } from './eitherPanel.tsx'
import { flagChoice, presenceChoice } from './eitherChoices.ts'
import type { PanelName } from './panel.ts'
import { PresetSummary } from './PresetSummary.tsx'
import { DatePanel, MoneyPanel, NumberPanel } from './rangePanels.ts'
import { TextPanel } from './TextPanel.tsx'
import { CountriesPanel, ValuesPanel } from './ValuesPanel.tsx'

const panels: Readonly<Record<PanelName, ComponentType<FilterProps>>> = {
  text: TextPanel,
  number: NumberPanel,
  money: MoneyPanel,
  date: DatePanel,
  values: ValuesPanel,
  countries: CountriesPanel,
  flag: createBooleanPanel(flagChoice),
  presence: createBooleanPanel(presenceChoice),
}

/** What each filter is chosen in, and the words for spans of time. */
export const filterParts = { panels, PresetSummary }
