const purposes = ['invitation', 'reset'] as const

/** The secret of an emailed link: for an invitation, or for choosing a new password. */
export type LinkSecret = { readonly purpose: (typeof purposes)[number]; readonly secret: string }

export function takeLinkSecret(): LinkSecret | undefined {
  for (const purpose of purposes) {
    const secret = takeSecret(purpose)
    if (secret !== undefined) return { purpose, secret }
  }
  return undefined
}

/** Returns the secret in the address and removes it there, because addresses get shared. */
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
    // A damaged secret is refused by the server like any other wrong one.
    return text
  }
}
