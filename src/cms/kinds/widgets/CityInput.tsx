import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { citiesQuery } from '#api/places.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { usePlaces } from '../usePlaces.ts'
import { useText } from '../../context/useText.ts'
import type { FieldAria } from '../../components/fieldAria.ts'
import { filterByWords } from './filterByWords.ts'

type Props = {
  readonly country: string
  readonly value: string
  readonly onChange: (city: string | undefined) => void
  readonly aria: FieldAria
}

/** A city of a country, stored by its id, or any other as typed. */
export function CityInput({ country, value, onChange, aria }: Props) {
  const t = useText()
  const places = usePlaces()
  const { language } = useLanguage()
  const { data: names = {} } = useQuery(citiesQuery(places, country, language))
  // Set only while the user is typing; the name of a chosen city may load later.
  const [typed, setTyped] = useState<string>()
  const nameOf = (id: string): string => names[id] ?? id
  const idOf = (typedName: string): string => {
    const found = Object.entries(names).find(([, name]) => name === typedName.trim())
    return found?.[0] ?? typedName.trim()
  }
  return (
    <Autocomplete
      freeSolo
      autoSelect
      id={aria.id}
      options={Object.keys(names)}
      value={value || null}
      inputValue={typed ?? nameOf(value)}
      onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next : undefined)}
      getOptionLabel={nameOf}
      filterOptions={filterByWords}
      onChange={(_, next) => {
        setTyped(undefined)
        onChange(next ? idOf(next) : undefined)
      }}
      clearText={t('action.clear')}
      renderInput={(params) => <TextField {...params} error={aria['aria-invalid']} />}
    />
  )
}
