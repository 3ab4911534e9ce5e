import { parseArgs, type ParseArgsConfig } from 'node:util'
import { suggestion } from '#resource/check/report.ts'
import { ConfigError } from '#server/platform/configError.ts'

/** What is wrong with a brand or a setting is said in its own words: where the code met it helps nobody. */
process.on('uncaughtException', (error) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})

/** What a command was called with; a name that it does not know ends it with a line that says which it does. */
export function readOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    const given = process.argv.slice(2).map((each) => each.split('=')[0] ?? '')
    const strange = given.find((each) => each.startsWith('--') && !names.includes(each))
    const why = error instanceof Error ? error.message : String(error)
    const there = names.length ? suggestion(strange ?? '', names) : '; this command has none'
    console.error(strange ? `There is no option ${strange}${there}` : why)
    process.exit(2)
  }
}
