import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { historyQuery } from '#api/queries.ts'
import type { RecordChange, RecordData } from '#api/records.ts'
import { offersVerb } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { canUseVerb, useHolder } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import { restoredFields } from './restoredFields.ts'
import { Panel } from '../../components/Panel.tsx'

const RestoreDialog = lazy(async () => ({
  default: (await import('./RestoreDialog.tsx')).RestoreDialog,
}))

type Props = { readonly resource: Resource; readonly record: RecordData }

/** Who changed what, newest first and field by field, with a way to restore a version. */
export function History({ resource, record }: Props) {
  const recordText = useRecordText()
  const { records } = useServices()
  const holder = useHolder()
  const { data } = useQuery(historyQuery(records, resource.name, record._id))
  const [visibleCount, setVisibleCount] = useState(initialCount)
  const [restoreTarget, setRestoreTarget] = useState<RecordChange>()
  // Resources that nobody edits have a history only where their actions write one.
  if (!data || (data.length === 0 && !offersVerb(resource, 'update'))) return null
  const canRestore = canUseVerb(holder, resource, 'update')
  return (
    <Panel heading={recordText('history.title')}>
      {data.length ? (
        <ol>
          {data.slice(0, visibleCount).map((change) => (
            <HistoryEntry
              key={change._id}
              resource={resource}
              change={change}
              {...(canRestore &&
                restoredFields(resource, data, change).length > 0 && {
                  onRestore: () => setRestoreTarget(change),
                })}
            />
          ))}
        </ol>
      ) : (
        <Typography color="textDisabled">{recordText('history.none')}</Typography>
      )}
      {data.length > visibleCount && (
        <Button size="small" onClick={() => setVisibleCount(visibleCount + pageStep)}>
          {recordText('history.more')}
        </Button>
      )}
      {restoreTarget && (
        <Suspense>
          <RestoreDialog
            resource={resource}
            record={record}
            change={restoreTarget}
            fields={restoredFields(resource, data, restoreTarget)}
            onClose={() => setRestoreTarget(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

const initialCount = 8
const pageStep = 20
