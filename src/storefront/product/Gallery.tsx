import { memo, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { useFormats } from '#ui/useFormats.ts'
import { lazyOptional } from '../lazyOptional.ts'
import type { PictureRecord } from '../data/types.ts'
import { useText } from '../hooks/useText.ts'
import styles from './Gallery.module.css'
import { Icon } from '../components/Icon.tsx'
import { Picture } from '../components/Picture.tsx'

type Props = { pictures: readonly PictureRecord[]; name: string }

/** The product pictures, to swipe or step through; each can be zoomed. */
export const Gallery = memo(({ pictures, name }: Props) => {
  const text = useText()
  const formats = useFormats()
  const { direction } = useLanguage()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number>()
  useEffect(() => {
    const list = track.current
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find((entry) => entry.isIntersecting)
        if (visibleEntry) setCurrent([...list.children].indexOf(visibleEntry.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const item of list.children) observer.observe(item)
    return () => observer.disconnect()
  }, [pictures])
  const showPicture = (index: number, behavior: ScrollBehavior = 'auto'): void => {
    const list = track.current
    const item = list?.children[index]
    if (!list || !(item instanceof HTMLElement)) return
    const [first] = list.children
    const start = first instanceof HTMLElement ? first.offsetLeft : 0
    list.scrollTo({ left: item.offsetLeft - start, behavior })
    setCurrent(index)
  }
  const focusPicture = (row: Element | null | undefined, index: number): void =>
    row?.children[index]?.querySelector('button')?.focus({ preventScroll: true })
  const altOf = (index: number): string =>
    index === 0 ? name : `${name} · ${formats.number(index + 1)}`
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (zoomed !== undefined || pictures.length < 2) return
    const next = nextIndex(event.key, direction === 'rtl', current, pictures.length)
    if (next === undefined) return
    event.preventDefault()
    showPicture(next)
    // Keeps the focus in the same row, either the large pictures or the thumbnails.
    focusPicture(document.activeElement?.closest('ul'), next)
  }
  return (
    <section
      className={styles.gallery}
      aria-label={text('gallery.label', { name })}
      onKeyDown={handleKeyDown}
    >
      <ul ref={track} className={styles.track}>
        {pictures.map((picture, index) => (
          <li key={picture._id}>
            <Picture
              isProductPhoto
              picture={picture}
              alt={altOf(index)}
              isAboveFold={index === 0}
              sizes="(max-width: 1000px) 94vw, 52vw"
            />
            <button
              type="button"
              className={styles.zoom}
              aria-label={text('gallery.zoom')}
              tabIndex={index === current ? 0 : -1}
              data-scripted
              onClick={() => openAfterPaint((isOpen) => setZoomed(isOpen ? index : undefined))}
            >
              <Icon name="zoom" />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture._id}>
              <button
                type="button"
                aria-label={text('gallery.show', {
                  n: formats.number(index + 1),
                  of: formats.number(pictures.length),
                })}
                aria-current={index === current}
                tabIndex={index === current ? 0 : -1}
                onClick={() => showPicture(index)}
              >
                <Picture picture={picture} sizes="88px" isProductPhoto />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== undefined && (
        <Suspense>
          <Zoom
            pictures={pictures}
            name={name}
            alt={altOf(zoomed)}
            index={zoomed}
            onIndex={setZoomed}
            onClose={() => setZoomed(undefined)}
            onClosed={(index) => {
              // Another picture may be shown than the one that was enlarged first.
              showPicture(index, 'instant')
              focusPicture(track.current, index)
            }}
          />
        </Suspense>
      )}
    </section>
  )
})

const Zoom = lazyOptional(async () => (await import('./Zoom.tsx')).Zoom)

/** Returns the index that a key leads to; it wraps around and respects the text direction. */
function nextIndex(
  key: string,
  isRtl: boolean,
  current: number,
  count: number,
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isForward = (key === 'ArrowLeft') === isRtl
  return (current + (isForward ? 1 : -1) + count) % count
}
