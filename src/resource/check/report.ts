import { closestName } from '../names.ts'

export type Report = (path: string, message: string) => void

/** Returns the end of an error message about a name: the closest name, or the existing ones. */
export const suggestion = (name: string, options: readonly string[]): string => {
  const closest = closestName(name, options)
  return closest ? `; did you mean "${closest}"?` : `; known are ${options.join(', ')}`
}
