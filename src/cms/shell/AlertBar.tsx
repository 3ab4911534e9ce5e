import CloseIcon from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { alertDuration, hideAlert, useAlert, type AlertType } from '../context/alerts.ts'
import { useText } from '../context/useText.ts'
import css from './AlertBar.module.css'

/** The latest alert. It disappears by itself, but not while the pointer is on it. */
export function AlertBar() {
  const t = useText()
  const alert = useAlert()
  const [isPaused, setPaused] = useState(false)
  // Loaded before the first alert, but after everything that the page waits for.
  useEffect(() => void loadKeepClear(), [])
  useEffect(() => {
    if (!alert || isPaused) return
    const timer = setTimeout(hideAlert, alertDuration)
    return () => clearTimeout(timer)
  }, [alert, isPaused])
  const Icon = alert && icons[alert.type]
  return (
    <div className={css.region} role={alert?.type === 'error' ? 'alert' : 'status'}>
      {alert && Icon && (
        <div
          key={alert.id}
          ref={keepBarClear}
          className={css.bar}
          data-type={alert.type}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
        >
          <Icon className={css.icon} />
          <p className={css.text}>
            <strong className={css.title}>{t(`alert.${alert.type}`)}</strong>
            {alert.text}
          </p>
          <IconButton size="small" aria-label={t('alert.close')} onClick={hideAlert}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </div>
      )}
    </div>
  )
}

const loadKeepClear = () => import('#ui/alerts/keepAlertClear.ts').catch(() => undefined)

/** Returns a function that stops keeping the bar clear. */
function keepBarClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const pendingCleanup = loadKeepClear().then((module) => module?.keepAlertClear(bar))
  return () => void pendingCleanup.then((cleanUp) => cleanUp?.())
}

const icons: Readonly<Record<AlertType, typeof InfoIcon>> = {
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
  info: InfoIcon,
}
