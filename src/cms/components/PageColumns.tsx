import type { ReactNode } from 'react'
import css from './PageColumns.module.css'

type Props = {
  /** above both columns */
  readonly top?: ReactNode
  readonly main: ReactNode
  readonly aside?: ReactNode
  /** the kind of page whose columns stand side by side on a wide screen; if unset, they never do */
  readonly beside?: 'detail' | 'form' | undefined
}

/** The main column of a page and a narrower one; where that is empty, the main one has all room. */
export const PageColumns = ({ top, main, aside, beside }: Props) => (
  <div className={css.page} data-beside={beside}>
    {top}
    <div className={css.column}>{main}</div>
    <div className={`${css.column} ${css.aside}`}>{aside}</div>
  </div>
)
