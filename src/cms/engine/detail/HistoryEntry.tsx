import type { SxProps } from '@mui/material/styles'
import DownIcon from '@mui/icons-material/ExpandMore'
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
    <Box component="li" sx={styles.entry} data-kind={change.kind}>
      <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={styles.who}>
          {change.by?.email ?? recordText('history.system')}
        </Box>{' '}
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
        <Box
          component="details"
          sx={{
            marginBlockStart: 4,
            fontSize: 14,
            '& > summary': {
              display: 'flex',
              alignItems: 'center',
              gap: 4,
              inlineSize: 'fit-content',
              minBlockSize: 24,
              color: 'var(--accent)',
              fontSize: 14,
              cursor: 'pointer',
            },
            '&[open] > summary > svg': { rotate: '180deg' },
          }}
        >
          <summary>
            {recordText('history.differences')}
            <DownIcon fontSize="small" />
          </summary>
          <Differences resource={resource} change={change} />
        </Box>
      )}
      {onRestore && (
        <Button
          size="small"
          sx={{ marginInlineStart: -12 }}
          startIcon={<RestoreIcon fontSize="small" />}
          aria-label={recordText('restore.label', { at })}
          onClick={onRestore}
        >
          {recordText('restore.action')}
        </Button>
      )}
    </Box>
  )
}

function EventEntry({ change }: { change: RecordChange }) {
  const formats = useFormats()
  return (
    <Box component="li" sx={styles.entry} data-kind={change.kind}>
      <Box component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={styles.who}>
          {change.message}
        </Box>
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
    </Box>
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

const styles = {
  entry: {
    position: 'relative',
    paddingBlockEnd: 16,
    paddingInlineStart: 24,
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlockStart: 7,
      insetInlineStart: 0,
      inlineSize: 8,
      blockSize: 8,
      border: '2px solid var(--borderStrong)',
      borderRadius: '50%',
      background: 'var(--surface)',
    },
    '&[data-kind=created]::before': { borderColor: 'var(--accent)' },
    '&:not(:last-child)::after': {
      content: "''",
      position: 'absolute',
      insetBlock: '19px -3px',
      insetInlineStart: 3.5,
      inlineSize: 1,
      background: 'var(--border)',
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  who: { fontWeight: 500 },
} satisfies Record<string, SxProps>
