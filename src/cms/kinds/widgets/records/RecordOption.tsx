import Box from '@mui/material/Box'
import type { ComponentPropsWithoutRef } from 'react'
import { pictureColumn } from '#resource/pictureColumn.ts'
import type { Resource } from '#resource/resource.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Subtitle } from '../../../components/Subtitle.tsx'
import { Thumbnail } from '../../cells/Thumbnail.tsx'
import type { Reference } from '../../embeddedRecords.ts'
import { titleOfReference } from '../../ReferencesProvider.tsx'
import { useSubtitle } from '../../useSubtitle.ts'

type Props = ComponentPropsWithoutRef<'li'> & {
  readonly target: Resource | undefined
  readonly reference: Reference
}

/** An option with the title and the subtitle of a record. */
export function RecordOption({ target, reference, ...props }: Props) {
  const formats = useFormats()
  const parts = useSubtitle(target)(reference)
  const picture = target && pictureColumn(target)
  return (
    <li {...props}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        {picture && <Thumbnail value={reference[picture]} size="small" />}
        <Box component="span" sx={{ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {/* Not a block, which would be aligned by its own direction. */}
          <span>
            <bdi>{formats.digits(titleOfReference(target, reference))}</bdi>
          </span>
          <Subtitle parts={parts} />
        </Box>
      </Box>
    </li>
  )
}
