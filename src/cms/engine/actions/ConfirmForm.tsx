import { useEffect } from 'react'

type Props = { readonly id: string; readonly onSubmit: () => void }

/** A form without fields, which only confirms. The submit button outside of it gets the focus. */
export function ConfirmForm({ id, onSubmit }: Props) {
  useEffect(() => {
    document.querySelector<HTMLElement>(`button[form="${id}"]`)?.focus()
  }, [id])
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
