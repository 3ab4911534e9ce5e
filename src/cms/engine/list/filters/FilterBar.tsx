import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useResourceNames } from '../../../context/catalogue.ts'
import { useText } from '../../../context/useText.ts'
import { FieldFilter } from './FieldFilter.tsx'
import { timestampField, primaryTimestamp } from '../columns/timestampFields.ts'
import { SearchBox } from './SearchBox.tsx'
import { TranslationFilter } from './TranslationFilter.tsx'
import type { ViewSettings } from '../views/useViewSettings.ts'
import { ViewMenu } from '../views/ViewMenu.tsx'
import type { RecordTable } from '../tableFeatures.ts'
import type { RecordList } from '../useList.ts'
import css from '../ListScreen.module.css'

type Props = {
  readonly list: RecordList
  readonly table: RecordTable
  readonly view: ViewSettings
}

/** The search box, followed by the declared filters. */
export function FilterBar({ list, table, view }: Props) {
  const t = useText()
  const { resource, state, change, isNarrowed } = list
  const { midSentence } = useResourceNames(resource)
  const timestamp = primaryTimestamp(resource)
  const search = useCallback(
    (words: string) => change({ search: words }, { replace: true }),
    [change],
  )
  return (
    <div className={css.bar}>
      <SearchBox
        value={state.search}
        label={t('list.search', { what: midSentence.many })}
        onChange={search}
      />
      <div className={css.filters} role="group" aria-label={t('list.filters')}>
        {resource.filters.flatMap((name) => {
          const field = resource.field[name]
          return field ? [<FieldFilter key={name} list={list} field={field} />] : []
        })}
        {timestamp && <FieldFilter list={list} field={timestampField(timestamp)} />}
        {resource.translatable.length > 0 && <TranslationFilter list={list} />}
      </div>
      {isNarrowed && (
        <Button
          size="small"
          className={css.clear ?? ''}
          onClick={() => change({ search: '', filters: {} })}
        >
          {t('list.clearFilters')}
        </Button>
      )}
      <ViewMenu table={table} view={view} />
    </div>
  )
}
