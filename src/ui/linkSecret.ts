const purposes = ['invitation', 'reset'] as const

/** What the link of a mail brings: an invitation, or the right to choose a new password. */
export type LinkSecret = { readonly purpose: (typeof purposes)[number]; readonly secret: string }

/** The secret in the address, which is taken out of it: addresses get around. */
export function takeLinkSecret(): LinkSecret | undefined {
  const { hash, pathname, search } = location
  for (const purpose of purposes) {
    const mark = `#${purpose}=`
    if (!hash.startsWith(mark)) continue
    history.replaceState(history.state, '', pathname + search)
    return { purpose, secret: decoded(hash.slice(mark.length)) }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The address got damaged on the way: it is refused like any other that is wrong.
    return text
  }
}
