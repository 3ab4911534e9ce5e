import Box from '@mui/material/Box'
import { useFormats } from '#ui/useFormats.ts'
import { useFormText } from '../context/useFormText.ts'

type Props = { readonly text: string; readonly limit: number }

/** The number of characters of a long text and its limit; red when the limit is reached. */
export function CharacterCount({ text, limit }: Props) {
  const t = useFormText()
  const formats = useFormats()
  const used = [...text].length
  return (
    <Box
      component="span"
      sx={{
        color: 'var(--subtle)',
        fontSize: 'var(--caption)',
        fontVariantNumeric: 'tabular-nums',
        '&[data-full=true]': { color: 'var(--danger)', fontWeight: 600 },
      }}
      data-full={used >= limit}
      aria-label={t('form.counter', { used: formats.number(used), limit: formats.number(limit) })}
    >
      {formats.number(used)}/{formats.number(limit)}
    </Box>
  )
}
