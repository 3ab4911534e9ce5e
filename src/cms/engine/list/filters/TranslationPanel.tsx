import css from '../../../kinds/filters/filters.module.css'

export type TranslationChoice = {
  readonly param: string
  readonly code: string
  readonly isChosen: boolean
  readonly label: string
}

type Props = {
  readonly choices: readonly TranslationChoice[]
  readonly onChoose: (choice: TranslationChoice) => void
}

/** Chooses which language is missing or outdated. */
export const TranslationPanel = ({ choices, onChoose }: Props) => (
  <ul className={css.options}>
    {choices.map((choice) => (
      <li key={choice.label}>
        <label className={css.option}>
          <input
            type="radio"
            name="translation"
            checked={choice.isChosen}
            onChange={() => onChoose(choice)}
          />
          <span className={css.label}>{choice.label}</span>
        </label>
      </li>
    ))}
  </ul>
)
