import { languages } from '#domain/locale.ts'
import { useText } from '../../context/useText.ts'
import { FilterChip } from './FilterChip.tsx'
import { translationLanguages, translationParams, withFilters } from './listState.ts'
import type { List } from './useList.ts'
import css from '../../kinds/filters/filters.module.css'

/** What still has to be translated, or translated again. */
export function TranslationFilter({ list: { state, change } }: { list: List }) {
  const t = useText()
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
  const none = { missing: [], outdated: [] }
  return (
    <FilterChip
      label={t('list.needsTranslation')}
      summary={choices.find(({ chosen }) => chosen)?.label}
      onClear={() => change({ filters: withFilters(state.filters, none) })}
    >
      {() => (
        <ul className={css.options}>
          {choices.map(({ param, code, chosen, label }) => (
            <li key={label}>
              <label className={css.option}>
                <input
                  type="radio"
                  className={css.tick}
                  name="translation"
                  checked={chosen}
                  onChange={() =>
                    change({ filters: withFilters(state.filters, { ...none, [param]: [code] }) })
                  }
                />
                <span className={css.label}>{label}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </FilterChip>
  )
}
