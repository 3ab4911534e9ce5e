const interruptions = ['pointerup', 'keyup', 'visibilitychange']

/**
 * Runs the work once the next frame is painted, so that the press or the key which asks for it is
 * answered before. If it is released before that, this is painted first, too. Returns a function
 * that cancels the work.
 */
export function afterPaint(work: () => void): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    // A page that is not seen is not painted.
    if (document.hidden) timer = setTimeout(run)
    else
      frame = requestAnimationFrame(() => {
        timer = setTimeout(run)
      })
  }
  const cancel = (): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    for (const each of interruptions) removeEventListener(each, wait, true)
  }
  const run = (): void => {
    cancel()
    work()
  }
  for (const each of interruptions) addEventListener(each, wait, { capture: true, once: true })
  wait()
  return cancel
}
