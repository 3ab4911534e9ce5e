import { renditionUrl, renditionSrcSet, type PictureFile } from './renditions.ts'

type Props = {
  file: PictureFile
  /** how wide it stands, as in the attribute of an image */
  sizes: string
  alt?: string
  /** the largest thing on the first screen */
  isAboveFold?: boolean
  className?: string | undefined
}

/** The best format and width for the reader's screen, over a blurred stand-in. */
export const ResponsivePicture = ({
  file,
  sizes,
  alt = '',
  isAboveFold = false,
  className,
}: Props) => (
  <picture className={className}>
    <source type="image/avif" srcSet={renditionSrcSet(file, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={renditionSrcSet(file, 'webp')} sizes={sizes} />
    <img
      src={renditionUrl(file, 640)}
      width={file.width}
      height={file.height}
      alt={alt}
      loading={isAboveFold ? 'eager' : 'lazy'}
      fetchPriority={isAboveFold ? 'high' : 'auto'}
      decoding="async"
      style={file.placeholder ? { backgroundImage: `url(${file.placeholder})` } : undefined}
    />
  </picture>
)
