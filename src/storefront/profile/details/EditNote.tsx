import { Link } from '../../routing/Link.tsx'
import type { Profile } from '#api/marketplaceAuth.ts'
import { hasPermission } from '#domain/access.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useShop } from '../../hooks/useShop.ts'
import { Note } from '../../components/Note.tsx'
import { useProfileText } from '../profileText.ts'

/** The back office resource in which users of each kind are edited. */
const resourceByKind: Readonly<Partial<Record<Profile['kind'], string>>> = {
  company: 'companies',
  tenantUser: 'tenant-users',
}

/** Explains why the details are read-only and, if permitted, links to where they can be edited. */
export function EditNote({ user: { kind, permissions } }: { user: Profile }) {
  const resource = resourceByKind[kind]
  const canEdit = resource !== undefined && hasPermission(permissions, resource, 'update')
  const text = useProfileText()
  const { language } = useLanguage()
  const { portalUrl, customersEditProfile } = useShop()?.settings ?? {}
  const isCustomer = kind === 'customer'
  if (isCustomer && customersEditProfile) return null
  return (
    <Note
      text={text(
        isCustomer ? 'details.customerNote' : canEdit ? 'details.note' : 'details.askNote',
      )}
    >
      {isCustomer && portalUrl && (
        <a href={portalUrl} rel="noopener">
          {text('details.edit')}
          <ExtraIcon name="arrow" size={18} />
        </a>
      )}
      {isCustomer && !portalUrl && (
        <Link to="/contact">
          {text('details.askUs')}
          <ExtraIcon name="arrow" size={18} />
        </Link>
      )}
      {canEdit && (
        <a href={`/${language}/cms`}>
          {text('details.edit')}
          <ExtraIcon name="arrow" size={18} />
        </a>
      )}
    </Note>
  )
}
