import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/queries.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCanAccess } from '../../../context/permissions.ts'
import { useServices } from '../../../context/services.ts'
import type { Reference } from '../../embeddedRecords.ts'

/** Returns the picture of a selected record, and fetches it if the record was loaded without. */
export function useChosenPicture(
  target: Resource | undefined,
  chosen: Reference | undefined,
): { readonly hasPicture: boolean; readonly picture: unknown } {
  const { records } = useServices()
  const { language } = useLanguage()
  const canAccess = useCanAccess()
  const column = target && pictureColumn(target)
  const embeddedPicture = column === undefined ? undefined : chosen?.[column]
  const { data } = useQuery({
    ...listQuery(records, target?.name ?? '', {
      query: { _id: [chosen?._id ?? ''], limit: 1, total: false, fields: column },
      language,
    }),
    enabled:
      Boolean(column && chosen) && embeddedPicture === undefined && canAccess(target, 'read'),
  })
  const found = data?.data.find(({ _id }) => _id === chosen?._id)
  return {
    hasPicture: column !== undefined,
    picture: embeddedPicture ?? found?.[column ?? ''],
  }
}
