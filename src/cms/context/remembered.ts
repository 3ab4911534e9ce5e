import type { PreferenceCookie } from '#ui/remember.ts'

/** What this browser remembers of a choice (`ui/remember.ts`). */
export const readPreferenceCookie = (name: PreferenceCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
