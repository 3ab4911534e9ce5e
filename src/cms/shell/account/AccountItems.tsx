import SystemIcon from '@mui/icons-material/DevicesOutlined'
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import type { User } from '#api/auth.ts'
import { languages, type LanguageChoice } from '#domain/locale.ts'
import { openAfterPaint } from '#ui/openAfterPaint.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { useText } from '../../context/useText.ts'
import { Avatar } from '../../kinds/cells/Avatar.tsx'
import { SignOutIcon } from '../../components/directionalIcons.tsx'
import { Item, Menu, ExternalLinkItem } from '../../components/popupComponents.tsx'
import { applyNextTheme } from '../theme.ts'
import { useNextTheme } from '../ThemeSwitch.tsx'
import { shortLanguageName, useLanguageChoice } from '../useLanguageChoice.ts'

const AccountDialog = lazy(async () => ({
  default: (await import('./AccountDialog.tsx')).AccountDialog,
}))

type Props = {
  readonly user: User | undefined
  readonly open: boolean
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Menu items with the signed-in user, the account and signing out. */
export function AccountItems({ user, open, anchor, onClose }: Props) {
  const t = useText()
  const { auth } = useServices()
  const { language } = useLanguage()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { availableLanguages, currentChoice, setChoice } = useLanguageChoice()
  const { label, Icon: ThemeIcon } = useNextTheme()
  // On phones the header has no room for these: see Layout.module.css.
  const isPhone = matchMedia('(width <= 600px)').matches
  const choices: readonly LanguageChoice[] = isPhone ? [...availableLanguages, 'system'] : []
  return (
    <>
      <Menu open={open} anchorEl={anchor} onClose={onClose}>
        <Box
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            marginBlockEnd: 8,
            padding: '8px 16px 12px',
            borderBlockEnd: '1px solid var(--border)',
            color: 'var(--muted)',
            fontSize: 'var(--caption)',
          }}
          role="presentation"
        >
          <Avatar value={user?.avatar} name={user?.name ?? ''} size="small" />
          <Box
            component="span"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              minInlineSize: 0,
            }}
          >
            <Box component="strong" sx={{ color: 'var(--text)', fontSize: 14 }}>
              {user?.name ?? t('account.label')}
            </Box>
            <bdi dir="ltr">{user?.email}</bdi>
            {user && (
              <span>{[t(`kind.${user.kind}`), user.tenant?.name].filter(Boolean).join(' · ')}</span>
            )}
          </Box>
        </Box>
        {user && (
          <Item
            onClick={() => {
              onClose()
              openAfterPaint(setDialogOpen)
            }}
          >
            <AccountIcon fontSize="small" />
            {t('account.mine')}
          </Item>
        )}
        {choices.map((choice) => (
          <Item
            key={choice}
            role="menuitemradio"
            aria-checked={choice === currentChoice}
            selected={choice === currentChoice}
            onClick={() => {
              onClose()
              setChoice(choice)
            }}
          >
            {choice === 'system' ? (
              <SystemIcon fontSize="small" />
            ) : (
              <Box
                component="span"
                sx={{ inlineSize: 20, fontWeight: 600, textAlign: 'center' }}
                lang={choice}
                aria-hidden
              >
                {shortLanguageName(choice)}
              </Box>
            )}
            {choice === 'system' ? t('language.system') : languages[choice].label}
          </Item>
        ))}
        {isPhone && (
          <Item onClick={applyNextTheme}>
            <ThemeIcon fontSize="small" />
            {t(label)}
          </Item>
        )}
        <ExternalLinkItem to={`/${language}`}>
          <ShopIcon fontSize="small" />
          {t('nav.shop')}
        </ExternalLinkItem>
        <Item onClick={() => void auth.signOut()}>
          <SignOutIcon fontSize="small" />
          {t('account.signOut')}
        </Item>
      </Menu>
      {isDialogOpen && user && (
        <Suspense>
          <AccountDialog user={user} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
