export type PreferenceCookie = 'language' | 'languageOffer' | 'theme'

/** Choices that both fronts and the server know, hence cookies. */
export function setPreferenceCookie(name: PreferenceCookie, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}
