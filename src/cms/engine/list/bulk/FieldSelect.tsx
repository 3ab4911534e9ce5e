import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { Field } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useListText } from '../../../context/useListText.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { FieldFrame } from '../../../components/FieldFrame.tsx'
import { PreparedSelect } from '../../../components/PreparedSelect.tsx'

type Props = {
  readonly id: string
  readonly fields: readonly Field[]
  readonly field: Field | undefined
  readonly onChoose: (field: Field | undefined) => void
}

/** Chooses one of the fields. */
export function FieldSelect({ id, fields, field, onChoose }: Props) {
  const t = useFormText()
  const listText = useListText()
  const { language } = useLanguage()
  return (
    <FieldFrame id={id} label={listText('bulk.field')}>
      {(aria) => (
        <PreparedSelect
          fullWidth
          displayEmpty
          autoFocus
          value={field?.name ?? ''}
          id={id}
          labelId={`${id}-label`}
          SelectDisplayProps={{ 'aria-describedby': aria['aria-describedby'] }}
          renderValue={() =>
            field?.label[language] ?? (
              <Typography component="span" color="textDisabled">
                {t('form.choose')}
              </Typography>
            )
          }
          onChange={({ target }) => onChoose(fields.find(({ name }) => name === target.value))}
        >
          {fields.map(({ name, label }) => (
            <MenuItem key={name} value={name}>
              {label[language]}
            </MenuItem>
          ))}
        </PreparedSelect>
      )}
    </FieldFrame>
  )
}
