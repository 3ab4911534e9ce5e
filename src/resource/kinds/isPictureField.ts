import { isPictureType } from '#domain/fileTypes.ts'
import type { Field } from '../resource.ts'
import { acceptedTypes } from './file.ts'
import { kinds } from './kinds.ts'

/** Returns whether a field is shown as a picture; file fields only if they accept pictures. */
export const isPictureField = (field: Pick<Field, 'kind' | 'property'>): boolean =>
  kinds[field.kind].isPicture === true &&
  (!kinds[field.kind].isFile || acceptedTypes(field).some(isPictureType))
