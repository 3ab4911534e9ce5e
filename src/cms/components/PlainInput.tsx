import type { ComponentProps, ReactNode } from 'react'
import css from './PlainInput.module.css'

type Props = ComponentProps<'input'> & {
  readonly start?: ReactNode
  readonly end?: ReactNode
}

/** A light text input for lists, so that they do not have to load the larger ones of forms. */
export const PlainInput = ({ start, end, className = '', ...input }: Props) => (
  <span className={`${css.frame} ${className}`}>
    {start}
    <input {...input} className={css.input} />
    {end}
  </span>
)
