import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import css from './WarningLink.module.css'

/** A link to what somebody has to see to. */
export const WarningLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={css.link ?? ''} to={to}>
    {children}
  </Link>
)
