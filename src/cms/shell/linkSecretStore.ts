import { takeLinkSecret, type LinkSecret } from '#ui/linkSecret.ts'

let current: LinkSecret | undefined

/** Keeps the secret of an emailed link until it is used, because it is removed from the address. */
export const keepLinkSecret = (): LinkSecret | undefined => (current = takeLinkSecret() ?? current)

export const clearLinkSecret = (): void => {
  current = undefined
}
