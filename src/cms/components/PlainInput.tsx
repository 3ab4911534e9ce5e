import type { ComponentProps, ReactNode } from 'react'
import css from './PlainInput.module.css'

type Props = ComponentProps<'input'> & {
  readonly start?: ReactNode
  readonly end?: ReactNode
}

/** A text input for lists, which should not wait for the larger ones that forms use. */
export const PlainInput = ({ start, end, className = '', ...input }: Props) => (
  <span className={`${css.frame} ${className}`}>
    {start}
    <input {...input} className={css.input} />
    {end}
  </span>
)
