import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { recordQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import { offersVerb } from '#resource/access.ts'
import { fieldsAndMembers, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue, useResource, useResourceNames } from '../../context/catalogue.ts'
import { useSetCrumbs } from '../../context/CrumbsContext.tsx'
import { useTrackRecentRecord } from '../../context/recentRecords.ts'
import { useServices } from '../../context/services.ts'
import { useActionsWithDialog } from '../actions/useActionsWithDialog.tsx'
import { useListPath } from '../listMemory.ts'
import { useRecordTitle } from '../recordTitle.ts'
import { useSectionCrumb } from '../useSectionCrumb.ts'
import { PageColumns } from '../../components/PageColumns.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { DetailSections } from './DetailSections.tsx'
import { History } from './History.tsx'
import { RecordUnavailable } from './RecordUnavailable.tsx'
import { RecordSummary } from './RecordSummary.tsx'
import { UsedBy } from './UsedBy.tsx'

const MemberSections = lazy(async () => ({
  default: (await import('../members/MemberSections.tsx')).MemberSections,
}))
const RelatedLists = lazy(async () => ({
  default: (await import('./RelatedLists.tsx')).RelatedLists,
}))
const Preview = lazy(async () => ({
  default: (await import('../preview/Preview.tsx')).Preview,
}))

/** The detail page of a record: its facts, its references and its history. */
export function DetailScreen() {
  const { id = '' } = useParams()
  const { language } = useLanguage()
  const { records } = useServices()
  const resource = useResource()
  const { data, error, refetch } = useQuery(recordQuery(records, resource.name, { id, language }))
  const { hasAside } = useAside(resource)
  useTrackRecentRecord(resource.name, data?._id)
  if (data) return <RecordDetail record={data} />
  return error ? (
    <RecordUnavailable error={error} retry={() => void refetch()} />
  ) : (
    <DetailSkeleton resource={resource} hasAside={hasAside} />
  )
}

function useAside(resource: Resource): { readonly hasAside: boolean; readonly isTarget: boolean } {
  const isTarget = [...useCatalogue().values()].some((other) =>
    fieldsAndMembers(other).some(({ target }) => target === resource.name),
  )
  const hasAside =
    isTarget || offersVerb(resource, 'update') || resource.sections.some(({ aside }) => aside)
  return { hasAside, isTarget }
}

function RecordDetail({ record }: { record: RecordData }) {
  const resource = useResource()
  const navigate = useNavigate()
  const list = useListPath(resource)
  const { many } = useResourceNames(resource)
  const { hasAside, isTarget } = useAside(resource)
  const hasVerbs = Object.keys(resource.actions).length > 0
  const { actionsOf, dialog } = useActionsWithDialog(resource, () => void navigate(list))
  useSetCrumbs(
    ...useSectionCrumb(resource),
    { label: many, to: list },
    { label: useRecordTitle(resource)(record) },
  )
  return (
    <>
      <RecordSummary
        resource={resource}
        record={record}
        actions={actionsOf(record).filter(({ key }) => key !== 'view')}
      />
      <PageColumns
        beside={hasAside ? 'detail' : undefined}
        main={
          <>
            <DetailSections resource={resource} record={record} aside={false} />
            {resource.related.length > 0 && (
              <Suspense fallback={<Skeleton height={160} />}>
                <RelatedLists resource={resource} record={record} />
              </Suspense>
            )}
            {resource.members.length > 0 && (
              <Suspense fallback={<Skeleton height={160} />}>
                <MemberSections resource={resource} record={record} />
              </Suspense>
            )}
            {resource.preview && (
              <Suspense fallback={<Skeleton height={320} />}>
                <Preview resource={resource} record={record} />
              </Suspense>
            )}
          </>
        }
        aside={
          <>
            <DetailSections resource={resource} record={record} aside />
            {isTarget && (
              <Suspense>
                <UsedBy resource={resource} record={record} />
              </Suspense>
            )}
            {(offersVerb(resource, 'update') || hasVerbs) && (
              <Suspense fallback={<Skeleton height={120} />}>
                <History resource={resource} record={record} />
              </Suspense>
            )}
          </>
        }
      />
      {dialog}
    </>
  )
}
