import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { inText } from '../../context/catalogue.ts'
import { useMay } from '../../context/permissions.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'
import type { WidgetProps } from '../face.ts'
import type { Reference } from '../facts.ts'
import { titleIn, useKnownReferences, useReferences, useTarget } from '../references.tsx'
import { useOptions } from './useOptions.ts'

/** One record of another resource, found by its words. */
export function RelationWidget({ field, value, onChange, aria, readOnly = false }: WidgetProps) {
  const t = useText()
  const formText = useFormText()
  const { language } = useLanguage()
  const target = useTarget(field.target)
  const unseen = !useMay()(target, 'read')
  const { remember } = useKnownReferences()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const [chosen] = useReferences(target, typeof value === 'string' ? [value] : [])
  const typed = chosen && words === titleIn(target, chosen) ? '' : words
  const { options, loading } = useOptions(target, { words: typed, open })
  return (
    <Autocomplete<Reference>
      id={aria.id}
      options={options}
      value={chosen ?? null}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={loading}
      readOnly={readOnly || unseen}
      // The server has searched, with a better understanding of words.
      filterOptions={(all) => all}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={(option) => titleIn(target, option)}
      isOptionEqualToValue={(a, b) => a._id === b._id}
      onInputChange={(_, next) => setWords(next)}
      onChange={(_, next) => {
        if (next) remember([next])
        onChange(next?._id)
      }}
      noOptionsText={formText('relation.none')}
      loadingText={formText('relation.loading')}
      clearText={t('action.clear')}
      openText={formText('form.choose')}
      closeText={t('action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          error={aria['aria-invalid']}
          placeholder={formText(unseen ? 'relation.unseen' : 'relation.find', {
            what: inText(target?.labels.one[language] ?? ''),
          })}
        />
      )}
    />
  )
}
