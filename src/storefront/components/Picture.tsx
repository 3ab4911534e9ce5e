import { ResponsivePicture } from '#ui/ResponsivePicture.tsx'
import type { PictureRecord, PictureFile } from '../data/types.ts'
import styles from './Picture.module.css'

type Props = {
  picture: PictureRecord | null | undefined
  /** how wide it stands, as in the attribute of an image */
  sizes: string
  alt?: string
  /** the largest thing on the first screen */
  first?: boolean
  /** a product: cut out, or photographed on white */
  isProductPhoto?: boolean
}

const backgroundClass = ({ transparent }: PictureFile, isProductPhoto: boolean): string =>
  (transparent ? styles.onGround : isProductPhoto ? styles.onPaper : styles.scene) ?? ''

/** The picture of a record, or what stands where there is none. */
export function Picture({ picture, isProductPhoto = false, ...imageProps }: Props) {
  const file = picture?.file
  if (!file) return <span className={styles.missing} aria-hidden="true" />
  return (
    <ResponsivePicture
      file={file}
      className={`${styles.picture} ${backgroundClass(file, isProductPhoto)}`}
      {...imageProps}
    />
  )
}
