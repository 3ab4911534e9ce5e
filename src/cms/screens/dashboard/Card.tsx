import Box from '@mui/material/Box'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormats } from '#ui/useFormats.ts'
import { Tag } from '../../components/Tag.tsx'
import { CardFrame } from './CardFrame.tsx'
import { useDashboardText } from './useDashboardText.ts'

type Props = {
  readonly title: string
  /** the number of entries, shown beside the title */
  readonly count?: number | undefined
  /** the path of the complete list */
  readonly to?: string | undefined
  readonly tools?: ReactNode
  /** the level of its heading */
  readonly level?: 2 | 3
  readonly children: ReactNode
}

/** A part of the dashboard: its title, the number of entries, and a link to the complete list. */
export function Card({ title, count, to, tools, level = 2, children }: Props) {
  const t = useDashboardText()
  const formats = useFormats()
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <CardFrame
      titleId={id}
      head={
        <>
          <Box id={id} component={Heading} sx={{ fontSize: 16 }}>
            {title}
          </Box>
          {count !== undefined && count > 0 && (
            <Tag label={formats.number(count)} sx={{ color: 'var(--muted)', fontWeight: 600 }} />
          )}
          {tools}
          {to !== undefined && (
            <Box
              component={Link}
              sx={{
                marginInlineStart: 'auto',
                paddingBlock: 4,
                color: 'var(--accent)',
                fontSize: 14,
                fontWeight: 500,
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
                '@media print': { display: 'none' },
              }}
              to={to}
              aria-label={t('dash.showAllOf', { what: title })}
            >
              {t('dash.showAll')}
            </Box>
          )}
        </>
      }
    >
      {children}
    </CardFrame>
  )
}
