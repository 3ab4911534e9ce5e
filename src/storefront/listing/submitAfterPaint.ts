import { afterPaint } from '#ui/afterPaint.ts'

let cancel = (): void => undefined

/** Submits the form of a control once the press is painted; several presses before that, once. */
export function submitAfterPaint({ form }: { readonly form: HTMLFormElement | null }): void {
  cancel()
  cancel = afterPaint(() => form?.requestSubmit())
}
