import type { Kind } from './kind.ts'
import type { KindName } from './kindNames.ts'
import { address, list } from './lists.ts'
import { plainKinds } from './plainKinds.ts'
import { gallery, links, picture, relation, relations } from './relations.ts'

/** All kinds. The map is total: a kind without an object does not compile. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  ...plainKinds,
  relation,
  relations,
  picture,
  gallery,
  links,
  list,
  address,
}
