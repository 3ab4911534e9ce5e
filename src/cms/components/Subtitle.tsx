import { Fragment } from 'react'
import css from './Subtitle.module.css'

/** The parts of a subtitle, each in its own direction. */
export const Subtitle = ({ parts }: { readonly parts: readonly string[] }) =>
  parts.length > 0 && (
    <span className={css.subtitle}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  )
