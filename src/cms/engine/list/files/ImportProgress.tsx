import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ImportJob } from '#api/imports.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useListText } from '../../../context/useListText.ts'

type Props = {
  readonly state: 'sending' | 'checking' | 'writing'
  readonly job: ImportJob | undefined
}

/** The progress of an import; indeterminate until the total is known. */
export function ImportProgress({ state, job }: Props) {
  const t = useListText()
  const formats = useFormats()
  const { seen = 0, total = 0 } = job ?? {}
  const text =
    state === 'sending' || total === 0
      ? t('import.sending')
      : t(`import.${state}`, { seen: formats.number(seen), total: formats.number(total) })
  return (
    <Box sx={{ display: 'grid', gap: 12, alignContent: 'center', flex: 1 }}>
      <Typography color="textSecondary" role="status">
        {text}
      </Typography>
      <Box
        component="progress"
        sx={{ inlineSize: '100%', blockSize: 8 }}
        aria-label={text}
        {...(state !== 'sending' && total > 0 && { value: seen, max: total })}
      />
    </Box>
  )
}
