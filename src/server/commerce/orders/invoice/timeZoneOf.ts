declare global {
  // Missing from the TypeScript library.
  namespace Intl {
    interface Locale {
      getTimeZones?(): string[] | undefined
    }
  }
}

/** Returns the time zone of a country that has only one; otherwise UTC, because it is ambiguous. */
export function timeZoneOf(country: string | undefined): string {
  if (!country || !/^[A-Z]{2}$/.test(country)) return 'UTC'
  const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []
  return (zones.length === 1 ? zones[0] : undefined) ?? 'UTC'
}
