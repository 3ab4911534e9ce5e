/** Choices that both fronts and the server know, hence cookies. */
export function remember(name: 'language' | 'theme', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}

export const remembered = (name: 'language' | 'theme'): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
