import { lazy } from 'react'
import { languages } from '#domain/locale.ts'
import { useText } from '../../context/useText.ts'
import { FilterChip } from './FilterChip.tsx'
import { translationLanguages, translationParams, withFilters } from './listState.ts'
import { loadParts } from './loadParts.ts'
import type { List } from './useList.ts'

const TranslationPanel = lazy(async () => ({ default: (await loadParts()).TranslationPanel }))

/** What still has to be translated, or translated again. */
export function TranslationFilter({ list }: { list: List }) {
  const t = useText()
  const { state, change } = list
  const choices = translationParams.flatMap((param) =>
    translationLanguages.map((code) => ({
      param,
      code,
      chosen: state.filters[param]?.[0] === code,
      label: t(param === 'missing' ? 'list.missingIn' : 'list.outdatedIn', {
        language: languages[code].label,
      }),
    })),
  )
  const choose = (chosen: Readonly<Record<string, readonly string[]>>) =>
    change({ filters: withFilters(state.filters, { ...none, ...chosen }) })
  return (
    <FilterChip
      label={t('list.needsTranslation')}
      summary={choices.find(({ chosen }) => chosen)?.label}
      onClear={() => choose({})}
    >
      <TranslationPanel
        choices={choices}
        onChoose={({ param, code }) => choose({ [param]: [code] })}
      />
    </FilterChip>
  )
}

const none = { missing: [], outdated: [] }
