const start = '#invitation='

let secret: string | undefined

/** The secret of an invitation, from the address one came with. It leaves the address at once. */
export function takeInvitation(): string | undefined {
  if (location.hash.startsWith(start)) {
    secret = decodeURIComponent(location.hash.slice(start.length))
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return secret
}

export const forgetInvitation = (): void => {
  secret = undefined
}
