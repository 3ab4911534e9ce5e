import Chip, { type ChipProps } from '@mui/material/Chip'

type Props = Pick<ChipProps, 'label' | 'icon' | 'sx'> & {
  readonly tone?: 'positive' | 'warning' | 'danger' | undefined
}

/** A word or a number that stands out of a text. */
export const Tag = ({ tone, sx, ...props }: Props) => (
  <Chip
    component="span"
    size="small"
    sx={{
      flex: 'none',
      height: 22,
      fontSize: 'var(--caption)',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { fontSize: 14 },
      ...(tone && { background: `var(--${tone}Soft)`, color: `var(--${tone})` }),
      ...sx,
    }}
    {...props}
  />
)
