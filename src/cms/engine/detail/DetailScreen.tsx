import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { messageOf } from '#api/apiError.ts'
import { oneQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import { say } from '#domain/messages/messages.ts'
import { offers } from '#resource/access.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useCatalogue, useResource, useResourceNames } from '../../context/catalogue.ts'
import { useCrumbs } from '../../context/crumbs.tsx'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { EmptyState } from '../../pieces/EmptyState.tsx'
import { useListPath } from '../listMemory.ts'
import { useRecordActions } from '../recordActions.tsx'
import { recordTitle } from '../recordTitle.ts'
import { useSectionCrumb } from '../sectionCrumb.ts'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { FactSections } from './FactSections.tsx'
import { History } from './History.tsx'
import { Summary } from './Summary.tsx'
import { UsedBy } from './UsedBy.tsx'
import css from './DetailScreen.module.css'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ConfirmDialog.tsx')).ConfirmDialog,
}))

/** One record to read: its facts, who refers to it, and what happened to it. */
export function DetailScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const { language } = useLanguage()
  const { records } = useServices()
  const resource = useResource()
  const { data, error, refetch } = useQuery(oneQuery(records, resource.name, { id, language }))
  if (data) return <Loaded record={data} />
  if (!error) return <DetailSkeleton />
  return (
    <EmptyState title={t('detail.failed')} text={messageOf(error, say('error.generic', language))}>
      <Button variant="outlined" onClick={() => void refetch()}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  )
}

function Loaded({ record }: { record: RecordData }) {
  const resource = useResource()
  const navigate = useNavigate()
  const list = useListPath(resource)
  const { many } = useResourceNames(resource)
  const [deleting, setDeleting] = useState(false)
  const isTarget = [...useCatalogue().values()].some(({ fields }) =>
    fields.some(({ target }) => target === resource.name),
  )
  const actions = useRecordActions(resource, () => setDeleting(true))(record)
  useCrumbs(
    ...useSectionCrumb(resource),
    { label: many, to: list },
    { label: recordTitle(resource, record) },
  )
  return (
    <>
      <Summary
        resource={resource}
        record={record}
        actions={actions.filter(({ key }) => key !== 'view')}
      />
      <div className={css.columns}>
        <div className={css.main}>
          <FactSections resource={resource} record={record} aside={false} />
        </div>
        <div className={css.aside}>
          <FactSections resource={resource} record={record} aside />
          {isTarget && <UsedBy resource={resource} id={record._id} />}
          {offers(resource, 'update') && <History resource={resource} record={record} />}
        </div>
      </div>
      {deleting && (
        <Suspense>
          <ConfirmDialog
            resource={resource}
            record={record}
            onClose={() => setDeleting(false)}
            onDeleted={() => void navigate(list)}
          />
        </Suspense>
      )}
    </>
  )
}
