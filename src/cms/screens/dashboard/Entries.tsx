import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import css from './Entries.module.css'

/** A list of entries, each with a link. */
export const Entries = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ marginInline: -12 }}>
    {children}
  </Box>
)

type Props = {
  readonly to: string
  /** before the text, such as a picture */
  readonly picture?: ReactNode
  readonly title: ReactNode
  readonly description?: ReactNode
  /** at the end, such as a figure or a state */
  readonly trailing?: ReactNode
  readonly trailingDetail?: ReactNode
}

/** An entry with its title, details and the most important figure. */
export const Entry = ({
  to,
  picture,
  title,
  description: about,
  trailing,
  trailingDetail,
}: Props) => (
  <li>
    <Link className={css.row} to={to}>
      {picture}
      <Box component="span" sx={{ display: 'grid', flex: 1, minInlineSize: 0 }}>
        <Typography component="span" noWrap sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        {about && (
          <Typography component="span" variant="caption" color="textDisabled" noWrap>
            {about}
          </Typography>
        )}
      </Box>
      {(trailing ?? trailingDetail) !== undefined && (
        <Box
          component="span"
          sx={{
            display: 'grid',
            flex: 'none',
            maxInlineSize: '55%',
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'end',
          }}
        >
          {trailing !== undefined && <span>{trailing}</span>}
          {trailingDetail && (
            <Typography component="span" variant="caption" color="textDisabled" noWrap>
              {trailingDetail}
            </Typography>
          )}
        </Box>
      )}
    </Link>
  </li>
)
