import type { RefObject } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import type { CollectionIntro } from '../data/loadCollection.ts'
import styles from './ListingHeader.module.css'
import { Picture } from '../components/Picture.tsx'

type Props = {
  title: string
  /** the introduction of the collection */
  about: CollectionIntro | undefined
  heading: RefObject<HTMLHeadingElement | null>
}

/** The title of a listing, and the introduction of its collection. */
export function ListingHeader({ title, about, heading }: Props) {
  const formats = useFormats()
  return (
    <header className={`${styles.head} ${about?.picture?.file ? styles.pictured : ''}`}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {formats.digits(title)}
        </h1>
        {about?.text && <p>{formats.digits(about.text)}</p>}
      </div>
      {about?.picture?.file && (
        <div className={styles.picture}>
          <Picture picture={about.picture} sizes="(max-width: 700px) 92vw, 420px" isAboveFold />
        </div>
      )}
    </header>
  )
}
