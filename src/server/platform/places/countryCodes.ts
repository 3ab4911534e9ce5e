import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }

/** ISO 3166-1. The package also lists XK, which the standard leaves to its users. */
export const countryCodes: readonly string[] = codes.flatMap(([code]) =>
  code === undefined || code === 'XK' ? [] : [code],
)
