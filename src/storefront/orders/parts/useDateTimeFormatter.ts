import { useFormats } from '#ui/useFormats.ts'

// The server never renders a date and time, so this is always the browser's time zone.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Returns a formatter for the date and time in the user's time zone. */
export function useDateTimeFormatter(): (value: string | null | undefined) => string {
  const formats = useFormats()
  return (value) => formats.date(value ?? '', timeZone)
}
