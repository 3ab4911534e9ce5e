import Select, { type SelectProps } from '@mui/material/Select'
import { useRef, useState } from 'react'
import { afterPaint } from '#ui/afterPaint.ts'
import { closeAfterPaint } from '#ui/closeAfterPaint.ts'

/**
 * A select whose options are drawn before they are asked for, and shown and hidden once the press is
 * painted, as each takes longer than a press. Keys that open it or choose do so at once, because more
 * of them may follow.
 */
export function PreparedSelect({ MenuProps, ...props }: SelectProps<string>) {
  const [isNear, setNear] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const cancelOpening = useRef<() => void>(() => undefined)
  const open = () => {
    cancelOpening.current()
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <Select
      {...props}
      MenuProps={{ ...MenuProps, keepMounted: isNear }}
      open={isOpen}
      onPointerEnter={() => setNear(true)}
      onOpen={({ type }) => {
        if (type === 'keydown') open()
        else cancelOpening.current = afterPaint(open)
      }}
      onClose={({ type, nativeEvent }) => {
        const isChosenByKey =
          type === 'click' && nativeEvent instanceof UIEvent && !nativeEvent.detail
        return isChosenByKey ? close() : closeAfterPaint(close)
      }}
    />
  )
}
