import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { useFormats } from '#ui/useFormats.ts'
import type { EmbeddedDocument } from '../embeddedRecords.ts'
import css from './cells.module.css'

/** A document with its name and size, as a download link. */
export function FileLink({ file }: { readonly file: EmbeddedDocument }) {
  const formats = useFormats()
  return (
    <a className={css.file} href={file.url} rel="noreferrer" title={file.name} translate="no">
      <PdfIcon fontSize="small" aria-hidden />
      <bdi className={css.fileName}>{file.name}</bdi>
      <span className={css.fileSize}>{formats.fileSize(file.size)}</span>
    </a>
  )
}
