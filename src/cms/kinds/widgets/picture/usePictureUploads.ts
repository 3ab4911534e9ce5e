import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#api/queries.ts'
import type { Resource } from '#resource/resource.ts'
import { useServices } from '../../../context/services.ts'
import { useKnownReferences } from '../../ReferencesProvider.tsx'
import { titleFromFileName } from '../../uploads.ts'
import { useUploads } from './useUploads.ts'

/** Uploads pictures and creates a record for each, titled by its file name. */
export function usePictureUploads(target: Resource | undefined, onAdded: (id: string) => void) {
  const { records } = useServices()
  const { remember } = useKnownReferences()
  const queries = useQueryClient()
  return useUploads(async (stored, source) => {
    const file = target?.fields.find(({ kind }) => kind === 'file')
    if (!target || !file) throw new Error('Pictures need a resource with a file')
    const record = await records.create(target.name, {
      [target.titleField.name]: titleFromFileName(source.name),
      [file.name]: stored._id,
    })
    remember([record])
    onAdded(record._id)
    void queries.invalidateQueries({ queryKey: queryKeys.resource(target.name) })
  })
}
