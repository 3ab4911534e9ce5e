import { useEffect } from 'react'

type Props = { readonly id: string; readonly onSubmit: () => void }

/** A form that asks for nothing but a yes: its button, which stands outside, has the focus. */
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
