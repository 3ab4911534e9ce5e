import Box from '@mui/material/Box'
import { useFormText } from '../../../context/useFormText.ts'

/** Marks a section that contains an error. */
export function ErrorMark() {
  const t = useFormText()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        inlineSize: 8,
        blockSize: 8,
        marginInlineStart: 8,
        borderRadius: '50%',
        background: 'var(--danger)',
        verticalAlign: 'middle',
      }}
    >
      <span className="visually-hidden"> {t('form.sectionProblem')}</span>
    </Box>
  )
}
