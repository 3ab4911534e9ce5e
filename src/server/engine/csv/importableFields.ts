import type { Identity } from '#domain/access.ts'
import { fieldsFor, offersVerb } from '#resource/access.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { cellReaders } from './readCell.ts'

/** Whether records of a resource can come from a file: not where each has a secret that somebody must be told. */
export const isImportable = (resource: Resource): boolean =>
  offersVerb(resource, 'create') &&
  offersVerb(resource, 'update') &&
  !resource.singleton &&
  !resource.secrets.length

/** The fields that somebody may fill from a file. */
export const importableFields = (
  resource: Resource,
  identity: Identity | undefined,
): readonly Field[] =>
  fieldsFor(identity, resource).filter(
    ({ kind, readOnly, writeOnly, derived }) =>
      !readOnly && !writeOnly && !derived && cellReaders[kind] !== undefined,
  )
