import Button from '@mui/material/Button'
import { useText } from '../../context/useText.ts'
import type { ActionRun } from './useAction.ts'
import css from './ActionDialog.module.css'

/** Shown when somebody else changed the record: reloads it and keeps the typed input. */
export function StaleNotice({ actionRun }: { actionRun: ActionRun }) {
  const t = useText()
  return (
    <div role="alert" className={css.stale}>
      <p>{t('action.stale')}</p>
      <Button size="small" variant="outlined" autoFocus onClick={actionRun.reload}>
        {t('action.reload')}
      </Button>
    </div>
  )
}
