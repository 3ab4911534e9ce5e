import { useState } from 'react'
import type { Language } from '#domain/locale.ts'
import { searchText } from '#domain/searchText.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../context/useText.ts'
import { countryName } from '../countryName.ts'
import type { Filter, FilterProps } from '../face.ts'
import { filterOptions, type Option } from './filterOptions.ts'
import { PlainInput } from '../../pieces/PlainInput.tsx'
import css from './filters.module.css'

type OptionsOf = (
  props: Pick<FilterProps, 'field' | 'facet'>,
  language: Language,
) => readonly Option[]

type PartProps = FilterProps & { readonly optionsOf: OptionsOf }

/** Any of several values. */
function Values({ optionsOf, ...props }: PartProps) {
  const { field, values, onChange } = props
  const t = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const [words, setWords] = useState('')
  const chosen = values[field.name] ?? []
  const options = optionsOf(props, language)
  const wanted = searchText(words)
  const fitting = options.filter(({ label }) => searchText(label).includes(wanted))
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
          placeholder={t('list.findOption')}
          aria-label={t('list.findOption')}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul className={css.options}>
        {fitting.map(({ value, label, count }) => (
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
      {fitting.length === 0 && <p className={css.none}>{t('list.noOption')}</p>}
    </div>
  )
}

function Chosen({ optionsOf, ...props }: PartProps) {
  const { language } = useLanguage()
  const formats = useFormats()
  const [first, ...more] = props.values[props.field.name] ?? []
  const options = optionsOf(props, language)
  const label = options.find(({ value }) => value === first)?.label
  if (first === undefined) return null
  if (label === undefined) return formats.number(more.length + 1)
  return more.length ? `${label} +${formats.number(more.length)}` : label
}

const manyOptions = 8

const filterBy = (optionsOf: OptionsOf): Filter => ({
  Panel: (props) => <Values {...props} optionsOf={optionsOf} />,
  Summary: (props) => <Chosen {...props} optionsOf={optionsOf} />,
})

export const valuesFilter = filterBy(filterOptions)

/** Codes by the names that readers know. */
export const countryFilter = filterBy((props, language) =>
  filterOptions(props, language).map((option) => ({
    ...option,
    label: countryName(option.value, language),
  })),
)
