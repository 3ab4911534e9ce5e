import { parseArgs, type ParseArgsConfig } from 'node:util'
import { suggestion } from '#resource/check/report.ts'
import { ConfigError } from '#server/platform/configError.ts'

/** Configuration errors are printed without a stack trace, which would help nobody. */
process.on('uncaughtException', (error) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})

/**
 * Parses the options of a command; exits with a message listing the valid ones if one is unknown.
 */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    const providedNames = process.argv.slice(2).map((each) => each.split('=')[0] ?? '')
    const unknownOption = providedNames.find(
      (each) => each.startsWith('--') && !names.includes(each),
    )
    const message = error instanceof Error ? error.message : String(error)
    const hint = names.length
      ? suggestion(unknownOption ?? '', names)
      : '; this command has no options'
    console.error(unknownOption ? `There is no option ${unknownOption}${hint}` : message)
    process.exit(2)
  }
}
