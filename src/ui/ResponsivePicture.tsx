import { renditionUrl, renditionSrcSet, type PictureFile } from './renditions.ts'

type Props = {
  file: PictureFile
  /** the `sizes` attribute of the image */
  sizes: string
  alt?: string
  /** whether it is the largest element of the first screen */
  isAboveFold?: boolean
  className?: string | undefined
}

/** Offers the browser every format and width, over a blurred placeholder. */
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
