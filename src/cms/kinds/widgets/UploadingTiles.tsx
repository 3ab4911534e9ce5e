import { useFormats } from '#ui/useFormats.ts'
import { useText } from '../../context/useText.ts'
import type { Uploading } from './useUploads.ts'
import css from './Pictures.module.css'

/** Files on their way. */
export function UploadingTiles({ uploading }: { uploading: readonly Uploading[] }) {
  const t = useText()
  const formats = useFormats()
  return uploading.map(({ key, name, share }) => (
    <div key={key} className={css.tile} data-busy>
      <progress
        className={css.progress}
        value={share}
        max={1}
        aria-label={t('picture.uploading', { name })}
      />
      <span className={css.share}>{formats.number(Math.round(share * 100))}%</span>
    </div>
  ))
}
