import type { Field } from '#resource/resource.ts'
import { filtersOf } from '#resource/listQuery.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { faces } from '../../../kinds/faces.ts'
import { loadFilterParts } from '../../../kinds/filters/lazyPanel.ts'
import { FilterChip } from './FilterChip.tsx'
import { timestampParams } from '../columns/timestampFields.ts'
import { withFilters } from '../listState.ts'
import type { RecordList } from '../useList.ts'

/** The filter of a field, as its kind defines it. */
export function FieldFilter({ list, field }: { list: RecordList; field: Field }) {
  const { language } = useLanguage()
  const { resource, state, change, facets } = list
  const { Panel, Summary } = faces[field.kind].filter
  const params = resource.field[field.name]
    ? filtersOf(resource)
        .filter((each) => each.field === field)
        .map(({ param }) => param)
    : timestampParams(field.name)
  const isActive = params.some((param) => state.filters[param])
  const filterProps = {
    field,
    values: state.filters,
    facet: facets[field.name],
  }
  return (
    <FilterChip
      label={field.label[language]}
      load={loadFilterParts}
      summary={isActive ? <Summary {...filterProps} onChange={() => undefined} /> : undefined}
      onClear={() =>
        change(({ filters }) => ({
          filters: withFilters(filters, Object.fromEntries(params.map((param) => [param, []]))),
        }))
      }
    >
      <Panel
        {...filterProps}
        onChange={(values) => change(({ filters }) => ({ filters: withFilters(filters, values) }))}
      />
    </FilterChip>
  )
}
