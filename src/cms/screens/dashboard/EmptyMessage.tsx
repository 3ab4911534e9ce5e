import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import css from './EmptyMessage.module.css'

type Props = {
  readonly text: string
  /** nothing is just what one hopes for */
  readonly isPositive?: boolean
  /** what to do about it, for whoever may */
  readonly to?: string | undefined
  readonly action?: string
}

/** Said where a part has nothing to show. */
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
