import Button from '@mui/material/Button'
import { useText } from '../../context/useText.ts'
import type { ActionRun } from './useAction.ts'
import css from './ActionDialog.module.css'

/** Somebody was faster: the way to what there is now. What was typed stays. */
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
