import { lazy } from 'react'
import { languageCodes, languages } from '#domain/locale.ts'
import { useSupportedLanguages } from '../../../context/useSupportedLanguages.ts'
import { useText } from '../../../context/useText.ts'
import { FilterChip } from './FilterChip.tsx'
import { translationParams, withFilters } from '../listState.ts'
import { loadListParts } from '../loadListParts.ts'
import type { RecordList } from '../useList.ts'

const TranslationPanel = lazy(async () => ({ default: (await loadListParts()).TranslationPanel }))

/** Filters the records that lack a translation or have an outdated one. */
export function TranslationFilter({ list }: { list: RecordList }) {
  const t = useText()
  const { state, change } = list
  const supported = useSupportedLanguages()
  const chosenCodes = translationParams.flatMap((param) => state.filters[param] ?? [])
  const offeredLanguages = languageCodes.filter(
    (code) => supported.includes(code) || chosenCodes.includes(code),
  )
  const choices = translationParams.flatMap((param) =>
    offeredLanguages.map((code) => ({
      param,
      code,
      isChosen: state.filters[param]?.[0] === code,
      label: t(param === 'missing' ? 'list.missingIn' : 'list.outdatedIn', {
        language: languages[code].label,
      }),
    })),
  )
  const applyChoice = (chosen: Readonly<Record<string, readonly string[]>>) =>
    change(({ filters }) => ({ filters: withFilters(filters, { ...none, ...chosen }) }))
  return (
    <FilterChip
      label={t('list.needsTranslation')}
      summary={choices.find(({ isChosen }) => isChosen)?.label}
      onClear={() => applyChoice({})}
    >
      <TranslationPanel
        choices={choices}
        onChoose={({ param, code }) => applyChoice({ [param]: [code] })}
      />
    </FilterChip>
  )
}

const none = { missing: [], outdated: [] }
