import { lazy, Suspense } from 'react'
import { filterParam } from '#resource/query.ts'
import type { Filter, FilterProps } from '../face.ts'
import { loadFilterParts, panelNamed } from './panel.ts'
import { useDateShown, useMoneyShown, useNumberShown } from './shown.ts'

const PresetSummary = lazy(async () => ({ default: (await loadFilterParts()).PresetSummary }))

const rangeSummary = (useShown: () => (stored: string) => string): Filter['Summary'] =>
  function RangeSummary({ field, values }) {
    const shown = useShown()
    const from = values[filterParam(field.name, 'gte')]?.[0]
    const to = values[filterParam(field.name, 'lte')]?.[0]
    if (from && to) return `${shown(from)} – ${shown(to)}`
    return from ? `≥ ${shown(from)}` : `≤ ${shown(to ?? '')}`
  }

const DateSummary = rangeSummary(useDateShown)

export const numberFilter: Filter = {
  Panel: panelNamed('number'),
  Summary: rangeSummary(useNumberShown),
}

export const moneyFilter: Filter = {
  Panel: panelNamed('money'),
  Summary: rangeSummary(useMoneyShown),
}

/** By its name, if the range has one today. */
export const dateFilter: Filter = {
  Panel: panelNamed('date'),
  Summary: (props: FilterProps) => {
    const range = <DateSummary {...props} />
    return (
      <Suspense fallback={range}>
        <PresetSummary {...props} otherwise={range} />
      </Suspense>
    )
  },
}
