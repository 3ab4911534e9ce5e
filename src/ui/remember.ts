export type RememberedName = 'language' | 'languageOffer' | 'theme'

/** Choices that both fronts and the server know, hence cookies. */
export function remember(name: RememberedName, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}
