import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Thumbnail } from '../../cells/Thumbnail.tsx'
import type { WidgetProps } from '../../kindComponents.ts'
import type { Reference } from '../../embeddedRecords.ts'
import {
  titleOfReference,
  useKnownReferences,
  useReferences,
  useTargetResource,
} from '../../ReferencesProvider.tsx'
import { useChosenPicture } from '../picture/useChosenPicture.ts'
import { useRecordSearch } from './useRecordSearch.tsx'

/** A record of another resource, found by searching. */
export function RelationWidget(props: WidgetProps) {
  const { field, value, onChange, aria } = props
  const target = useTargetResource(field.target)
  const { remember } = useKnownReferences()
  const [words, setWords] = useState('')
  const [chosen] = useReferences(target, typeof value === 'string' ? [value] : [])
  const { hasPicture, picture } = useChosenPicture(target, chosen)
  const searchWords = chosen && words === titleOfReference(target, chosen) ? '' : words
  const { search, placeholder } = useRecordSearch(target, props, searchWords)
  return (
    <Autocomplete<Reference>
      {...search}
      value={chosen ?? null}
      onInputChange={(_, next) => setWords(next)}
      onChange={(_, next) => {
        if (next) remember([next])
        onChange(next?._id, next ?? undefined)
      }}
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
          placeholder={placeholder(target?.labels.one)}
        />
      )}
    />
  )
}
