import { useEffect, useRef } from 'react'
import { useText } from '../context/useText.ts'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import css from './Layout.module.css'

/** The navigation on small screens: a native dialog at the side. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={t('nav.label')}
      onClose={onClose}
      onPointerDown={(event) => {
        // Clicked outside of the panel, on the backdrop.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && (
        <div className={css.panel}>
          <div className={css.brand}>
            <Logo />
          </div>
          <Navigation />
        </div>
      )}
    </dialog>
  )
}
