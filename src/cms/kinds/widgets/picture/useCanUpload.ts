import { pictureTypes, type FileType } from '#domain/fileTypes.ts'
import { uploadableTypes } from '#resource/uploads.ts'
import { useCatalogue } from '../../../context/catalogue.ts'
import { useHolder } from '../../../context/permissions.ts'

/** Returns whether the user may upload files of any of these types. */
export function useCanUpload(types: readonly FileType[] = pictureTypes): boolean {
  const acceptedTypes = uploadableTypes(useHolder(), useCatalogue().values())
  return types.some((type) => acceptedTypes.includes(type))
}
