/*
 * Runs as a classic script in the head of a page, before the first paint, and then follows the
 * device. It imports and exports nothing, because a module would run too late.
 */
{
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = (): void => {
    const { dataset } = document.documentElement
    if (dataset['themeChoice'] === 'system') dataset['theme'] = dark.matches ? 'dark' : 'light'
  }
  follow()
  dark.addEventListener('change', follow)
}
