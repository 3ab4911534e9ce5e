import Typography from '@mui/material/Typography'
import { useFormats } from '#ui/useFormats.ts'

/** The number of records below a title, beside it. */
export const TitleCount = ({ count }: { readonly count: number }) => (
  <Typography component="span" color="textDisabled" sx={{ marginInlineStart: 4, fontWeight: 400 }}>
    {useFormats().number(count)}
  </Typography>
)
