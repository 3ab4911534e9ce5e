import type { ReactNode } from 'react'
import { datePresets } from '#domain/datePresets.ts'
import { filterParam } from '#resource/listQuery.ts'
import { useListText } from '../../context/useListText.ts'
import type { FilterProps } from '../kindComponents.ts'
import { usePresetBounds } from './usePresetBounds.ts'

type Props = FilterProps & { readonly fallback: ReactNode }

/** The name of a range of dates. */
export function PresetSummary({ field, values, fallback }: Props) {
  const t = useListText()
  const boundsOf = usePresetBounds()
  const matchingPreset = datePresets.find((name) => {
    const { gte, lte } = boundsOf(name)
    return (
      values[filterParam(field.name, 'gte')]?.[0] === gte &&
      values[filterParam(field.name, 'lte')]?.[0] === lte
    )
  })
  return matchingPreset ? t(`preset.${matchingPreset}`) : fallback
}
