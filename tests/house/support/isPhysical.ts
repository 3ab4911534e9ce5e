import type { Style } from './styles.ts'

const sides =
  /^-{0,2}((margin|padding|border|inset|scroll-(margin|padding))(-(top|bottom))?-(left|right)|(left|right)$)/
const aligning = /^(-webkit-)?(text-align(-last)?|float|clear|align|justify-(content|items|self))$/
/** Properties for the position, origin or direction of something. */
const placing =
  /^(background(-image|-position(-x)?)?|object-position|(transform|perspective)-origin|mask\S*)$/
const boxProperties = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/

/** Returns whether a style would be on the wrong side in the other text direction. */
export function isPhysical({ property, value }: Style): boolean {
  if (sides.test(property)) return true
  if (aligning.test(property)) return /\b(left|right)\b/.test(value)
  if (placing.test(property)) return /\b(left|right)\b/.test(value)
  const [, right, , left] = boxProperties.test(property) ? boxValues(value) : []
  return left !== undefined && left !== right
}

/** Splits the values of a box property, some of which are nested functions. */
function boxValues(value: string): string[] {
  const found = ['']
  let depth = 0
  for (const each of value) {
    if (each === '(') depth++
    if (each === ')') depth--
    if (each === ' ' && depth === 0) found.push('')
    else found[found.length - 1] += each
  }
  return found.filter(Boolean)
}
