import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import css from './EmptyMessage.module.css'

type Props = {
  readonly text: string
  /** whether it is good news that there is nothing */
  readonly isPositive?: boolean
  /** the path to act on it, if the user may */
  readonly to?: string | undefined
  readonly action?: string
}

/** Shown in a card without entries. */
export const EmptyMessage = ({ text, isPositive = false, to, action }: Props) => (
  <div className={css.nothing}>
    {isPositive && <DoneIcon className={css.good} aria-hidden />}
    <p className={css.text}>{text}</p>
    {to !== undefined && (
      <Button component={Link} to={to} size="small" variant="outlined">
        {action}
      </Button>
    )}
  </div>
)
