import { resolveDatePreset, type DatePreset } from '#domain/datePresets.ts'
import { firstDayOfWeek } from '#domain/firstDayOfWeek.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { timeZone } from '../../context/timeZone.ts'
import type { RangeBounds } from './createRangePanel.tsx'

/**
 * Returns the current bounds of a named range, in the reader's time zone and with the weeks of the
 * shop's country.
 */
export function usePresetBounds(): (name: DatePreset) => RangeBounds {
  const { language } = useLanguage()
  const { country } = useBrand()
  const firstDay = firstDayOfWeek(`${language}-${country}`)
  return (name) => {
    const { from, to } = resolveDatePreset(name, { now: Date.now(), timeZone, firstDay })
    return { gte: from, lte: to }
  }
}
