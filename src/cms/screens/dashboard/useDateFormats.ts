import { useMemo } from 'react'
import { languages } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'

/** Formats dates in the reader's time zone, as short as possible. */
export type DateFormats = {
  /** 'DD MMM' */
  readonly day: (at: string) => string
  /** 'h:mm a' */
  readonly hour: (at: string) => string
  /** a range of days with the year */
  readonly span: (from: string, to: string) => string
  /** 'in 9 days' */
  readonly daysUntil: (at: string) => string
}

export function useDateFormats(): DateFormats {
  const formats = useFormats()
  const { language } = useLanguage()
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(languages[language].tag, { numeric: 'auto' })
    // Relies on the format 'DD MMM YYYY h:mm a'.
    const parts = (at: string, from: number, to: number): string =>
      formats.date(at, timeZone).split(' ').slice(from, to).join(' ')
    const fullDay = (at: string): string => parts(at, 0, 3)
    const day = (at: string): string => parts(at, 0, 2)
    const year = (at: string): string => parts(at, 2, 3)
    return {
      day,
      hour: (at) => parts(at, 3, 5),
      span: (from, to) => {
        if (fullDay(from) === fullDay(to)) return fullDay(to)
        return `${year(from) === year(to) ? day(from) : fullDay(from)} – ${fullDay(to)}`
      },
      daysUntil: (at) =>
        relative.format(Math.round((Date.parse(at) - Date.now()) / dayLength), 'day'),
    }
  }, [formats, language])
}

const dayLength = 86_400_000
