import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ImportJob } from '#api/imports.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { Notice } from '../../../components/Notice.tsx'
import { ImportProblemTable } from './ImportProblemTable.tsx'

const outcomes = ['create', 'update', 'skip'] as const

/** What an import will do or has done, and the errors in its file. */
export function ImportResult({ job }: { job: ImportJob }) {
  const t = useText()
  const listText = useListText()
  const formats = useFormats()
  const { state, ignored, problemCount, create, update } = job
  const hasProblems = state === 'wrong'
  return (
    <>
      <Notice tone={hasProblems ? 'danger' : 'positive'} role={hasProblems ? 'alert' : 'status'}>
        {hasProblems
          ? listText('import.wrong', { count: problemCount, n: formats.number(problemCount) })
          : listText(
              state === 'done'
                ? 'import.done'
                : create + update
                  ? 'import.ready'
                  : 'import.nothing',
            )}
      </Notice>
      {!hasProblems && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(3, 1fr)',
            gap: 12,
            '@media (width < 600px)': { gap: 8 },
          }}
        >
          {outcomes.map((outcome) => (
            <Box
              key={outcome}
              sx={{
                display: 'flex',
                flexDirection: 'column-reverse',
                padding: '12px 16px',
                border: '1px solid var(--border)',
                borderRadius: 'var(--radius-s)',
                '& dt': { color: 'var(--muted)', fontSize: 'var(--caption)' },
                '& dd': { fontSize: 22, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
                '@media (width < 600px)': { padding: 12 },
              }}
            >
              <dt>{listText(`import.${outcome}`)}</dt>
              <dd>{formats.number(job[outcome])}</dd>
            </Box>
          ))}
        </Box>
      )}
      {ignored.length > 0 && (
        <Typography color="textSecondary">
          {listText('import.ignored', { columns: ignored.join(t('form.comma')) })}
        </Typography>
      )}
      {hasProblems && <ImportProblemTable problems={job.problems} totalCount={problemCount} />}
    </>
  )
}
