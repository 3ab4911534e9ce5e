import type { ComponentType } from 'react'
import { useText } from '../../context/useText.ts'
import type { FilterProps } from '../kindComponents.ts'
import type { BooleanChoice } from './booleanChoices.ts'
import css from './filters.module.css'

/** Creates the panel of a yes/no filter; clearing the filter removes the choice. */
export const createBooleanPanel = ({ param, yes, no }: BooleanChoice): ComponentType<FilterProps> =>
  function BooleanPanel({ field, values, onChange }) {
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
                name={name}
                checked={chosen === value}
                onChange={() => onChange({ [name]: [value] })}
              />
              <span className={css.label}>{t(value === 'true' ? yes : no)}</span>
            </label>
          </li>
        ))}
      </ul>
    )
  }

const choices = ['true', 'false'] as const
