import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { filterParam } from '#resource/listQuery.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../context/useText.ts'
import type { FilterProps } from '../kindComponents.ts'
import { PlainInput } from '../../components/PlainInput.tsx'

/** Filters by a part of a text. */
export function TextPanel({ field, values, onChange }: FilterProps) {
  const t = useText()
  const { language } = useLanguage()
  const name = filterParam(field.name, 'contains')
  const [words, setWords] = useState(values[name]?.[0] ?? '')
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexDirection: 'column', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ [name]: words.trim() ? [words.trim()] : [] })
      }}
    >
      <PlainInput
        value={words}
        autoFocus
        aria-label={field.label[language]}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" size="small" variant="contained">
        {t('list.apply')}
      </Button>
    </Box>
  )
}
