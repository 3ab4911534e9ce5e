import MoreIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { Suspense } from 'react'
import { Item, loadPopups, Menu, PlaceItem, usePopup } from '../pieces/popups.ts'
import type { RecordAction } from './recordActions.tsx'
import css from './ActionMenu.module.css'

type Props = { readonly label: string; readonly actions: readonly RecordAction[] }

/** Everything one can do with a record, behind one button. */
export function ActionMenu({ label, actions }: Props) {
  const { anchor, isOpen, isThere, open, close } = usePopup()
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPopups()}
        onClick={(event) => open(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {isThere && (
        <Suspense>
          <Menu open={isOpen} anchorEl={anchor} onClose={close}>
            {actions.map(({ key, label: text, Icon, to, run, danger }) =>
              to ? (
                <PlaceItem key={key} to={to}>
                  <Icon fontSize="small" className={css.icon} />
                  {text}
                </PlaceItem>
              ) : (
                <Item
                  key={key}
                  className={danger ? (css.danger ?? '') : ''}
                  onClick={() => {
                    close()
                    run?.()
                  }}
                >
                  <Icon fontSize="small" className={css.icon} />
                  {text}
                </Item>
              ),
            )}
          </Menu>
        </Suspense>
      )}
    </>
  )
}
