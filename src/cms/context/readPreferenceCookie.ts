import type { PreferenceCookie } from '#ui/setPreferenceCookie.ts'

/** Returns a choice stored by `ui/setPreferenceCookie.ts`. */
export const readPreferenceCookie = (name: PreferenceCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
