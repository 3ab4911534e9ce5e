import { useMay } from '../../context/permissions.ts'
import { useTarget } from '../references.tsx'

/** Files are taken from those who may add pictures, whatever the files are for. */
const keeper = 'pictures'

export function useMayUpload(): boolean {
  const may = useMay()
  return may(useTarget(keeper), 'create')
}
