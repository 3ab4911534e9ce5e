import Box from '@mui/material/Box'
import type { SvgIconComponent } from '@mui/icons-material'
import css from '../../components/Segments.module.css'

type Props<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    readonly Icon: SvgIconComponent
  }[]
  readonly onChange: (value: Value) => void
}

/** Chooses one of several options, shown as icons with accessible names. */
export const IconToggleGroup = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) => (
  <Box
    role="group"
    aria-label={label}
    className={css.segments ?? ''}
    sx={{ '& button': { display: 'grid', placeItems: 'center', inlineSize: 40, blockSize: 32 } }}
  >
    {options.map(({ value: each, label: name, Icon }) => (
      <button
        key={each}
        type="button"
        aria-label={name}
        title={name}
        aria-pressed={each === value}
        onClick={() => onChange(each)}
      >
        <Icon fontSize="small" />
      </button>
    ))}
  </Box>
)
