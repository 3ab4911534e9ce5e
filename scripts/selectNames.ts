import { ConfigError } from '#server/platform/configError.ts'

/** Returns the requested names without duplicates, or all if there are none. */
export function selectNames(
  kind: string,
  requested: readonly string[],
  existing: readonly string[],
): readonly string[] {
  const unknown = requested.filter((name) => !existing.includes(name))
  if (unknown.length) {
    const names = unknown.map((name) => `"${name}"`).join(', ')
    throw new ConfigError(`There is no ${kind} ${names}; available: ${existing.join(', ')}`)
  }
  return requested.length ? [...new Set(requested)] : existing
}
