import type { ComponentType } from 'react'
import type { FilterProps } from '../kindComponents.ts'
import { createBooleanPanel } from './booleanPanel.tsx'
import { flagChoice, presenceChoice } from './booleanChoices.ts'
import type { PanelName } from './lazyPanel.ts'
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

/** The panel of each filter, and the names of date ranges. */
export const filterParts = { panels, PresetSummary }
