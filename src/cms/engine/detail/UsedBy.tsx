import { useQuery } from '@tanstack/react-query'
import { referencesQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue } from '../../context/catalogue.ts'
import { useCanAccess } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { ReferenceLists } from '../ReferenceLists.tsx'
import { useRecordTitle } from '../recordTitle.ts'
import { Panel } from '../../components/Panel.tsx'

/** The records that refer to a record, as far as the user may know them. */
export function UsedBy({ resource, record }: { resource: Resource; record: RecordData }) {
  const recordText = useRecordText()
  const { language } = useLanguage()
  const { records } = useServices()
  const catalogue = useCatalogue()
  const canAccess = useCanAccess()
  const title = useRecordTitle(resource)(record)
  const { data } = useQuery(referencesQuery(records, resource.name, { id: record._id, language }))
  const visibleReferences = data
    ?.filter((each) => canAccess(catalogue.get(each.resource), 'read'))
    // References that have a list of their own on this page are not counted again.
    .filter(
      (each) => !resource.related.some(({ of, by }) => of === each.resource && by[each.field]),
    )
    .map(({ reason: _, ...each }) => each)
  if (!visibleReferences?.length) return null
  return (
    <Panel heading={recordText('usedBy.title')}>
      <ReferenceLists references={visibleReferences} targetName={title} />
    </Panel>
  )
}
