import { useState } from 'react'
import { generatePassword, isStrongPassword } from '#domain/password.ts'

export type NewPasswordState = {
  readonly password: string
  readonly confirmation: string
  /** how often one was made up: each time the inputs begin anew, to be read */
  readonly generateCount: number
  readonly change: (part: Partial<PasswordPair>) => void
  readonly generate: () => void
  /** strong, and typed twice alike */
  readonly isReady: boolean
}

type PasswordPair = { readonly password: string; readonly confirmation: string }

export function useNewPassword(): NewPasswordState {
  const [typed, setTyped] = useState<PasswordPair>({ password: '', confirmation: '' })
  const [generated, setGenerated] = useState(0)
  return {
    ...typed,
    generateCount: generated,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    generate: () => {
      const password = generatePassword(randomBelow)
      setTyped({ password, confirmation: password })
      setGenerated((times) => times + 1)
    },
    isReady: isStrongPassword(typed.password) && typed.password === typed.confirmation,
  }
}

/** From 0 to n - 1, each as likely: what would favour the first ones is drawn again. */
export function randomBelow(n: number): number {
  const fair = Math.floor(2 ** 32 / n) * n
  const draw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  let drawn = draw()
  while (drawn >= fair) drawn = draw()
  return drawn % n
}
