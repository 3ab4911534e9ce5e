import { useCatalogue } from '../../context/catalogue.ts'
import { useMay } from '../../context/permissions.ts'

/** Files are taken from those who may add pictures, whatever the files are for. */
export function useMayUpload(): boolean {
  const may = useMay()
  const pictures = [...useCatalogue().values()].find(({ arePictures }) => arePictures)
  return may(pictures, 'create')
}
