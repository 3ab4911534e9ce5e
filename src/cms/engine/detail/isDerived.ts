import { offersVerb } from '#resource/access.ts'
import type { Field, Resource } from '#resource/resource.ts'

/** Made by the server out of what people write, as full names are. A log is all made by the server. */
export const isDerived = (resource: Resource, { readOnly }: Field): boolean =>
  readOnly && offersVerb(resource, 'update')
