import { lazy, Suspense } from 'react'
import { filterParam } from '#resource/listQuery.ts'
import type { FilterComponents, FilterProps } from '../kindComponents.ts'
import { loadFilterParts, lazyPanel } from './lazyPanel.ts'
import { useDateFormatter, useMoneyFormatter, useNumberFormatter } from './boundFormatters.ts'

const PresetSummary = lazy(async () => ({ default: (await loadFilterParts()).PresetSummary }))

const createRangeSummary = (
  useFormatter: () => (stored: string) => string,
): FilterComponents['Summary'] =>
  function RangeSummary({ field, values }) {
    const format = useFormatter()
    const from = values[filterParam(field.name, 'gte')]?.[0]
    const to = values[filterParam(field.name, 'lte')]?.[0]
    if (from && to) return `${format(from)} – ${format(to)}`
    return from ? `≥ ${format(from)}` : `≤ ${format(to ?? '')}`
  }

const DateSummary = createRangeSummary(useDateFormatter)

export const numberFilter: FilterComponents = {
  Panel: lazyPanel('number'),
  Summary: createRangeSummary(useNumberFormatter),
}

export const moneyFilter: FilterComponents = {
  Panel: lazyPanel('money'),
  Summary: createRangeSummary(useMoneyFormatter),
}

/** Shows the name of a range, if it has one today. */
export const dateFilter: FilterComponents = {
  Panel: lazyPanel('date'),
  Summary: (props: FilterProps) => {
    const range = <DateSummary {...props} />
    return (
      <Suspense fallback={range}>
        <PresetSummary {...props} fallback={range} />
      </Suspense>
    )
  },
}
