import { datePresets, type DatePreset } from '#domain/datePresets.ts'
import { useListText } from '../../context/useListText.ts'
import css from './PeriodChoice.module.css'

type Props = {
  readonly selected: DatePreset
  readonly onChoose: (name: DatePreset) => void
}

/** The periods as buttons; on narrow screens as a native select. */
export function PeriodChoice({ selected, onChoose }: Props) {
  const t = useListText()
  return (
    <>
      <div className={css.segments} data-screen-only role="group" aria-label={t('preset.label')}>
        {datePresets.map((name) => (
          <button
            key={name}
            type="button"
            className={css.segment}
            aria-pressed={name === selected}
            onClick={() => onChoose(name)}
          >
            {t(`preset.${name}`)}
          </button>
        ))}
      </div>
      <span className={css.choice} data-screen-only>
        <select
          aria-label={t('preset.label')}
          value={selected}
          onChange={({ target }) => {
            const name = datePresets.find((each) => each === target.value)
            if (name) onChoose(name)
          }}
        >
          {datePresets.map((name) => (
            <option key={name} value={name}>
              {t(`preset.${name}`)}
            </option>
          ))}
        </select>
      </span>
    </>
  )
}
