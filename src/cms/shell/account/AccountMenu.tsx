import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { meQuery } from '#api/queries.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { SignOutIcon } from '../../pieces/pointingIcons.tsx'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { Avatar } from '../../kinds/cells/Avatar.tsx'
import { Item, loadPopups, Menu, OutsideItem, usePopup } from '../../pieces/popups.ts'
import css from './AccountMenu.module.css'

const AccountDialog = lazy(async () => ({
  default: (await import('./AccountDialog.tsx')).AccountDialog,
}))

/** Who is signed in, their account, and the way out. Somebody the server no longer knows is signed out. */
export function AccountMenu() {
  const t = useText()
  const { auth, tokens } = useServices()
  const { language } = useLanguage()
  const { anchor, isOpen, isThere, open, close } = usePopup()
  const [showing, setShowing] = useState(false)
  const { data: user, isError } = useQuery(meQuery(auth))
  useEffect(() => {
    if (isError) tokens.clear()
  }, [isError, tokens])
  return (
    <>
      <IconButton
        aria-label={t('account.label')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPopups()}
        onClick={(event) => open(event.currentTarget)}
      >
        <PersonIcon fontSize="small" />
      </IconButton>
      {isThere && (
        <Suspense>
          <Menu open={isOpen} anchorEl={anchor} onClose={close}>
            <li className={css.who} role="presentation">
              <Avatar value={user?.avatar} name={user?.name ?? ''} size="small" />
              <span className={css.facts}>
                <strong className={css.name}>{user?.name ?? t('account.label')}</strong>
                <bdi dir="ltr">{user?.email}</bdi>
                {user && (
                  <span>
                    {[t(`kind.${user.kind}`), user.tenant?.name].filter(Boolean).join(' · ')}
                  </span>
                )}
              </span>
            </li>
            {user && (
              <Item
                onClick={() => {
                  close()
                  setShowing(true)
                }}
              >
                <AccountIcon fontSize="small" />
                {t('account.mine')}
              </Item>
            )}
            <OutsideItem to={`/${language}`}>
              <ShopIcon fontSize="small" />
              {t('nav.shop')}
            </OutsideItem>
            <Item onClick={() => void auth.signOut()}>
              <SignOutIcon fontSize="small" />
              {t('account.signOut')}
            </Item>
          </Menu>
        </Suspense>
      )}
      {showing && user && (
        <Suspense>
          <AccountDialog user={user} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </>
  )
}
