import type { ImportJob } from '#api/imports.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'
import { useText } from '../../../context/useText.ts'
import { ImportProblemTable } from './ImportProblemTable.tsx'
import css from './ImportDialog.module.css'

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
      <p className={hasProblems ? css.refusal : css.good} role={hasProblems ? 'alert' : 'status'}>
        {hasProblems
          ? listText('import.wrong', { count: problemCount, n: formats.number(problemCount) })
          : listText(
              state === 'done'
                ? 'import.done'
                : create + update
                  ? 'import.ready'
                  : 'import.nothing',
            )}
      </p>
      {!hasProblems && (
        <dl className={css.outcomes}>
          {outcomes.map((outcome) => (
            <div key={outcome} className={css.outcome}>
              <dt>{listText(`import.${outcome}`)}</dt>
              <dd>{formats.number(job[outcome])}</dd>
            </div>
          ))}
        </dl>
      )}
      {ignored.length > 0 && (
        <p className={css.ignored}>
          {listText('import.ignored', { columns: ignored.join(t('form.comma')) })}
        </p>
      )}
      {hasProblems && <ImportProblemTable problems={job.problems} totalCount={problemCount} />}
    </>
  )
}
