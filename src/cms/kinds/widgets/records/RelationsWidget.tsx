import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { listOrEmpty } from '#resource/kinds/kind.ts'
import type { WidgetProps } from '../../kindComponents.ts'
import type { Reference } from '../../embeddedRecords.ts'
import {
  titleOfReference,
  useKnownReferences,
  useReferences,
  useTargetResource,
} from '../../ReferencesProvider.tsx'
import { useRecordSearch } from './useRecordSearch.tsx'

/** Several records of another resource, found by searching. */
export function RelationsWidget(props: WidgetProps) {
  const { field, value, onChange, aria } = props
  const target = useTargetResource(field.target)
  const { remember } = useKnownReferences()
  const [words, setWords] = useState('')
  const chosen = useReferences(target, listOrEmpty(value).map(String))
  const { search, placeholder } = useRecordSearch(target, props, words)
  return (
    <Autocomplete<Reference, true>
      {...search}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      value={chosen}
      inputValue={words}
      onInputChange={(_, next, reason) => {
        // Selecting a record keeps the search text.
        if (reason !== 'reset' && reason !== 'selectOption') setWords(next)
      }}
      onChange={(_, next) => {
        remember(next)
        onChange(next.map(({ _id }) => _id))
      }}
      renderValue={(selected, getItemProps) =>
        selected.map((each, index) => {
          const { key, ...item } = getItemProps({ index })
          return <Chip key={key} size="small" {...item} label={titleOfReference(target, each)} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          error={aria['aria-invalid']}
          placeholder={chosen.length ? '' : placeholder(target?.labels.many)}
        />
      )}
    />
  )
}
