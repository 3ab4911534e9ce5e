import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import css from './Entries.module.css'

/** Rows that each lead to what they are about. */
export const Entries = ({ children }: { children: ReactNode }) => (
  <ul className={css.list}>{children}</ul>
)

type Props = {
  readonly to: string
  /** before the words: a picture */
  readonly picture?: ReactNode
  readonly title: ReactNode
  readonly about?: ReactNode
  /** at the end: a figure, a state */
  readonly end?: ReactNode
  readonly under?: ReactNode
}

/** What it is, what else is to be known of it, and the figure that matters. */
export const Entry = ({ to, picture, title, about, end, under }: Props) => (
  <li>
    <Link className={css.row} to={to}>
      {picture}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {about && <span className={css.about}>{about}</span>}
      </span>
      {(end ?? under) !== undefined && (
        <span className={css.end}>
          {end !== undefined && <span>{end}</span>}
          {under && <span className={css.about}>{under}</span>}
        </span>
      )}
    </Link>
  </li>
)
