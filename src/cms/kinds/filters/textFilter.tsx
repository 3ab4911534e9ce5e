import Button from '@mui/material/Button'
import { useState } from 'react'
import { filterParam } from '#resource/query.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../context/useText.ts'
import type { Filter, FilterProps } from '../face.ts'
import { PlainInput } from '../../pieces/PlainInput.tsx'
import css from './filters.module.css'

const param = (name: string) => filterParam(name, 'contains')

/** Part of a text. */
function Panel({ field, values, onChange }: FilterProps) {
  const t = useText()
  const { language } = useLanguage()
  const name = param(field.name)
  const [words, setWords] = useState(values[name]?.[0] ?? '')
  return (
    <form
      className={css.fields}
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
    </form>
  )
}

const Summary = ({ field, values }: FilterProps) => values[param(field.name)]?.[0]

export const textFilter: Filter = { Panel, Summary }
