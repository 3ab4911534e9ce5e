/** Found in this order: browsers also claim to be the ones before them. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const first = (known: typeof browsers, text: string): string | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1]

/** How browsers introduce themselves. */
export const isUserAgent = (text: string): boolean => /^Mozilla\/\d/.test(text)

/** 'Mozilla/5.0 (Windows NT 10.0 …' → 'Chrome, Windows'; the first word of what is no browser. */
export function deviceName(userAgent: string, comma = ', '): string {
  const named = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean)
  return named.length ? named.join(comma) : (userAgent.split(/[\s/]/)[0] ?? '')
}
