import { datePresets } from '#domain/datePresets.ts'
import { useListText } from '../../context/useListText.ts'
import { usePresetBounds } from './usePresetBounds.ts'
import type { PresetsProps } from './createRangePanel.tsx'
import css from './DatePresets.module.css'

/** Named ranges of dates, chosen with one press. */
export function DatePresets({ selected, onChoose }: PresetsProps) {
  const t = useListText()
  const boundsOf = usePresetBounds()
  return (
    <div className={css.presets} role="group" aria-label={t('preset.label')}>
      {datePresets.map((name) => {
        const bounds = boundsOf(name)
        return (
          <button
            key={name}
            type="button"
            className={css.preset}
            aria-pressed={selected.gte === bounds.gte && selected.lte === bounds.lte}
            onClick={() => onChoose(bounds)}
          >
            {t(`preset.${name}`)}
          </button>
        )
      })}
    </div>
  )
}
