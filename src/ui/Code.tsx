import type { ReactNode } from 'react'

/** A code, phone number or address: kept in its own direction and out of translation. */
export const Code = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" translate="no">
    {children}
  </bdi>
)
