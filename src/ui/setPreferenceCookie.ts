export type PreferenceCookie = 'language' | 'languageOffer' | 'theme'

/** Stores a choice that both fronts and the server read, hence as a cookie. */
export function setPreferenceCookie(name: PreferenceCookie, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}
