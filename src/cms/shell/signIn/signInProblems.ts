import { minSignInLength } from '#domain/password.ts'
import type { FieldProblem } from '#domain/problem.ts'

export type Credentials = {
  readonly username: string
  readonly password: string
  /** undefined if the user does not sign in for a tenant */
  readonly tenant: string | undefined
}

export type SignInProblems = Partial<Record<keyof Credentials, FieldProblem>>

/** Returns the errors of a sign-in that are found before it is sent, in the order of the fields. */
export function signInProblems({ username, password, tenant }: Credentials): SignInProblems {
  const tenantIssue = tenantProblem(tenant)
  const usernameIssue = emailProblem(username)
  const passwordIssue = passwordProblem(password)
  return {
    ...(tenantIssue && { tenant: tenantIssue }),
    ...(usernameIssue && { username: usernameIssue }),
    ...(passwordIssue && { password: passwordIssue }),
  }
}

export function emailProblem(email: string): FieldProblem | undefined {
  if (!email.trim()) return { key: 'field.required' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : { key: 'field.email' }
}

export const tenantProblem = (tenant: string | undefined): FieldProblem | undefined =>
  tenant?.trim() === '' ? { key: 'field.tenant' } : undefined

function passwordProblem(password: string): FieldProblem | undefined {
  if (!password) return { key: 'field.required' }
  return password.length < minSignInLength
    ? { key: 'field.minLength', values: { min: minSignInLength } }
    : undefined
}
