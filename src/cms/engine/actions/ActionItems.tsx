import type { RecordAction } from './useRecordActions.ts'
import { Item, Menu, LinkItem } from '../../components/popupComponents.tsx'
import { actionIcons } from './actionIcons.ts'
import css from './ActionMenu.module.css'

type Props = {
  readonly actions: readonly RecordAction[]
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/**
 * Available actions first, then unavailable ones with the reason, then those that end something.
 */
export function ActionItems({ actions, open, anchor, onClose }: Props) {
  const enabled = actions.filter(({ disabledReason }) => !disabledReason)
  const ordered = [
    ...enabled.filter(({ danger }) => !danger),
    ...actions.filter(({ disabledReason }) => disabledReason),
    ...enabled.filter(({ danger }) => danger),
  ]
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      // The reasons must be reachable by keyboard, too.
      slotProps={{ list: { disabledItemsFocusable: true } }}
    >
      {ordered.map(({ key, label, icon, to, run, danger, disabledReason }) => {
        const Icon = actionIcons[icon]
        const content = (
          <>
            <Icon fontSize="small" className={css.icon} />
            <span>
              {label}
              {disabledReason && <span className={css.why}>{disabledReason}</span>}
            </span>
          </>
        )
        if (to)
          return (
            <LinkItem key={key} to={to}>
              {content}
            </LinkItem>
          )
        return (
          <Item
            key={key}
            aria-disabled={disabledReason !== undefined}
            className={(disabledReason ? css.blocked : danger ? css.danger : undefined) ?? ''}
            onClick={() => {
              if (disabledReason) return
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
