import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../vite/root.ts'

type Report = {
  readonly testResults: readonly {
    readonly name: string
    /** in milliseconds since 1970 */
    readonly startTime: number
    readonly endTime: number
  }[]
}

/** Returns a line for each of the files of a run that took longest, and one for all of them. */
export function slowestFiles(file: string, count: number): string[] {
  if (!existsSync(file)) return []
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const times = testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    `the slowest of ${times.length} files, which took ${total.toFixed()} s one after another:`,
    ...times
      .slice(0, count)
      .map(({ name, seconds }) => `${seconds.toFixed().padStart(5)} s  ${relative(root, name)}`),
  ]
}
