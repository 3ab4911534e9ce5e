type Claims = {
  readonly sub?: unknown
  readonly kind?: unknown
  readonly permissions?: unknown
}

/** What an access token says; nothing where it cannot be read. The server judges it, not this. */
export function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const claims: unknown = JSON.parse(bytes)
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
