import type { ReactNode } from 'react'
import { Link } from '../../routing/Link.tsx'
import { Code } from '#ui/Code.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Picture } from '../../components/Picture.tsx'
import type { PictureRecord } from '../../data/types.ts'
import styles from './ProductLine.module.css'

type Props = {
  name: string
  code: string | undefined
  /** undefined if the product is no longer in the shop */
  summary: { readonly picture: PictureRecord | null } | undefined
  /** further details, below the name */
  children: ReactNode
  /** at the end of the line */
  end?: ReactNode
}

/** A product in a list with its picture, linked if it is still in the shop. */
export function ProductLine({ name, code, summary, children, end }: Props) {
  const words = useFormats().digits(name)
  return (
    <li className={styles.line}>
      <span className={styles.picture} aria-hidden="true">
        <Picture picture={summary?.picture} sizes="72px" alt="" isProductPhoto />
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          {summary && code ? <Link to={`/products/${code}`}>{words}</Link> : words}
        </p>
        {code && (
          <p className={styles.fact}>
            <Code>{code}</Code>
          </p>
        )}
        {children}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  )
}
