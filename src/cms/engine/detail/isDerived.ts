import { offersVerb } from '#resource/access.ts'
import type { Field, Resource } from '#resource/resource.ts'

/**
 * Returns whether the server derives a field from written ones, such as full names. In resources
 * that cannot be updated, such as logs, no field counts as derived.
 */
export const isDerived = (resource: Resource, { readOnly }: Field): boolean =>
  readOnly && offersVerb(resource, 'update')
