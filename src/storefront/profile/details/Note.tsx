import type { Profile } from '#api/marketplaceAuth.ts'
import { holds } from '#domain/access.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { MoreIcon } from '../../components/MoreIcon.tsx'
import { useProfileText } from '../profileText.ts'
import styles from './Note.module.css'

/** What people of a kind are called where they are edited. */
const resources: Readonly<Partial<Record<Profile['kind'], string>>> = {
  company: 'companies',
  tenantUser: 'tenant-users',
}

/** Why nothing here can be typed into, and the way to where it can, for those who may go there. */
export function Note({ user: { kind, permissions } }: { user: Profile }) {
  const resource = resources[kind]
  const edits = resource !== undefined && holds(permissions, resource, 'update')
  const text = useProfileText()
  const { language } = useLanguage()
  return (
    <div className={styles.note} role="note">
      <MoreIcon name="info" />
      <p>
        {text(
          kind === 'customer' ? 'details.customerNote' : edits ? 'details.note' : 'details.askNote',
        )}
      </p>
      {edits && (
        <a href={`/${language}/cms`}>
          {text('details.edit')}
          <MoreIcon name="arrow" size={18} />
        </a>
      )}
    </div>
  )
}
