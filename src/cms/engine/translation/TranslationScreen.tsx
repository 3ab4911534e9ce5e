import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { supportedLanguagesQuery } from '#api/supportedLanguages.ts'
import { languages, type Language } from '#domain/locale.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useResource, useResourceNames } from '../../context/catalogue.ts'
import { useSetCrumbs } from '../../context/CrumbsContext.tsx'
import { usePaths } from '../../context/paths.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ReferencesProvider } from '../../kinds/ReferencesProvider.tsx'
import { RecordUnavailable } from '../detail/RecordUnavailable.tsx'
import { useChangeSummary } from '../form/useChangeSummary.ts'
import { FormSkeleton } from '../form/layout/FormSkeleton.tsx'
import { SaveBar } from '../form/layout/SaveBar.tsx'
import { useDiscardConfirmation } from '../form/leave/useDiscardConfirmation.tsx'
import { useUnsavedGuard } from '../form/leave/useUnsavedGuard.tsx'
import { useListPath } from '../listMemory.ts'
import { recordTitle } from '../recordTitle.ts'
import { useSectionCrumb } from '../useSectionCrumb.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { TranslationRow } from './TranslationRow.tsx'
import { targetLanguages } from './translations.ts'
import { useTranslation, type Translation } from './useTranslation.ts'
import css from './TranslationScreen.module.css'

/** Shows the original texts and a translation side by side, row by row. */
export function TranslationScreen() {
  const { id = '' } = useParams()
  const { language } = useLanguage()
  const resource = useResource()
  const { data, error, refetch } = useQuery(supportedLanguagesQuery(useServices().client))
  useEffect(() => {
    if (error) showAlert('error', formatMessage('error.generic', language))
  }, [error, language])
  if (error && !data) return <RecordUnavailable error={error} retry={() => void refetch()} />
  if (!data) return <FormSkeleton resource={resource} />
  if (!targetLanguages(data, language).length) return <NothingToTranslate />
  return <LoadingTranslation key={`${id} ${language}`} id={id} supported={data} />
}

function NothingToTranslate() {
  const recordText = useRecordText()
  const resource = useResource()
  const list = useListPath(resource)
  const { many } = useResourceNames(resource)
  const t = useText()
  useSetCrumbs(
    ...useSectionCrumb(resource),
    { label: many, to: list },
    { label: t('action.translate') },
  )
  return (
    <EmptyState
      isPageTitle
      title={recordText('translate.none')}
      text={recordText('translate.noneHint')}
    >
      <Button variant="outlined" component={Link} to={list}>
        {t('detail.backTo', { list: many })}
      </Button>
    </EmptyState>
  )
}

type Props = { readonly id: string; readonly supported: readonly Language[] }

function LoadingTranslation({ id, supported }: Props) {
  const resource = useResource()
  const navigate = useNavigate()
  const list = useListPath(resource)
  const isDirty = useRef(false)
  const guard = useUnsavedGuard(isDirty)
  const { translation, error, retry } = useTranslation(resource, id, supported, () => {
    isDirty.current = false
    void navigate(list)
  })
  if (translation) {
    isDirty.current =
      !translation.isSaving && translation.panels.some(({ changes }) => Object.keys(changes).length)
    return (
      <>
        <TranslationForm translation={translation} list={list} />
        {guard}
      </>
    )
  }
  if (!error) return <FormSkeleton resource={resource} />
  return <RecordUnavailable error={error} retry={retry} />
}

function TranslationForm({ translation, list }: { translation: Translation; list: string }) {
  const t = useText()
  const recordText = useRecordText()
  const formats = useFormats()
  const id = useId()
  const { language, direction } = useLanguage()
  const resource = useResource()
  const paths = usePaths()
  const navigate = useNavigate()
  const { key } = useLocation()
  // If the page was opened directly, there is no page of the back office to go back to.
  const leave = () => void (key === 'default' ? navigate(list) : navigate(-1))
  const { many, midSentence } = useResourceNames(resource)
  const { source, panels } = translation
  const [activeLanguage, setActiveLanguage] = useState(panels[0]?.language)
  const panel = panels.find((each) => each.language === activeLanguage)
  const title = recordTitle(resource, source, language)
  const changed = panels.flatMap(({ changes }) => Object.keys(changes))
  const summary = useChangeSummary(resource)
  const { askToDiscard, discardDialog } = useDiscardConfirmation({
    hasChanges: changed.length > 0,
    discard: translation.reset,
  })
  useSetCrumbs(
    ...useSectionCrumb(resource),
    { label: many, to: list },
    { label: title, to: paths.record(resource, source._id) },
    { label: t('action.translate') },
  )
  return (
    <ReferencesProvider source={source}>
      <Box component="h1" sx={{ marginBlockEnd: 24, fontSize: 28, overflowWrap: 'anywhere' }}>
        {recordText('translate.title', { what: midSentence.one })}{' '}
        <Typography component="bdi" color="textSecondary">
          {formats.digits(title)}
        </Typography>
      </Box>
      <Box
        id={id}
        component="form"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          overflow: 'clip',
          border: '1px solid var(--border)',
          borderRadius: 'var(--radius-m)',
          background: 'var(--surface)',
          '@media (width < 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
        onSubmit={(event) => {
          event.preventDefault()
          translation.save()
        }}
      >
        <div className={css.head} data-source dir={direction} lang={language}>
          <strong>{languages[language].label}</strong>
          <Typography component="span" variant="caption" color="textDisabled">
            {recordText('translate.source')}
          </Typography>
        </div>
        <LanguageTabs
          id={id}
          resource={resource}
          source={source}
          panels={panels}
          activeLanguage={activeLanguage}
          onSelect={setActiveLanguage}
        />
        {panel && (
          <Box
            sx={{ display: 'contents' }}
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-tab-${panel.language}`}
          >
            {panel.isOutdated && (
              <Box
                component="p"
                sx={{
                  gridColumn: '1 / -1',
                  padding: '12px 24px',
                  background: 'var(--warningSoft)',
                  color: 'var(--warning)',
                }}
              >
                {recordText('translate.outdated')}
              </Box>
            )}
            {resource.translatable.map((field) => (
              <TranslationRow
                key={`${panel.language} ${field.name}`}
                field={field}
                source={source}
                panel={panel}
                onChange={(value) => translation.change(panel.language, field.name, value)}
              />
            ))}
          </Box>
        )}
      </Box>
      <SaveBar
        formId={id}
        summary={summary([...new Set(changed)])}
        isChanged={changed.length > 0}
        isSaving={translation.isSaving}
        onDiscard={askToDiscard}
      >
        <Button onClick={leave}>{t('action.cancel')}</Button>
      </SaveBar>
      {discardDialog}
    </ReferencesProvider>
  )
}
