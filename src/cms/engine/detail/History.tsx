import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import Button from '@mui/material/Button'
import { historyQuery } from '#api/queries.ts'
import type { Change, RecordData } from '#api/records.ts'
import { offers } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { mayHandle, useHolder } from '../../context/permissions.ts'
import { useServices } from '../../context/services.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import { returning } from './returning.ts'
import css from './History.module.css'
import detail from './DetailScreen.module.css'

const RestoreDialog = lazy(async () => ({
  default: (await import('./RestoreDialog.tsx')).RestoreDialog,
}))

type Props = { readonly resource: Resource; readonly record: RecordData }

/** Who changed what, newest first, field by field; and the way back to what it was. */
export function History({ resource, record }: Props) {
  const say = useRecordText()
  const { records } = useServices()
  const holder = useHolder()
  const { data } = useQuery(historyQuery(records, resource.name, record._id))
  const [shown, setShown] = useState(atFirst)
  const [wanted, setWanted] = useState<Change>()
  // What nobody edits has a history only where its verbs write one.
  if (!data || (data.length === 0 && !offers(resource, 'update'))) return null
  const mayRestore = mayHandle(holder, resource, 'update')
  return (
    <section className={detail.card}>
      <h2 className={detail.heading}>{say('history.title')}</h2>
      {data.length ? (
        <ol className={css.list}>
          {data.slice(0, shown).map((change) => (
            <HistoryEntry
              key={change._id}
              resource={resource}
              change={change}
              {...(mayRestore &&
                returning(resource, data, change).length > 0 && {
                  onRestore: () => setWanted(change),
                })}
            />
          ))}
        </ol>
      ) : (
        <p className={detail.none}>{say('history.none')}</p>
      )}
      {data.length > shown && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {say('history.more')}
        </Button>
      )}
      {wanted && (
        <Suspense>
          <RestoreDialog
            resource={resource}
            record={record}
            change={wanted}
            fields={returning(resource, data, wanted)}
            onClose={() => setWanted(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

const atFirst = 8
const step = 20
