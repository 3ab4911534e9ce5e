/*
 * Runs by itself in the head of a page, before anything is painted, and follows the device from then on. It
 * imports and exports nothing: as a module it would come too late.
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
