import { useState } from 'react'
import { searchText } from '#domain/searchText.ts'
import { maxFacetValues } from '#resource/query.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useMay } from '../../context/permissions.ts'
import { useListText } from '../../context/useListText.ts'
import type { FilterProps } from '../face.ts'
import { titleIn, useTarget } from '../references.tsx'
import { useOptions } from '../widgets/useOptions.ts'
import { countryOptions, filterOptions, type Option, type OptionsOf } from './filterOptions.ts'
import { PlainInput } from '../../pieces/PlainInput.tsx'
import css from './filters.module.css'

export const ValuesPanel = (props: FilterProps) => <Values {...props} optionsOf={filterOptions} />

export const CountriesPanel = (props: FilterProps) => (
  <Values {...props} optionsOf={countryOptions} />
)

/** Any of several values. */
function Values({ optionsOf, ...props }: FilterProps & { readonly optionsOf: OptionsOf }) {
  const { field, values, onChange } = props
  const t = useListText()
  const formats = useFormats()
  const { language } = useLanguage()
  const [words, setWords] = useState('')
  const chosen = values[field.name] ?? []
  const options = optionsOf(props, language)
  const searchWords = searchText(words)
  const furtherOptions = useFurtherOptions(field.target, options, words)
  const matchingOptions = [
    ...options.filter(({ label }) => searchText(label).includes(searchWords)),
    ...furtherOptions,
  ]
  const toggle = (value: string) =>
    onChange({
      [field.name]: chosen.includes(value)
        ? chosen.filter((each) => each !== value)
        : [...chosen, value],
    })
  return (
    <div className={css.values}>
      {options.length > manyOptions && (
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
                className={css.tick}
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
    </div>
  )
}

const manyOptions = 8

/** Of more records than are counted, those that fit what is typed. */
function useFurtherOptions(
  name: string | undefined,
  counted: readonly Option[],
  words: string,
): Option[] {
  const target = useTarget(name)
  const mayRead = useMay()(target, 'read')
  const { options } = useOptions(target, {
    words,
    enabled: mayRead && counted.length >= maxFacetValues && words.trim() !== '',
  })
  const known = new Set(counted.map(({ value }) => value))
  return words.trim() === ''
    ? []
    : options
        .filter(({ _id }) => !known.has(_id))
        .map((each) => ({ value: each._id, label: titleIn(target, each) }))
}
