import type { ComponentProps } from 'react'
import { ResponsivePicture } from '#ui/ResponsivePicture.tsx'
import type { PictureRecord, PictureFile } from '../data/types.ts'
import styles from './Picture.module.css'

type Props = Omit<ComponentProps<typeof ResponsivePicture>, 'file' | 'className'> & {
  picture: PictureRecord | null | undefined
  /** a product cut out or photographed on white */
  isProductPhoto?: boolean
}

const backgroundClass = ({ transparent }: PictureFile, isProductPhoto: boolean): string =>
  (transparent ? styles.onGround : isProductPhoto ? styles.onPaper : styles.scene) ?? ''

/** The picture of a record, or a placeholder if there is none. */
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
