import { useCallback, useEffect, useState } from 'react'

/** Returns the seconds left and a function that restarts the countdown. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const remaining = Math.max(0, Math.ceil((until - now) / 1000))
  const isOver = remaining === 0
  useEffect(() => {
    if (isOver) return
    const interval = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(interval)
  }, [isOver])
  const restart = useCallback(() => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }, [seconds])
  return [remaining, restart]
}
