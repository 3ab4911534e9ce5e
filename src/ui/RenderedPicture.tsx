import { rendition, renditions, type PictureFile } from './renditions.ts'

type Props = {
  file: PictureFile
  /** how wide it stands, as in the attribute of an image */
  sizes: string
  alt?: string
  /** the largest thing on the first screen */
  first?: boolean
  className?: string | undefined
}

/** The best format and width for the reader's screen, over a blurred stand-in. */
export const RenderedPicture = ({ file, sizes, alt = '', first = false, className }: Props) => (
  <picture className={className}>
    <source type="image/avif" srcSet={renditions(file, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={renditions(file, 'webp')} sizes={sizes} />
    <img
      src={rendition(file, 640)}
      width={file.width}
      height={file.height}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={file.placeholder ? { backgroundImage: `url(${file.placeholder})` } : undefined}
    />
  </picture>
)
