import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/** How long a slide stands before the next one comes by itself, in milliseconds. */
const patience = 7000

/** Which of a row of slides is in view, and every way to see another. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const { direction } = useLanguage()
  const { current, setCurrent, ready } = useSeen(track)
  const canPlay = useMotion() && count > 1
  const [wanted, setWanted] = useState(true)
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const hidden = useHidden()
  const playing = canPlay && wanted

  const show = useCallback(
    (index: number): void => {
      const row = track.current
      const slide = row?.children[index]
      const first = row?.firstElementChild
      if (!row || !(slide instanceof HTMLElement) || !(first instanceof HTMLElement)) return
      row.scrollTo({ left: slide.offsetLeft - first.offsetLeft })
      setCurrent(index)
    },
    [track, setCurrent],
  )
  const step = useCallback(
    (by: number): void => show((current + by + count) % count),
    [show, current, count],
  )
  useEffect(() => {
    if (!playing || held.pointer || held.focus || hidden) return
    const waiting = setTimeout(() => step(1), patience)
    return () => clearTimeout(waiting)
  }, [playing, held, hidden, step])

  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight'
  return {
    current,
    ready,
    canPlay,
    playing,
    show,
    step,
    toggle: () => {
      setWanted(!wanted)
      // Who asks for it while pointing at the button means it.
      setHeld({ pointer: false, focus: false })
    },
    /** for the element that holds slides and controls */
    holding: {
      onPointerEnter: () => setHeld((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setHeld((before) => ({ ...before, pointer: false })),
      onFocus: () => setHeld((before) => ({ ...before, focus: true })),
      onBlur: () => setHeld((before) => ({ ...before, focus: false })),
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        if (!(target instanceof Element && target.closest('button'))) return
        if (key === forward) step(1)
        if (key === back) step(-1)
      },
    },
  }
}

/** The slide that is in view, once there is a script to tell. */
function useSeen(track: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const row = track.current
    if (!row) return
    const seen = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting)
        if (shown) setCurrent([...row.children].indexOf(shown.target))
      },
      { root: row, threshold: 0.6 },
    )
    for (const slide of row.children) seen.observe(slide)
    setReady(true)
    return () => seen.disconnect()
  }, [track])
  return { current, setCurrent, ready }
}

/** Whether the reader lets things move by themselves. */
function useMotion(): boolean {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const look = (): void => setAllowed(!reduced.matches)
    look()
    reduced.addEventListener('change', look)
    return () => reduced.removeEventListener('change', look)
  }, [])
  return allowed
}

/** Whether the page is behind others. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = (): void => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}
