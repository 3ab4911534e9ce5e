const mark = '#invitation='

/** The secret of an invitation in the address, which is taken out of it: addresses get around. */
export function takeInvitation(): string | undefined {
  const { hash, pathname, search } = location
  if (!hash.startsWith(mark)) return undefined
  history.replaceState(history.state, '', pathname + search)
  try {
    return decodeURIComponent(hash.slice(mark.length))
  } catch {
    // Whatever the letter held, it got damaged on the way.
    return hash.slice(mark.length)
  }
}
