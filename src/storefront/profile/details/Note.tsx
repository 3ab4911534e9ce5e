import type { Profile } from '#api/marketplaceAuth.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useProfileText } from '../profileText.ts'
import styles from './Note.module.css'

/** Why nothing here can be typed into, and the way to where it can, for those who may go there. */
export function Note({ user: { kind, permissions } }: { user: Profile }) {
  const text = useProfileText()
  const { language } = useLanguage()
  return (
    <div className={styles.note} role="note">
      <Icon name="info" />
      <p>{text(kind === 'customer' ? 'details.customerNote' : 'details.note')}</p>
      {permissions.length > 0 && (
        <a href={`/${language}/cms`}>
          {text('details.edit')}
          <Icon name="arrow" size={18} />
        </a>
      )}
    </div>
  )
}
