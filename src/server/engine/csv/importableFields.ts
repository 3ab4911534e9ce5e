import type { Identity } from '#domain/access.ts'
import { fieldsFor, offersVerb } from '#resource/access.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'

/** Whether records can be imported; not if each has a secret that somebody must receive. */
export const isImportable = (resource: Resource): boolean =>
  offersVerb(resource, 'create') &&
  offersVerb(resource, 'update') &&
  !resource.singleton &&
  !resource.secrets.length

export const importableFields = (
  resource: Resource,
  identity: Identity | undefined,
): readonly Field[] =>
  fieldsFor(identity, resource).filter(
    ({ kind, readOnly, writeOnly, derived }) =>
      !readOnly && !writeOnly && !derived && kinds[kind].readCell !== undefined,
  )
