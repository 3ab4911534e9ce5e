import { isPictureType } from '#domain/fileTypes.ts'
import type { Field } from '../resource.ts'
import { acceptedTypes } from './file.ts'
import { kinds } from './kinds.ts'

/** Whether a field is shown as a picture: a file only where it may be one. */
export const isPictureField = (field: Pick<Field, 'kind' | 'property'>): boolean =>
  kinds[field.kind].isPicture === true &&
  (field.kind !== 'file' || acceptedTypes(field).some(isPictureType))
