import type { Identity } from '#domain/access.ts'
import type { FileType } from '#domain/fileTypes.ts'
import { fieldsFor, canAccess, offersVerb } from './access.ts'
import { acceptedTypes } from './kinds/file.ts'
import { kinds } from './kinds/kinds.ts'
import type { Field, Resource } from './resource.ts'

const writeVerbs = ['create', 'update'] as const

const acceptsFile = ({ kind, readOnly, derived }: Field): boolean =>
  kinds[kind].isFile === true && !readOnly && !derived

/** Returns the permissions of which any one allows uploads: to write records with a file field. */
export const uploadPermissions = (
  resources: Iterable<Resource>,
): readonly (readonly [resource: string, verb: string])[] =>
  [...resources]
    .filter(({ fields }) => fields.some(acceptsFile))
    .flatMap((resource) =>
      writeVerbs
        .filter((verb) => offersVerb(resource, verb))
        .map((verb) => [resource.name, verb] as const),
    )

/** Returns the types of file that an identity may upload: those of the fields it may write. */
export const uploadableTypes = (
  identity: Pick<Identity, 'permissions'>,
  resources: Iterable<Resource>,
): readonly FileType[] => [
  ...new Set(
    [...resources]
      .filter((resource) => writeVerbs.some((verb) => canAccess(identity, resource, verb)))
      .flatMap((resource) =>
        fieldsFor(identity, resource).filter(acceptsFile).flatMap(acceptedTypes),
      ),
  ),
]
