import { useCallback, useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/** How long a slide is shown before the next one, in milliseconds. */
const slideDuration = 7000

/** Tracks the visible slide of a row and provides the controls for changing it. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const { direction } = useLanguage()
  const { current, setCurrent, ready } = useVisibleSlide(track)
  const canPlay = useMotionAllowed() && count > 1
  const [isAutoplayOn, setAutoplayOn] = useState(true)
  const [pausedBy, setPausedBy] = useState({ pointer: false, focus: false })
  const isPageHidden = usePageHidden()
  const playing = canPlay && isAutoplayOn

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
    if (!playing || pausedBy.pointer || pausedBy.focus || isPageHidden) return
    const timer = setTimeout(() => step(1), slideDuration)
    return () => clearTimeout(timer)
  }, [playing, pausedBy, isPageHidden, step])

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
      setAutoplayOn(!isAutoplayOn)
      // Pressing play overrides the pause caused by hovering over or focusing the button.
      setPausedBy({ pointer: false, focus: false })
    },
    /** for the element that contains the slides and the controls */
    pauseHandlers: {
      onPointerEnter: () => setPausedBy((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setPausedBy((before) => ({ ...before, pointer: false })),
      onFocus: () => setPausedBy((before) => ({ ...before, focus: true })),
      onBlur: () => setPausedBy((before) => ({ ...before, focus: false })),
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        if (!(target instanceof Element && target.closest('button'))) return
        if (key === forward) step(1)
        if (key === back) step(-1)
      },
    },
  }
}

/** Tracks the visible slide; `ready` is false before hydration. */
function useVisibleSlide(track: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const row = track.current
    if (!row) return
    const observer = new IntersectionObserver(
      (entries) => {
        const visibleEntry = entries.find((entry) => entry.isIntersecting)
        if (visibleEntry) setCurrent([...row.children].indexOf(visibleEntry.target))
      },
      { root: row, threshold: 0.6 },
    )
    for (const slide of row.children) observer.observe(slide)
    setReady(true)
    return () => observer.disconnect()
  }, [track])
  return { current, setCurrent, ready }
}

/** Returns whether the user allows animations. */
function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false)
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const update = (): void => setAllowed(!reduced.matches)
    update()
    reduced.addEventListener('change', update)
    return () => reduced.removeEventListener('change', update)
  }, [])
  return allowed
}

function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const update = (): void => setHidden(document.hidden)
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return hidden
}
