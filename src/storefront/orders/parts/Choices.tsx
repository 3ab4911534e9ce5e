import type { ReactNode } from 'react'
import styles from './Choices.module.css'

type Choice<V extends string> = {
  readonly value: V
  readonly label: ReactNode
  readonly hint?: ReactNode
}

type Props<V extends string> = {
  name: string
  legend: string
  choices: readonly Choice<V>[]
  value: V | undefined
  onValue: (value: V) => void
}

/** Radio options, each with a description. */
export const Choices = <V extends string>({ name, legend, choices, value, onValue }: Props<V>) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {choices.map((choice) => (
      <label key={choice.value}>
        <input
          type="radio"
          name={name}
          checked={choice.value === value}
          onChange={() => onValue(choice.value)}
        />
        <span>
          {choice.label}
          {choice.hint && <small>{choice.hint}</small>}
        </span>
      </label>
    ))}
  </fieldset>
)
