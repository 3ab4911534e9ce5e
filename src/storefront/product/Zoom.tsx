import { useEffect, useEffectEvent, useRef } from 'react'
import { cancelAfterPaint, closeAfterPaint } from '#ui/closeAfterPaint.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { PictureRecord } from '../data/types.ts'
import { useText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import { Picture } from '../components/Picture.tsx'
import styles from './Zoom.module.css'

type Props = {
  pictures: readonly PictureRecord[]
  name: string
  /** describes the picture that is shown */
  alt: string
  /** the index of the picture that is shown */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  /** Returns the focus to the picture that was shown last. */
  onClosed: (index: number) => void
}

export function Zoom({ pictures, name, alt, index, onIndex, onClose, onClosed }: Props) {
  const text = useText()
  const formats = useFormats()
  const { direction } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const returnFocus = useEffectEvent(() => onClosed(index))
  useEffect(() => {
    dialog.current?.showModal()
    return () => returnFocus()
  }, [])
  const close = (): void => closeAfterPaint(onClose)
  const step = (by: number): void => onIndex((index + by + pictures.length) % pictures.length)
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const handleArrowKey = (key: string): void => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={text('gallery.label', { name })}
      onClose={onClose}
      onCancel={cancelAfterPaint(onClose)}
      onKeyDown={({ key }) => handleArrowKey(key)}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close()
      }}
    >
      <div className={styles.frame}>
        <Picture
          key={index}
          picture={pictures[index]}
          alt={alt}
          sizes="100vw"
          isAboveFold
          isProductPhoto
        />
      </div>
      {pictures.length > 1 && (
        <>
          <p className={styles.position} role="status">
            {text('gallery.position', {
              n: formats.number(index + 1),
              of: formats.number(pictures.length),
            })}
          </p>
          <button
            type="button"
            className={styles.previous}
            aria-label={text('gallery.previous')}
            onClick={() => step(-1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={text('gallery.next')}
            onClick={() => step(1)}
          >
            <Icon name="next" />
          </button>
        </>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={text('gallery.close')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}
