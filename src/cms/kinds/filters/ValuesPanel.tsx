import Box from '@mui/material/Box'
import { useState } from 'react'
import { toSearchText } from '#domain/toSearchText.ts'
import { maxFacetValues } from '#resource/listQuery.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCanAccess } from '../../context/permissions.ts'
import { useListText } from '../../context/useListText.ts'
import type { FilterProps } from '../kindComponents.ts'
import { titleOfReference, useTargetResource } from '../ReferencesProvider.tsx'
import { useRecordOptions } from '../widgets/records/useRecordOptions.ts'
import {
  countryOptions,
  filterOptions,
  type FilterOption,
  type GetFilterOptions,
} from './filterOptions.ts'
import { PlainInput } from '../../components/PlainInput.tsx'
import css from './filters.module.css'

export const ValuesPanel = (props: FilterProps) => (
  <ValuesSelector {...props} optionsOf={filterOptions} />
)

export const CountriesPanel = (props: FilterProps) => (
  <ValuesSelector {...props} optionsOf={countryOptions} />
)

/** Filters by any of several values. */
function ValuesSelector({
  optionsOf,
  ...props
}: FilterProps & { readonly optionsOf: GetFilterOptions }) {
  const { field, values, onChange } = props
  const t = useListText()
  const formats = useFormats()
  const { language } = useLanguage()
  const [words, setWords] = useState('')
  const chosen = values[field.name] ?? []
  const options = optionsOf(props, language)
  const searchWords = toSearchText(words)
  const furtherOptions = useFurtherOptions(field.target, options, words)
  const matchingOptions = [
    ...options.filter(({ label }) => toSearchText(label).includes(searchWords)),
    ...furtherOptions,
  ]
  const toggle = (value: string) =>
    onChange({
      [field.name]: chosen.includes(value)
        ? chosen.filter((each) => each !== value)
        : [...chosen, value],
    })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      {options.length > searchThreshold && (
        <PlainInput
          value={words}
          placeholder={t('filter.findOption')}
          aria-label={t('filter.findOption')}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul className={css.options}>
        {matchingOptions.map(({ value, label, count }) => (
          <li key={value}>
            <label className={css.option}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
              />
              <span className={css.label}>{label}</span>
              {count !== undefined && <span className={css.count}>{formats.number(count)}</span>}
            </label>
          </li>
        ))}
      </ul>
      {matchingOptions.length === 0 && <p className={css.none}>{t('filter.noOption')}</p>}
    </Box>
  )
}

const searchThreshold = 8

/** Returns the options that match the typed text, if not all records are counted. */
function useFurtherOptions(
  name: string | undefined,
  counted: readonly FilterOption[],
  words: string,
): FilterOption[] {
  const target = useTargetResource(name)
  const canRead = useCanAccess()(target, 'read')
  const { options } = useRecordOptions(target, {
    words,
    enabled: canRead && counted.length >= maxFacetValues && words.trim() !== '',
  })
  const countedIds = new Set(counted.map(({ value }) => value))
  return words.trim() === ''
    ? []
    : options
        .filter(({ _id }) => !countedIds.has(_id))
        .map((each) => ({ value: each._id, label: titleOfReference(target, each) }))
}
