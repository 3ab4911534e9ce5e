import type { Kind } from './kind.ts'
import { address, list } from './lists.ts'
import { plainKinds } from './plainKinds.ts'
import { gallery, links, picture, relation, relations } from './relations.ts'

/** All kinds of fields, by the names that `x-kind` takes. */
export const kinds = {
  ...plainKinds,
  relation,
  relations,
  picture,
  gallery,
  links,
  list,
  address,
} satisfies Record<string, Kind>
