import type { ReactNode } from 'react'
import css from './Notice.module.css'

type Props = {
  readonly tone?: 'danger' | 'warning' | 'positive'
  readonly role?: 'alert' | 'status'
  readonly children: ReactNode
}

/** A message on the ground of its tone. */
export const Notice = ({ tone = 'danger', ...props }: Props) => (
  <div className={css.notice} data-tone={tone} {...props} />
)
