declare global {
  // The library of the compiler does not know it yet.
  namespace Intl {
    interface Locale {
      getTimeZones?(): string[] | undefined
    }
  }
}

/** The time zone of a country that has a single one; elsewhere nobody knows which one is meant. */
export function timeZoneOf(country: string | undefined): string {
  if (!country || !/^[A-Z]{2}$/.test(country)) return 'UTC'
  const zones = new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []
  return (zones.length === 1 ? zones[0] : undefined) ?? 'UTC'
}
