type Claims = {
  readonly sub?: unknown
  readonly kind?: unknown
  readonly permissions?: unknown
}

/** Decodes an access token without verifying it; returns no claims if it cannot be read. */
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
