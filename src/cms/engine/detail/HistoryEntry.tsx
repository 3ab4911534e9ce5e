import RestoreIcon from '@mui/icons-material/SettingsBackupRestore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import type { RecordChange } from '#api/records.ts'
import { languageName } from '#domain/languageName.ts'
import { fieldsAndMembers, type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { useText } from '../../context/useText.ts'
import { Differences } from './Differences.tsx'
import css from './History.module.css'

type Props = {
  readonly resource: Resource
  readonly change: RecordChange
  /** set where the version can be restored */
  readonly onRestore?: () => void
}

/** One change of a record: a line that expands to its fields. */
export function HistoryEntry({ resource, change, onRestore }: Props) {
  const t = useText()
  const recordText = useRecordText()
  const formats = useFormats()
  const { language } = useLanguage()
  if (change.kind === 'event') return <EventEntry change={change} />
  const at = formats.date(change.at, timeZone)
  const labels = new Map(fieldsAndMembers(resource).map(({ name, label }) => [name, label]))
  const fields = Object.keys(change.changes)
    .map((name) => (labels.get(name) ?? labelOf(name, undefined))[language])
    .join(t('form.comma'))
  return (
    <li className={css.entry} data-kind={change.kind}>
      <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
        <bdi className={css.who}>{change.by?.email ?? recordText('history.system')}</bdi>{' '}
        {recordText(`history.${change.kind}`, { fields })}
      </Box>
      <Typography
        component="p"
        variant="caption"
        color="textDisabled"
        sx={{ overflowWrap: 'anywhere' }}
      >
        <time dateTime={change.at}>{at}</time>
        {change.language && change.language !== language && (
          <span> · {languageName(change.language, language)}</span>
        )}
      </Typography>
      {change.kind === 'changed' && (
        <details className={css.details}>
          <summary>{recordText('history.differences')}</summary>
          <Differences resource={resource} change={change} />
        </details>
      )}
      {onRestore && (
        <Button
          size="small"
          startIcon={<RestoreIcon fontSize="small" />}
          aria-label={recordText('restore.label', { at })}
          onClick={onRestore}
        >
          {recordText('restore.action')}
        </Button>
      )}
    </li>
  )
}

function EventEntry({ change }: { change: RecordChange }) {
  const formats = useFormats()
  return (
    <li className={css.entry} data-kind={change.kind}>
      <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
        <span className={css.who}>{change.said}</span>
        {change.about && (
          <Box component="span" sx={{ display: 'block', '& bdi bdi': { display: 'inline-block' } }}>
            {isolateParts(change.about)}
          </Box>
        )}
      </Box>
      <Typography
        component="p"
        variant="caption"
        color="textDisabled"
        sx={{ overflowWrap: 'anywhere' }}
      >
        <time dateTime={change.at}>{formats.date(change.at, timeZone)}</time>
        {change.by && (
          <>
            {' · '}
            <bdi>{change.by.email}</bdi>
          </>
        )}
      </Typography>
    </li>
  )
}

/** Isolates the direction of each part; isolates that the server put around codes stay whole. */
const isolateParts = (text: string) =>
  text.split(separator).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      <bdi>
        {part
          .split(/[\u2068\u2069]/)
          .map((segment, segmentIndex) =>
            segmentIndex % 2 ? <bdi key={segmentIndex}>{segment}</bdi> : segment,
          )}
      </bdi>
    </Fragment>
  ))

const separator = ' · '
