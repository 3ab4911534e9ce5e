import { Fragment } from 'react'
import css from './Subtitle.module.css'

type Props = { readonly id?: string; readonly parts: readonly string[] }

/** The parts of a subtitle, each in its own direction. */
export const Subtitle = ({ id, parts }: Props) =>
  parts.length > 0 && (
    <span id={id} className={css.subtitle}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  )
