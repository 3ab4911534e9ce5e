/** A new password needs at least one of these symbols. */
export const passwordSymbols = "$&+,:;=?@#|'<>.^*()%!-"

/** Only for signing in; accounts may predate the password rules. */
export const minSignInLength = 6
const minPasswordLength = 8
export const maxPasswordLength = 200
export const generatedPasswordLength = 20

export const passwordRules = ['case', 'length', 'symbol'] as const
export type PasswordRule = (typeof passwordRules)[number]

const ruleTests: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  case: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  length: (password) => password.length >= minPasswordLength,
  symbol: (password) => [...password].some((each) => passwordSymbols.includes(each)),
}

/** Returns which rules a new password meets, for the checklist next to the field. */
export const checkPasswordRules = (password: string): Readonly<Record<PasswordRule, boolean>> => ({
  case: ruleTests.case(password),
  length: ruleTests.length(password),
  symbol: ruleTests.symbol(password),
})

export const isStrongPassword = (password: string): boolean =>
  passwordRules.every((rule) => ruleTests[rule](password)) && password.length <= maxPasswordLength

const lowercaseLetters = 'abcdefghijkmnopqrstuvwxyz'
const characterClasses = [
  lowercaseLetters,
  lowercaseLetters.toUpperCase(),
  '23456789',
  '!@#$%*-',
] as const

/**
 * Generates a password of 20 characters that meets the rules. `randomBelow(n)` returns a random
 * integer from 0 to n - 1.
 */
export function generatePassword(randomBelow: (n: number) => number): string {
  const pick = (from: string): string => from.charAt(randomBelow(from.length))
  const requiredCharacters = characterClasses.map(pick)
  const all = characterClasses.join('')
  const rest = Array.from({ length: generatedPasswordLength - requiredCharacters.length }, () =>
    pick(all),
  )
  const characters = [...requiredCharacters, ...rest]
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1)
    const swapped = characters[last] ?? ''
    characters[last] = characters[other] ?? ''
    characters[other] = swapped
  }
  return characters.join('')
}
