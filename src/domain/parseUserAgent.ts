type Patterns = readonly (readonly [RegExp, string])[]

/** In this order, because browsers also claim to be the ones listed below them. */
const browsers: Patterns = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: Patterns = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const firstMatch = (patterns: Patterns, userAgent: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1]

export type Device = {
  readonly browser: string | undefined
  readonly system: string | undefined
  readonly isHandheld: boolean
}

/** 'Mozilla/5.0 (Windows NT 10.0 …' → Chrome on Windows; for other programs, the first word. */
export function parseUserAgent(userAgent: string): Device {
  const program = userAgent.split(/[\s/]/)[0]
  return {
    browser:
      firstMatch(browsers, userAgent) ?? (program === 'Mozilla' ? undefined : program || undefined),
    system: firstMatch(systems, userAgent),
    isHandheld: /Mobi|iPhone|iPad|Android/.test(userAgent),
  }
}
