import Box from '@mui/material/Box'
import type { RecordChange, FieldChange } from '#api/records.ts'
import { fieldsAndMembers, type Field, type Resource } from '#resource/resource.ts'
import { labelOf } from '#resource/labels.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useRecordText } from '../../context/useRecordText.ts'
import { HistoryValue } from './HistoryValue.tsx'
import css from './History.module.css'

type Props = { readonly resource: Resource; readonly change: RecordChange }

/** The old and the new value of each changed field; of members, those added and those removed. */
export function Differences({ resource, change }: Props) {
  const { language } = useLanguage()
  const fields = new Map(fieldsAndMembers(resource).map((field) => [field.name, field]))
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 12, marginBlockStart: 8 }}>
      {Object.entries(change.changes).map(([name, entry]) => {
        const field = fields.get(name)
        return (
          <div key={name} className={css.difference}>
            <dt>{(field?.label ?? labelOf(name, undefined))[language]}</dt>
            <ChangeValues field={field} entry={entry} />
          </div>
        )
      })}
    </Box>
  )
}

type ChangeValuesProps = { readonly field: Field | undefined; readonly entry: FieldChange }

function ChangeValues({ field, entry: { from, to, added, removed } }: ChangeValuesProps) {
  const recordText = useRecordText()
  const sides =
    added || removed
      ? [
          { name: recordText('history.removed'), value: removed, isOld: true },
          { name: recordText('history.added'), value: added, isOld: false },
        ].filter(({ value }) => value?.length)
      : [
          { name: recordText('history.was'), value: from, isOld: true },
          { name: recordText('history.became'), value: to, isOld: false },
        ]
  return sides.map(({ name, value, isOld }) => (
    <HistoryValue key={name} label={name} field={field} value={value} isOld={isOld} />
  ))
}
