const purposes = ['invitation', 'reset'] as const

/** What the link of a mail brings: an invitation, or the right to choose a new password. */
export type LinkSecret = { readonly purpose: (typeof purposes)[number]; readonly secret: string }

export function takeLinkSecret(): LinkSecret | undefined {
  for (const purpose of purposes) {
    const secret = takeSecret(purpose)
    if (secret !== undefined) return { purpose, secret }
  }
  return undefined
}

/** The secret in the address, which is taken out of it: addresses get around. */
export function takeSecret(purpose: string): string | undefined {
  const { hash, pathname, search } = location
  const prefix = `#${purpose}=`
  if (!hash.startsWith(prefix)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return decodeSafely(hash.slice(prefix.length))
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The address got damaged on the way: it is refused like any other that is wrong.
    return text
  }
}
