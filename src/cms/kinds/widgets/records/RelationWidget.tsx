import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { joinItems } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { toMidSentence } from '../../../context/catalogue.ts'
import { useCanAccess } from '../../../context/permissions.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { Thumbnail } from '../../cells/Thumbnail.tsx'
import type { WidgetProps } from '../../kindComponents.ts'
import type { Reference } from '../../embeddedRecords.ts'
import {
  titleOfReference,
  useKnownReferences,
  useReferences,
  useTargetResource,
} from '../../ReferencesProvider.tsx'
import { RecordOption } from './RecordOption.tsx'
import { useChosenPicture } from '../picture/useChosenPicture.ts'
import { useRecordOptions } from './useRecordOptions.ts'
import { useRestriction } from './useRestriction.ts'

/** A record of another resource, found by searching. */
export function RelationWidget({ field, value, onChange, aria, readOnly = false }: WidgetProps) {
  const t = useText()
  const formText = useFormText()
  const { language } = useLanguage()
  const target = useTargetResource(field.target)
  const isUnreadable = !useCanAccess()(target, 'read')
  const { remember } = useKnownReferences()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const [chosen] = useReferences(target, typeof value === 'string' ? [value] : [])
  const { hasPicture, picture } = useChosenPicture(target, chosen)
  const searchWords = chosen && words === titleOfReference(target, chosen) ? '' : words
  const { query, isKnown, restrictingFields } = useRestriction(field)
  const { options, loading } = useRecordOptions(target, {
    words: searchWords,
    enabled: open && isKnown,
    filter: query,
  })
  return (
    <Autocomplete<Reference>
      id={aria.id}
      options={options}
      value={chosen ?? null}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={loading || !isKnown}
      readOnly={readOnly || isUnreadable}
      // The server has already searched, and matches more than equal text.
      filterOptions={(all) => all}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={(option) => titleOfReference(target, option)}
      isOptionEqualToValue={(a, b) => a._id === b._id}
      onInputChange={(_, next) => setWords(next)}
      onChange={(_, next) => {
        if (next) remember([next])
        onChange(next?._id, next ?? undefined)
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
      renderInput={(params) => (
        <TextField
          {...params}
          {...(hasPicture &&
            chosen && {
              slotProps: {
                ...params.slotProps,
                input: {
                  ...params.slotProps.input,
                  startAdornment: <Thumbnail value={picture} size="small" />,
                },
              },
            })}
          error={aria['aria-invalid']}
          placeholder={formText(isUnreadable ? 'relation.unseen' : 'relation.find', {
            what: toMidSentence(target?.labels.one[language] ?? ''),
          })}
        />
      )}
    />
  )
}
