import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import type { Picture as PictureRecord } from '../data/types.ts'
import { useText } from '../useText.ts'
import styles from './Gallery.module.css'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { Zoom } from './Zoom.tsx'

type Props = { pictures: readonly PictureRecord[]; name: string }

/** A row of pictures to swipe or step through; each opens large. */
export function Gallery({ pictures, name }: Props) {
  const text = useText()
  const formats = useFormats()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number>()
  useEffect(() => {
    const list = track.current
    if (!list) return
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting)
        if (shown) setCurrent([...list.children].indexOf(shown.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const item of list.children) seen.observe(item)
    return () => seen.disconnect()
  }, [pictures])
  const show = (index: number): void => {
    const list = track.current
    const item = list?.children[index]
    if (!list || !(item instanceof HTMLElement)) return
    const [first] = list.children
    const start = first instanceof HTMLElement ? first.offsetLeft : 0
    list.scrollTo({ left: item.offsetLeft - start, behavior: 'smooth' })
    setCurrent(index)
  }
  return (
    <section className={styles.gallery} aria-label={text('gallery.label', { name })}>
      <ul ref={track} className={styles.track}>
        {pictures.map((picture, index) => (
          <li key={picture._id}>
            <Picture
              paper
              picture={picture}
              alt={index === 0 ? name : `${name}, ${formats.number(index + 1)}`}
              first={index === 0}
              sizes="(max-width: 1000px) 94vw, 52vw"
            />
            <button
              type="button"
              className={styles.zoom}
              aria-label={text('gallery.zoom')}
              onClick={() => setZoomed(index)}
            >
              <Icon name="zoom" />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture._id}
              type="button"
              aria-label={text('gallery.show', {
                n: formats.number(index + 1),
                of: formats.number(pictures.length),
              })}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <Picture picture={picture} sizes="88px" paper />
            </button>
          ))}
        </div>
      )}
      <Zoom
        pictures={pictures}
        name={name}
        index={zoomed}
        onIndex={setZoomed}
        onClose={() => setZoomed(undefined)}
      />
    </section>
  )
}
