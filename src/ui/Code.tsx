import type { ReactNode } from 'react'

/** Renders a code, phone number or address left to right and excluded from translation. */
export const Code = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" translate="no">
    {children}
  </bdi>
)
