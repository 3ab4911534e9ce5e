import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

type Props = {
  readonly title: string
  readonly text?: string
  /** whether something can be added here */
  readonly canAdd?: boolean
  /** whether the title is also the title of the page, because nothing else is on it */
  readonly isPageTitle?: boolean
  readonly children?: ReactNode
}

/** An illustration with a text and, optionally, an action. */
export function EmptyState({ title, text, canAdd = false, isPageTitle = false, children }: Props) {
  const Title = isPageTitle ? 'h1' : 'h2'
  return (
    <div className={css.state}>
      <svg className={css.drawing} viewBox="0 0 160 110" aria-hidden strokeLinecap="round">
        <g stroke="var(--border)">
          <rect fill="var(--fill)" x="34" y="10" width="92" height="64" rx="8" />
          <rect
            fill="var(--surface)"
            stroke="var(--borderStrong)"
            x="18"
            y="28"
            width="124"
            height="70"
            rx="10"
          />
          <path strokeWidth="6" d="M34 50h44M34 64h72M34 78h28" />
        </g>
        {canAdd && (
          <g stroke="var(--accent)">
            <circle fill="var(--accentSoft)" cx="122" cy="28" r="14" />
            <path strokeWidth="2" d="M122 22v12M116 28h12" />
          </g>
        )}
      </svg>
      <Title className={css.title}>{title}</Title>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </div>
  )
}
