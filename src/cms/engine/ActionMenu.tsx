import MoreIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { RecordAction } from './recordActions.tsx'
import css from './ActionMenu.module.css'

type Props = { readonly label: string; readonly actions: readonly RecordAction[] }

/** Everything one can do with a record, behind one button. */
export function ActionMenu({ label, actions }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ key, label: text, Icon, to, run, danger }) =>
          to ? (
            <MenuItem key={key} component={Link} to={to}>
              <Icon fontSize="small" className={css.icon} />
              {text}
            </MenuItem>
          ) : (
            <MenuItem
              key={key}
              className={danger ? (css.danger ?? '') : ''}
              onClick={() => {
                close()
                run?.()
              }}
            >
              <Icon fontSize="small" className={css.icon} />
              {text}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  )
}
