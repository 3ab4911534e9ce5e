import { datePresets } from '#domain/datePresets.ts'
import { useListText } from '../../context/useListText.ts'
import { usePresetBounds } from './usePresetBounds.ts'
import type { PresetsProps } from './createRangePanel.tsx'
import css from './DatePresets.module.css'

/** Spans of time by their names: one press instead of two dates. */
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
