import type { MouseEvent } from 'react'

/** Handles a double click like a single one, which is what it is meant as. */
export const onSinglePress =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) press()
  }
