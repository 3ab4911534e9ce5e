import type { RememberedName } from '#ui/remember.ts'

/** What this browser remembers of a choice (`ui/remember.ts`). */
export const remembered = (name: RememberedName): string | undefined =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1)
