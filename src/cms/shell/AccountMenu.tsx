import SignOutIcon from '@mui/icons-material/Logout'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { meQuery } from '#api/queries.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../context/services.ts'
import { useText } from '../context/useText.ts'
import css from './AccountMenu.module.css'

/** Who is signed in, and the way out. Somebody the server no longer knows is signed out. */
export function AccountMenu() {
  const t = useText()
  const { auth, tokens } = useServices()
  const { language } = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { data: user, isError } = useQuery(meQuery(auth))
  useEffect(() => {
    if (isError) tokens.clear()
  }, [isError, tokens])
  return (
    <>
      <IconButton
        aria-label={t('account.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PersonIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <li className={css.who}>
          <strong className={css.name}>{user?.name ?? t('account.label')}</strong>
          <bdi dir="ltr">{user?.email}</bdi>
        </li>
        <MenuItem component="a" href={`/${language}`}>
          <ShopIcon fontSize="small" />
          {t('nav.shop')}
        </MenuItem>
        <MenuItem onClick={() => void auth.signOut()}>
          <SignOutIcon fontSize="small" className={css.pointing} />
          {t('account.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}
