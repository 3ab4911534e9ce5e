import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../context/useText.ts'
import { actionIcons } from './actionIcons.ts'
import { fromRecordState } from '../navigationState.ts'
import { ActionMenu } from './ActionMenu.tsx'
import type { RecordAction } from './useRecordActions.ts'
import css from './ActionBar.module.css'

type Props = { readonly title: string; readonly actions: readonly RecordAction[] }

/** The actions of a record: links and declared actions as buttons, the others in a menu. */
export function ActionBar({ title, actions }: Props) {
  const t = useText()
  const bar = useRestoredFocus()
  const more = t('action.more', { what: title })
  const buttons = buttonsOf(actions)
  const menuActions = actions.filter((action) => !buttons.includes(action))
  const primary = buttons.find(({ danger, opensPage }) => !danger && !opensPage)
  return (
    <div className={css.bar} ref={bar} tabIndex={-1}>
      {buttons.map((action) => {
        const Icon = actionIcons[action.icon]
        return (
          <Button
            key={action.key}
            data-rest={action !== buttons[0]}
            variant={action === primary ? 'contained' : 'outlined'}
            color={action.danger ? 'error' : 'primary'}
            {...(action.to
              ? {
                  component: Link,
                  to: action.to,
                  state: fromRecordState,
                  startIcon: <Icon fontSize="small" />,
                }
              : { onClick: action.run })}
          >
            {action.label}
          </Button>
        )
      })}
      {menuActions.length > 0 && (
        <span className={css.wide}>
          <ActionMenu label={more} actions={menuActions} />
        </span>
      )}
      {actions.length > 1 && (
        <span className={css.narrow}>
          <ActionMenu label={more} actions={actions.filter((each) => each !== buttons[0])} />
        </span>
      )}
    </div>
  )
}

/**
 * The most buttons side by side. Actions that end something come after those that continue it, then
 * those that are always available, and last those that only show something.
 */
const maxButtons = 3

export function buttonsOf(actions: readonly RecordAction[]): readonly RecordAction[] {
  const candidates = actions.filter(
    ({ to, isDeclared, disabledReason }) => to || (isDeclared && !disabledReason),
  )
  return [
    ...candidates.filter(
      ({ danger, opensPage, isSecondary }) => !danger && !opensPage && !isSecondary,
    ),
    ...candidates.filter(({ danger }) => danger),
    ...candidates.filter(
      ({ danger, opensPage, isSecondary }) => !danger && !opensPage && isSecondary,
    ),
    ...candidates.filter(({ opensPage }) => opensPage),
  ].slice(0, maxButtons)
}

/** An action may remove its own button; this keeps the focus in the bar. */
function useRestoredFocus() {
  const bar = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const { current } = bar
    const trackFocus = ({ target }: Event) => {
      hadFocus.current = target instanceof Node && (current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', trackFocus)
    document.addEventListener('pointerdown', trackFocus)
    return () => {
      document.removeEventListener('focusin', trackFocus)
      document.removeEventListener('pointerdown', trackFocus)
    }
  }, [])
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true })
  })
  return bar
}
