import type { ComponentProps, ReactNode } from 'react'
import css from './Panel.module.css'

type Props = ComponentProps<'section'> & { readonly heading?: ReactNode }

/** A section of a page with its own background; its content can adapt to its width. */
export const Panel = ({ heading, children, ...props }: Props) => (
  <section className={css.panel} {...props}>
    {heading && <h2 className={css.heading}>{heading}</h2>}
    {children}
  </section>
)
