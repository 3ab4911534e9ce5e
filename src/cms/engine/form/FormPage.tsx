import Box from '@mui/material/Box'
import { useNavigate, useParams } from 'react-router-dom'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { useSetCrumbs } from '../../context/CrumbsContext.tsx'
import { usePaths } from '../../context/paths.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'
import { RecordUnavailable } from '../detail/RecordUnavailable.tsx'
import { useListPath } from '../listMemory.ts'
import { useRecordTitle } from '../recordTitle.ts'
import { useSectionCrumb } from '../useSectionCrumb.ts'
import { FormSkeleton } from './layout/FormSkeleton.tsx'
import { useLoadedForm, type LoadedForm } from './formScreenHooks.tsx'
import { PageForm } from './PageForm.tsx'

/** `isCopy`: a new record prefilled from another one. */
type FormKind = { readonly isCopy?: boolean }

/** The form of a record on a page of its own; another record or language mounts another form. */
export function FormPage({ isCopy = false }: FormKind) {
  const { language } = useLanguage()
  const { id = '' } = useParams()
  return <LoadingPage key={`${id} ${language}`} isCopy={isCopy} />
}

export const CopyPage = () => <FormPage isCopy />

function LoadingPage({ isCopy = false }: FormKind) {
  const resource = useResource()
  const { loadedForm, error, retry } = useLoadedForm(resource, isCopy)
  if (loadedForm) return <LoadedPage {...loadedForm} />
  if (!error) return <FormSkeleton resource={resource} />
  return <RecordUnavailable error={error} retry={retry} />
}

function LoadedPage({ record, source, rules }: LoadedForm) {
  const t = useText()
  const formText = useFormText()
  const formats = useFormats()
  const resource = useResource()
  const { many, midSentence } = useResourceNames(resource)
  const paths = usePaths()
  const navigate = useNavigate()
  const list = useListPath(resource)
  const titleOf = useRecordTitle(resource)
  const name = record && titleOf(record)
  const title = source
    ? formText('form.copyTitle', { what: titleOf(source) })
    : formText(record ? 'form.editTitle' : 'form.addTitle', { what: midSentence.one })
  useSetCrumbs(
    ...useSectionCrumb(resource),
    { label: many, to: list },
    ...(record ? [{ label: name ?? '', to: paths.record(resource, record._id) }] : []),
    { label: record ? t('action.edit') : title },
  )
  return (
    <>
      <Box component="h1" sx={{ margin: '0 0 24px', overflowWrap: 'anywhere' }}>
        {formats.digits(name || title)}
      </Box>
      <PageForm
        resource={resource}
        record={record}
        source={source}
        rules={rules}
        onFinish={() => void navigate(list)}
      />
    </>
  )
}
