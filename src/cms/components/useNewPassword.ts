import { useState } from 'react'
import { generatePassword, isStrongPassword } from '#domain/password.ts'

export type NewPasswordState = {
  readonly password: string
  readonly confirmation: string
  /** how often a password was generated; each time the inputs are mounted anew and show it */
  readonly generateCount: number
  readonly change: (part: Partial<PasswordPair>) => void
  readonly generate: () => void
  /** strong, and typed twice identically */
  readonly isReady: boolean
}

type PasswordPair = { readonly password: string; readonly confirmation: string }

export function useNewPassword(): NewPasswordState {
  const [typed, setTyped] = useState<PasswordPair>({ password: '', confirmation: '' })
  const [generatedCount, setGeneratedCount] = useState(0)
  return {
    ...typed,
    generateCount: generatedCount,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    generate: () => {
      const password = generatePassword(randomBelow)
      setTyped({ password, confirmation: password })
      setGeneratedCount((count) => count + 1)
    },
    isReady: isStrongPassword(typed.password) && typed.password === typed.confirmation,
  }
}

/** Returns a random integer from 0 to n - 1. Values that would bias the result are drawn again. */
export function randomBelow(n: number): number {
  const limit = Math.floor(2 ** 32 / n) * n
  const drawUint32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  let value = drawUint32()
  while (value >= limit) value = drawUint32()
  return value % n
}
