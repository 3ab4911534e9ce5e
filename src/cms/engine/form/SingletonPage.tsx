import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef } from 'react'
import { Link } from 'react-router-dom'
import { singletonQuery } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import { textIn, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { useSetCrumbs } from '../../context/CrumbsContext.tsx'
import { useFailureText } from '../../context/useFailureText.ts'
import { usePaths } from '../../context/paths.ts'
import { canUseVerb, useHolder } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { Panel } from '../../components/Panel.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { DetailList } from '../detail/DetailList.tsx'
import { DetailSections } from '../detail/DetailSections.tsx'
import { History } from '../detail/History.tsx'
import { useSectionCrumb } from '../useSectionCrumb.ts'
import { FormSkeleton } from './layout/FormSkeleton.tsx'
import { PageForm } from './PageForm.tsx'
import { useFormRules } from './useFormRules.ts'

/** The form of a resource with a single record, followed by its history. */
export function SingletonPage() {
  const t = useText()
  const resource = useResource()
  const { language } = useLanguage()
  const { records } = useServices()
  const failureText = useFailureText()
  const { many } = useResourceNames(resource)
  const paths = usePaths()
  const canEdit = canUseVerb(useHolder(), resource, 'update')
  useSetCrumbs(...useSectionCrumb(resource), { label: many })
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery({
    ...singletonQuery(records, resource.name, { language }),
    // Refetches must not change what is being typed.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (error && !data)
    return (
      <EmptyState isPageTitle title={t('detail.failed')} text={failureText(error)}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      </EmptyState>
    )
  if (!data) return <FormSkeleton resource={resource} />
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'start',
          justifyContent: 'space-between',
          gap: 8,
        }}
      >
        <Box
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ margin: '0 0 24px', overflowWrap: 'anywhere' }}
        >
          {many}
        </Box>
        {canEdit && resource.translatable.length > 0 && (
          <Button
            component={Link}
            to={paths.translate(resource, data._id)}
            startIcon={<TranslateIcon fontSize="small" />}
          >
            {t('action.translate')}
          </Button>
        )}
      </Box>
      {canEdit ? (
        <SingletonForm
          key={`${data.version} ${language}`}
          record={data}
          onSaved={() => heading.current?.focus({ preventScroll: true })}
        />
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 'var(--gap)' }}>
            <DetailSections resource={resource} record={data} aside={false} />
            <DetailSections resource={resource} record={data} aside />
          </Box>
          <SingletonFooter resource={resource} record={data} />
        </>
      )}
    </>
  )
}

type SingletonFooterProps = { readonly resource: Resource; readonly record: RecordData }

/** Read-only facts of the record and its history. */
function SingletonFooter({ resource, record }: SingletonFooterProps) {
  const { language } = useLanguage()
  const sections = resource.sections.flatMap(({ title, fields }) => {
    const readOnlyFields = fields
      .flatMap((name) => resource.field[name] ?? [])
      .filter(({ readOnly, property }) => readOnly && !property['x-unseen'])
    return readOnlyFields.length ? [{ title, shown: readOnlyFields }] : []
  })
  return (
    <>
      {sections.map(({ title, shown }) => (
        <Panel key={shown[0]?.name} style={{ marginBlockStart: 24 }}>
          <Box component="h2" sx={{ marginBlockEnd: 12 }}>
            {textIn(title, language)}
          </Box>
          <DetailList
            resource={resource}
            record={record}
            fields={shown}
            isLedger={false}
            isOnly={false}
          />
        </Panel>
      ))}
      <Box sx={{ marginBlockStart: 24 }}>
        <Suspense fallback={<Skeleton height={120} />}>
          <History resource={resource} record={record} />
        </Suspense>
      </Box>
    </>
  )
}

type SingletonFormProps = { readonly record: RecordData; readonly onSaved: () => void }

/** Each saved version mounts a new form, so that the focus must be kept elsewhere. */
function SingletonForm({ record, onSaved }: SingletonFormProps) {
  const resource = useResource()
  const queries = useQueryClient()
  const { records } = useServices()
  const { language } = useLanguage()
  const rules = useFormRules(resource)
  const { queryKey } = singletonQuery(records, resource.name, { language })
  if (!rules) return <FormSkeleton resource={resource} />
  return (
    <PageForm
      resource={resource}
      record={record}
      rules={rules}
      onFinish={(saved) => {
        queries.setQueryData(queryKey, saved)
        onSaved()
      }}
    >
      <SingletonFooter resource={resource} record={record} />
    </PageForm>
  )
}
