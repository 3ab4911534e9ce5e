import Box from '@mui/material/Box'
import { datePresets, type DatePreset } from '#domain/datePresets.ts'
import nativeSelect from '../../components/NativeSelect.module.css'
import segments from '../../components/Segments.module.css'
import { useListText } from '../../context/useListText.ts'

type Props = {
  readonly selected: DatePreset
  readonly onChoose: (name: DatePreset) => void
}

/**
 * The periods as buttons; on narrow screens as a native select. Style sheets come after `sx`, so
 * that only `&&` can hide what they place.
 */
export function PeriodChoice({ selected, onChoose }: Props) {
  const t = useListText()
  return (
    <>
      <Box
        className={segments.segments ?? ''}
        sx={{
          '& button': {
            minBlockSize: 'calc(var(--control) - 8px)',
            paddingInline: 12,
            fontWeight: 500,
            whiteSpace: 'nowrap',
          },
          '@media (width < 700px)': { '&&': { display: 'none' } },
        }}
        data-screen-only
        role="group"
        aria-label={t('preset.label')}
      >
        {datePresets.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === selected}
            onClick={() => onChoose(name)}
          >
            {t(`preset.${name}`)}
          </button>
        ))}
      </Box>
      <Box
        component="span"
        className={nativeSelect.frame ?? ''}
        sx={{
          '&& select': {
            minBlockSize: 44,
            inlineSize: '100%',
            paddingInlineStart: 12,
            fontWeight: 500,
          },
          '@media (width >= 700px)': { '&&': { display: 'none' } },
        }}
        data-screen-only
      >
        <select
          aria-label={t('preset.label')}
          value={selected}
          onChange={({ target }) => {
            const name = datePresets.find((each) => each === target.value)
            if (name) onChoose(name)
          }}
        >
          {datePresets.map((name) => (
            <option key={name} value={name}>
              {t(`preset.${name}`)}
            </option>
          ))}
        </select>
      </Box>
    </>
  )
}
