import type { FieldProblem } from '#domain/problem.ts'

export type Credentials = { readonly username: string; readonly password: string }
export type SignInProblems = Partial<Record<keyof Credentials, FieldProblem>>

const shortestPassword = 6

/** What is wrong with a sign-in before it is sent. */
export function signInProblems({ username, password }: Credentials): SignInProblems {
  const ofUsername = usernameProblem(username.trim())
  const ofPassword = passwordProblem(password)
  return {
    ...(ofUsername && { username: ofUsername }),
    ...(ofPassword && { password: ofPassword }),
  }
}

function usernameProblem(username: string): FieldProblem | undefined {
  if (!username) return { key: 'field.required' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(username) ? undefined : { key: 'field.email' }
}

function passwordProblem(password: string): FieldProblem | undefined {
  if (!password) return { key: 'field.required' }
  return password.length < shortestPassword
    ? { key: 'field.minLength', values: { min: shortestPassword } }
    : undefined
}
