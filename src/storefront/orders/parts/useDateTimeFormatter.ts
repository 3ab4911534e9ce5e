import { useFormats } from '#ui/useFormats.ts'

// Nothing that the server draws has a moment.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** A moment as the clock of the reader shows it. */
export function useDateTimeFormatter(): (value: string | null | undefined) => string {
  const formats = useFormats()
  return (value) => formats.date(value ?? '', timeZone)
}
