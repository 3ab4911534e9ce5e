import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { useText } from '../../../context/useText.ts'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'

type Options = {
  /** without changes, there is nothing to ask about */
  readonly hasChanges: boolean
  readonly discard: () => void
}

/** Asks before changes are discarded, as before a form is left with them. */
export function useDiscardConfirmation({ hasChanges, discard }: Options): {
  readonly askToDiscard: () => void
  readonly discardDialog: ReactNode
} {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const latest = useRef({ hasChanges, discard })
  useLayoutEffect(() => {
    latest.current = { hasChanges, discard }
  })
  return {
    askToDiscard: useCallback(() => {
      if (latest.current.hasChanges) openAfterPaint(setAsking)
      else latest.current.discard()
    }, []),
    discardDialog: isAsking && (
      <DiscardDialog
        onStay={close}
        onLeave={() => {
          close()
          discard()
        }}
      />
    ),
  }
}

type Props = { readonly onStay: () => void; readonly onLeave: () => void }

function DiscardDialog(props: Props) {
  const t = useText()
  const formText = useFormText()
  useEffect(
    () => () => {
      // The dialog returns the focus, but not to a button that is disabled without changes.
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    },
    [],
  )
  const title = formText('discard.title')
  return <UnsavedChangesDialog {...props} title={title} action={t('action.discard')} />
}
