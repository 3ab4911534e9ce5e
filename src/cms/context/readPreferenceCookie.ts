import type { PreferenceCookie } from '#ui/setPreferenceCookie.ts'

/** What this browser remembers of a choice (`ui/setPreferenceCookie.ts`). */
export const readPreferenceCookie = (name: PreferenceCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
