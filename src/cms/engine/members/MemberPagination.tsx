import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useFormats } from '#ui/useFormats.ts'
import { NextIcon, PreviousIcon } from '../../components/directionalIcons.tsx'
import { useText } from '../../context/useText.ts'
import { pageSize } from './useMembers.ts'

type Props = {
  readonly members: {
    readonly page: number
    readonly last: number
    readonly total: number
    readonly setPage: (page: number) => void
  }
}

/** The range that is shown, and the other pages. */
export function MemberPagination({ members: { page, last, total, setPage } }: Props) {
  const t = useText()
  const formats = useFormats()
  if (last === 1) return null
  return (
    <Box
      component="nav"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 8,
        marginBlockStart: 8,
        color: 'var(--muted)',
        fontSize: 14,
      }}
      aria-label={t('list.pages')}
    >
      <IconButton
        size="small"
        disabled={page <= 1}
        aria-label={t('list.previous')}
        onClick={() => setPage(page - 1)}
      >
        <PreviousIcon fontSize="small" />
      </IconButton>
      <span role="status">
        {t('list.range', {
          from: formats.number((page - 1) * pageSize + 1),
          to: formats.number(Math.min(total, page * pageSize)),
          total: formats.number(total),
        })}
      </span>
      <IconButton
        size="small"
        disabled={page >= last}
        aria-label={t('list.next')}
        onClick={() => setPage(page + 1)}
      >
        <NextIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
