import ImageIcon from '@mui/icons-material/ImageOutlined'
import { embeddedPictureOf, renditionUrl } from '../embeddedRecords.ts'
import css from './cells.module.css'

type Props = { readonly value: unknown; readonly size: 'small' | 'large'; readonly alt?: string }

/** A thumbnail, or a placeholder for a missing picture. */
export function Thumbnail({ value, size, alt = '' }: Props) {
  const file = embeddedPictureOf(value)
  return (
    <span className={css.thumbnail} data-size={size} data-transparent={file?.transparent}>
      {file ? (
        <img
          src={renditionUrl(file, size === 'small' ? 320 : 640)}
          alt={alt}
          width={file.width}
          height={file.height}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <ImageIcon fontSize="small" aria-hidden />
      )}
    </span>
  )
}
