import { RenderedPicture } from '#ui/RenderedPicture.tsx'
import type { Picture as PictureRecord, PictureFile } from '../data/types.ts'
import styles from './Picture.module.css'

type Props = {
  picture: PictureRecord | null | undefined
  /** how wide it stands, as in the attribute of an image */
  sizes: string
  alt?: string
  /** the largest thing on the first screen */
  first?: boolean
  /** a product: cut out, or photographed on white */
  paper?: boolean
}

const backgroundClass = ({ transparent }: PictureFile, paper: boolean): string =>
  (transparent ? styles.onGround : paper ? styles.onPaper : styles.scene) ?? ''

/** The picture of a record, or what stands where there is none. */
export function Picture({ picture, paper = false, ...shown }: Props) {
  const file = picture?.file
  if (!file) return <span className={styles.missing} aria-hidden="true" />
  return (
    <RenderedPicture
      file={file}
      className={`${styles.picture} ${backgroundClass(file, paper)}`}
      {...shown}
    />
  )
}
