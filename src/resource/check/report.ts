import { closestName } from '../names.ts'

export type Report = (path: string, message: string) => void

/** The end of a complaint about a name: what was probably meant, or what there is. */
export const suggestion = (name: string, options: readonly string[]): string => {
  const closest = closestName(name, options)
  return closest ? `; did you mean "${closest}"?` : `; known are ${options.join(', ')}`
}
