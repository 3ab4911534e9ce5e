import { useEffect, useRef, useState } from 'react'
import { Link } from '../routing/Link.tsx'
import { keepAlertClear } from '#ui/alerts/keepAlertClear.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import { afterPaint } from '#ui/afterPaint.ts'
import { useText } from '../hooks/useText.ts'
import { alertDuration, hideAlert, useAlert, type AlertType } from './alerts.ts'
import styles from './AlertBar.module.css'

/** Shows the latest alert and hides it after a while, except while it is hovered or focused. */
export function AlertBar() {
  const text = useText()
  const alert = useAlert()
  const [isPaused, setPaused] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const popover = bar.current
    if (!alert || !popover) return popover?.hidePopover?.()
    let release: (() => void) | undefined
    // What was pressed is painted first: finding a free position takes longer than all the rest.
    const cancel = afterPaint(() => {
      // As a popover it is shown above open dialogs.
      popover.showPopover?.()
      release = keepAlertClear(popover)
    })
    return () => {
      cancel()
      release?.()
    }
  }, [alert])
  useEffect(() => {
    if (!alert || isPaused) return
    const timer = setTimeout(hideAlert, alertDuration)
    return () => clearTimeout(timer)
  }, [alert, isPaused])
  return (
    <div
      ref={bar}
      popover="manual"
      className={styles.bar}
      role={alert?.type === 'error' ? 'alert' : 'status'}
      data-type={alert?.type}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {alert && (
        <>
          <span className={styles.icon}>
            <Icon name={icons[alert.type]} />
          </span>
          <p>
            <strong>{text(`alert.${alert.type}`)}</strong>
            {alert.text}
            {alert.link && (
              <Link to={alert.link.to} onClick={hideAlert}>
                {alert.link.label}
              </Link>
            )}
          </p>
          <button
            type="button"
            className="iconButton"
            aria-label={text('alert.close')}
            onClick={hideAlert}
          >
            <Icon name="close" size={18} />
          </button>
        </>
      )}
    </div>
  )
}

const icons: Readonly<Record<AlertType, IconName>> = {
  success: 'check',
  warning: 'warning',
  error: 'warning',
  info: 'info',
}
