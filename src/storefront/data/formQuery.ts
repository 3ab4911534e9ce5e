/** The query that a form sends. */
export const formQuery = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))
