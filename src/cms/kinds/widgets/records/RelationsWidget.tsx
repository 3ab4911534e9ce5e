import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { joinItems } from '#domain/locale.ts'
import { asList } from '#resource/kinds/kind.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { toMidSentence } from '../../../context/catalogue.ts'
import { useCanAccess } from '../../../context/permissions.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import type { WidgetProps } from '../../kindComponents.ts'
import type { Reference } from '../../embeddedRecords.ts'
import {
  titleOfReference,
  useKnownReferences,
  useReferences,
  useTargetResource,
} from '../../ReferencesProvider.tsx'
import { RecordOption } from './RecordOption.tsx'
import { useRecordOptions } from './useRecordOptions.ts'
import { useRestriction } from './useRestriction.ts'

/** Several records of another resource, found by searching. */
export function RelationsWidget({ field, value, onChange, aria, readOnly = false }: WidgetProps) {
  const t = useText()
  const formText = useFormText()
  const { language } = useLanguage()
  const target = useTargetResource(field.target)
  const isUnreadable = !useCanAccess()(target, 'read')
  const { remember } = useKnownReferences()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const chosen = useReferences(target, asList(value).map(String))
  const { query, isKnown, restrictingFields } = useRestriction(field)
  const { options, loading } = useRecordOptions(target, {
    words,
    enabled: open && isKnown,
    filter: query,
  })
  return (
    <Autocomplete<Reference, true>
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      id={aria.id}
      options={options}
      value={chosen}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={loading || !isKnown}
      readOnly={readOnly || isUnreadable}
      filterOptions={(all) => all}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={(option) => titleOfReference(target, option)}
      isOptionEqualToValue={(a, b) => a._id === b._id}
      inputValue={words}
      onInputChange={(_, next, reason) => {
        // Selecting a record keeps the search text.
        if (reason !== 'reset' && reason !== 'selectOption') setWords(next)
      }}
      onChange={(_, next) => {
        remember(next)
        onChange(next.map(({ _id }) => _id))
      }}
      noOptionsText={
        restrictingFields.length
          ? formText('relation.noneFits', {
              fields: joinItems(
                restrictingFields.map(({ label }) => label[language]),
                language,
              ),
            })
          : formText('relation.none')
      }
      renderOption={({ key, ...props }, option) => (
        <RecordOption key={key} {...props} target={target} reference={option} />
      )}
      loadingText={formText('relation.loading')}
      clearText={t('action.clear')}
      openText={formText('form.choose')}
      closeText={t('action.close')}
      renderValue={(selected, getItemProps) =>
        selected.map((each, index) => {
          const { key, ...props } = getItemProps({ index })
          return <Chip key={key} size="small" {...props} label={titleOfReference(target, each)} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          error={aria['aria-invalid']}
          placeholder={
            chosen.length
              ? ''
              : formText(isUnreadable ? 'relation.unseen' : 'relation.find', {
                  what: toMidSentence(target?.labels.many[language] ?? ''),
                })
          }
        />
      )}
    />
  )
}
