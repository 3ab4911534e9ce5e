import type { RecordAction } from './recordActions.ts'
import { Item, Menu, PlaceItem } from '../../pieces/popupParts.tsx'
import { actionIcons } from './actionIcons.ts'
import css from './ActionMenu.module.css'

type Props = {
  readonly actions: readonly RecordAction[]
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** What can be done, then what cannot be done now and why, then what ends something. */
export function ActionItems({ actions, open, anchor, onClose }: Props) {
  const possible = actions.filter(({ why }) => !why)
  const ordered = [
    ...possible.filter(({ danger }) => !danger),
    ...actions.filter(({ why }) => why),
    ...possible.filter(({ danger }) => danger),
  ]
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      // A reason is of use only to those who can reach it.
      slotProps={{ list: { disabledItemsFocusable: true } }}
    >
      {ordered.map(({ key, label, icon, to, run, danger, why }) => {
        const Icon = actionIcons[icon]
        const content = (
          <>
            <Icon fontSize="small" className={css.icon} />
            <span>
              {label}
              {why && <span className={css.why}>{why}</span>}
            </span>
          </>
        )
        if (to)
          return (
            <PlaceItem key={key} to={to}>
              {content}
            </PlaceItem>
          )
        return (
          <Item
            key={key}
            aria-disabled={why !== undefined}
            className={(why ? css.blocked : danger ? css.danger : undefined) ?? ''}
            onClick={() => {
              if (why) return
              onClose()
              run?.()
            }}
          >
            {content}
          </Item>
        )
      })}
    </Menu>
  )
}
