import { Suspense } from 'react'
import type { Profile } from '#api/marketplaceAuth.ts'
import { lazyOptional } from '../lazyOptional.ts'

const AccountPanel = lazyOptional(async () => (await import('./AccountPanel.tsx')).AccountPanel)

/** Account menu, loaded only for signed-in users. */
export const AccountMenu = ({ user }: { user: Profile }) => (
  <Suspense>
    <AccountPanel user={user} />
  </Suspense>
)
