import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../context/useText.ts'
import { ActionMenu } from './ActionMenu.tsx'
import type { RecordAction } from './recordActions.tsx'
import css from './ActionBar.module.css'

type Props = { readonly title: string; readonly actions: readonly RecordAction[] }

/** The verbs of a record: the first ones as buttons, the others behind one more. */
export function ActionBar({ title, actions }: Props) {
  const t = useText()
  const first = actions.filter(({ to }) => to)
  const rest = actions.filter(({ to }) => !to)
  return (
    <div className={css.bar}>
      {first.map(({ key, label, Icon, to = '' }, index) => (
        <Button
          key={key}
          component={Link}
          to={to}
          variant={index === 0 ? 'contained' : 'outlined'}
          startIcon={<Icon fontSize="small" />}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && <ActionMenu label={t('action.more', { what: title })} actions={rest} />}
    </div>
  )
}
