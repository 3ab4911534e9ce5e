import PersonIcon from '@mui/icons-material/PersonOutlined'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { ApiError } from '#api/apiError.ts'
import { meQuery } from '#api/queries.ts'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { usePopup } from '../../components/usePopup.ts'

const loadItems = () => import('./AccountItems.tsx')
const AccountItems = lazy(async () => ({ default: (await loadItems()).AccountItems }))

/** Opens the account menu. Signs out a user whom the server no longer knows. */
export function AccountMenu() {
  const t = useText()
  const { auth, tokens } = useServices()
  const { anchor, isOpen, isMounted, open, close } = usePopup()
  const { data: user, error } = useQuery(meQuery(auth))
  const isUnknown = error instanceof ApiError && error.status === 401
  useEffect(() => {
    if (isUnknown) tokens.clear()
  }, [isUnknown, tokens])
  return (
    <>
      <IconButton
        aria-label={t('account.label')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadItems()}
        onClick={(event) => open(event.currentTarget)}
      >
        <PersonIcon fontSize="small" />
      </IconButton>
      {isMounted && (
        <Suspense>
          <AccountItems user={user} open={isOpen} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
