import { useText } from '../../context/useText.ts'
import type { Filter, FilterProps } from '../face.ts'
import css from './filters.module.css'

type Words = { readonly yes: 'list.yes' | 'list.with'; readonly no: 'list.no' | 'list.without' }

/** Yes or no to one parameter; leaving it open is what clearing is for. */
function eitherFilter(param: (field: string) => string, words: Words): Filter {
  function Panel({ field, values, onChange }: FilterProps) {
    const t = useText()
    const name = param(field.name)
    const chosen = values[name]?.[0]
    return (
      <ul className={css.options}>
        {choices.map((value) => (
          <li key={value}>
            <label className={css.option}>
              <input
                type="radio"
                className={css.tick}
                name={name}
                checked={chosen === value}
                onChange={() => onChange({ [name]: [value] })}
              />
              <span className={css.label}>{t(words[value === 'true' ? 'yes' : 'no'])}</span>
            </label>
          </li>
        ))}
      </ul>
    )
  }

  function Summary({ field, values }: FilterProps) {
    const t = useText()
    return t(words[values[param(field.name)]?.[0] === 'true' ? 'yes' : 'no'])
  }

  return { Panel, Summary }
}

const choices = ['true', 'false'] as const

export const flagFilter = eitherFilter((name) => name, { yes: 'list.yes', no: 'list.no' })

export const presenceFilter = eitherFilter((name) => `${name}[exists]`, {
  yes: 'list.with',
  no: 'list.without',
})
