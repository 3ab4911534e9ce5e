import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Input } from '#api/resourcePaths.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useRecordText } from '../../../context/useRecordText.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { ConflictField, type Side } from './ConflictField.tsx'
import { inputOf } from '../inputs.ts'
import type { Conflict } from '../useRecordForm.ts'

type Props = {
  readonly resource: Resource
  readonly conflict: Conflict
  readonly isSaving: boolean
  readonly onResolve: (data: Input) => void
  readonly onClose: () => void
}

/** Resolves two concurrent changes of a record, field by field. */
export function ConflictDialog({ resource, conflict, isSaving, onResolve, onClose }: Props) {
  const t = useText()
  const formText = useFormText()
  const recordText = useRecordText()
  const id = useId()
  const { language } = useLanguage()
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const { merged, conflicts, adoptedNames, theirs } = conflict
  const fields = (names: readonly string[]): Field[] =>
    names.flatMap((name) => resource.field[name] ?? [])
  const resolve = () => {
    const theirInput = inputOf(resource, theirs)
    const adoptedValues = conflicts
      .filter((name) => sides[name] === 'theirs')
      .map((name) => [name, theirInput[name]])
    onResolve({ ...merged, ...Object.fromEntries(adoptedValues) })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{recordText('conflict.title')}</DialogTitle>
      <DialogContent sx={{ gap: 'var(--gap)' }}>
        <Typography color="textSecondary">{recordText('conflict.text')}</Typography>
        {fields(conflicts).map((field) => (
          <ConflictField
            key={field.name}
            field={field}
            conflict={conflict}
            side={sides[field.name] ?? 'mine'}
            onChoose={(side) => setSides({ ...sides, [field.name]: side })}
          />
        ))}
        {adoptedNames.length > 0 && (
          <Typography color="textSecondary">
            {recordText('conflict.merged', {
              fields: fields(adoptedNames)
                .map(({ label }) => label[language])
                .join(t('form.comma')),
            })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isSaving}>
          {formText('leave.stay')}
        </Button>
        <Button variant="contained" onClick={resolve} disabled={isSaving}>
          {isSaving ? t('action.saving') : recordText('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
