import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import css from './Entries.module.css'

/** A list of entries, each with a link. */
export const Entries = ({ children }: { children: ReactNode }) => (
  <ul className={css.list}>{children}</ul>
)

type Props = {
  readonly to: string
  /** before the text, such as a picture */
  readonly picture?: ReactNode
  readonly title: ReactNode
  readonly description?: ReactNode
  /** at the end, such as a figure or a state */
  readonly trailing?: ReactNode
  readonly trailingDetail?: ReactNode
}

/** An entry with its title, details and the most important figure. */
export const Entry = ({
  to,
  picture,
  title,
  description: about,
  trailing,
  trailingDetail,
}: Props) => (
  <li>
    <Link className={css.row} to={to}>
      {picture}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {about && <span className={css.about}>{about}</span>}
      </span>
      {(trailing ?? trailingDetail) !== undefined && (
        <span className={css.end}>
          {trailing !== undefined && <span>{trailing}</span>}
          {trailingDetail && <span className={css.about}>{trailingDetail}</span>}
        </span>
      )}
    </Link>
  </li>
)
