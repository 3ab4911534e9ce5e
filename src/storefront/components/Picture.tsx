import type { Picture as PictureRecord } from '../data/types.ts'
import styles from './Picture.module.css'

type Props = {
  picture: PictureRecord | null | undefined
  /** how wide it stands, as in the attribute of an image */
  sizes: string
  alt?: string
  /** the largest thing on the first screen */
  first?: boolean
  /** a product, photographed on white */
  paper?: boolean
}

/** The best format and width for the reader's screen, over a blurred stand-in. */
export function Picture({ picture, sizes, alt = '', first = false, paper = false }: Props) {
  const file = picture?.file
  if (!file) return <span className={styles.missing} aria-hidden="true" />
  const { url, width, height, placeholder } = file
  const set = (format: string): string =>
    widths
      .filter((each, index) => index === 0 || each <= width)
      .map((each) => `${url}?w=${each}&f=${format} ${each}w`)
      .join(', ')
  return (
    <picture className={`${styles.picture} ${paper ? styles.onPaper : ''}`}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`${url}?w=640&f=webp`}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      />
    </picture>
  )
}

const widths = [320, 640, 960, 1280]
