import { Suspense } from 'react'
import type { Profile } from '#api/marketplaceAuth.ts'
import { lazyOptional } from '../lazyOptional.ts'

const AccountPanel = lazyOptional(async () => (await import('./AccountPanel.tsx')).AccountPanel)

/** The menu of somebody who is signed in, which nobody else is sent. */
export const AccountMenu = ({ user }: { user: Profile }) => (
  <Suspense>
    <AccountPanel user={user} />
  </Suspense>
)
