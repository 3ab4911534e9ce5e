import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined'
import Box from '@mui/material/Box'
import { use, useId, useState } from 'react'
import { defaultTheme, type Theme } from '#domain/brand.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useDeclarations } from '../../context/catalogue.ts'
import { useRecordText } from '../../context/useRecordText.ts'
import { IconToggleGroup } from './IconToggleGroup.tsx'
import { useElementWidth } from './useElementWidth.ts'
import { Panel } from '../../components/Panel.tsx'

type Device = 'desktop' | 'phone'
type Props = {
  readonly resource: Resource
  readonly record: Readonly<Record<string, unknown>>
}

/** A preview of a record as shoppers see it, in the language of the page. */
export function Preview({ resource, record }: Props) {
  const t = useRecordText()
  const { language } = useLanguage()
  const { digits } = useFormats()
  const titleId = useId()
  const [frame, available] = useElementWidth()
  const [theme, setTheme] = useState<Theme>(defaultTheme)
  const [device, setDevice] = useState<Device>('desktop')
  const definition = use(useDeclarations().previews())[resource.preview ?? '']
  if (!definition) return null
  const { width, render } = definition
  const values = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && resource.field[name]?.translatable ? digits(value) : value,
    ]),
  )
  return (
    <Panel aria-labelledby={titleId} style={{ marginBlockStart: 24 }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 12,
          marginBlockEnd: 16,
          '& h2': { flex: 1 },
        }}
      >
        <h2 id={titleId}>{t('preview.title')}</h2>
        <IconToggleGroup
          label={t('preview.theme')}
          value={theme}
          options={[
            { value: 'light', label: t('preview.light'), Icon: LightIcon },
            { value: 'dark', label: t('preview.dark'), Icon: DarkIcon },
          ]}
          onChange={setTheme}
        />
        <IconToggleGroup
          label={t('preview.device')}
          value={device}
          options={[
            { value: 'desktop', label: t('preview.desktop'), Icon: DesktopIcon },
            { value: 'phone', label: t('preview.phone'), Icon: PhoneIcon },
          ]}
          onChange={setDevice}
        />
      </Box>
      <Box
        ref={frame}
        sx={{
          overflow: 'hidden',
          borderRadius: 'var(--radius-s)',
          background: 'var(--canvas)',
          boxShadow: '0 0 0 1px var(--border)',
          color: 'var(--text)',
          '&[data-device=phone]': { padding: 24 },
        }}
        data-theme={theme}
        data-device={device}
      >
        {available > 0 && (
          // Inert: its content is already listed above, and its links lead out of the back office.
          <Box
            inert
            // The shop's own measure of text, whatever that of the page around it.
            sx={{
              marginInline: 'auto',
              fontSize: 16,
              '[data-device=phone] &': { boxShadow: '0 0 0 1px var(--border)' },
            }}
            style={{
              inlineSize: width[device],
              zoom: Math.min(1, available / width[device]),
            }}
          >
            {render({ values, language, actionLabel: t('preview.more') })}
          </Box>
        )}
      </Box>
    </Panel>
  )
}
