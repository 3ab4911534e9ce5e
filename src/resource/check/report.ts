import { nearest } from '../names.ts'

export type Report = (path: string, message: string) => void

/** The end of a complaint about a name: what was probably meant, or what there is. */
export const suggestion = (name: string, options: readonly string[]): string => {
  const meant = nearest(name, options)
  return meant ? `; did you mean "${meant}"?` : `; known are ${options.join(', ')}`
}
