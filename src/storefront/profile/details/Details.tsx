import { useCallback } from 'react'
import { isLanguage, languages } from '#domain/locale.ts'
import { Code } from '#ui/Code.tsx'
import { ProfileSkeleton } from '../ProfileSkeleton.tsx'
import { Card } from '../Card.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { formatPhone } from '../formatPhone.ts'
import { useLabel, useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { useShop } from '../../hooks/useShop.ts'
import { useAsyncData } from '../../hooks/useAsyncData.ts'
import { Chips, Detail, ProfileDetails } from './ProfileDetails.tsx'
import { Identity } from './Identity.tsx'
import { loadDetails, type DetailNames } from './loadDetails.ts'
import { EditPersonButton } from './EditPersonButton.tsx'
import { EditNote } from './EditNote.tsx'
import { Permissions } from './Permissions.tsx'

/** The details of the signed-in user. */
export function Details() {
  const signedInUser = useSignedInUser()
  const { user } = signedInUser
  const { status, data, reload } = useAsyncData(
    useCallback(() => loadDetails(signedInUser), [signedInUser]),
  )
  if (status === 'failed') return <LoadFailed onRetry={() => void reload()} />
  if (!data) return <ProfileSkeleton />
  return (
    <div className="stack">
      <Identity user={user} />
      <EditNote user={user} />
      <Person names={data} />
      <Place names={data} />
      <Company />
      <Tenant names={data} />
      <Permissions user={user} />
    </div>
  )
}

type NamesProps = { names: DetailNames }

function Person({ names }: NamesProps) {
  const text = useProfileText()
  const label = useLabel()
  const { kind, title, firstName, lastName, email, username, phoneNumber, language } =
    useSignedInUser().user
  const shop = useShop()
  const canEdit = kind === 'customer' && shop?.settings.customersEditProfile === true
  return (
    <Card title={text('details.person')}>
      <ProfileDetails>
        <Detail label={text('field.title')}>{title && label('title', title)}</Detail>
        <Detail label={text('field.firstName')}>{firstName && <bdi>{firstName}</bdi>}</Detail>
        <Detail label={text('field.lastName')}>{lastName && <bdi>{lastName}</bdi>}</Detail>
        <Detail label={text('field.email')}>{email && <Code>{email}</Code>}</Detail>
        <Detail label={text('field.username')}>{username && <Code>{username}</Code>}</Detail>
        <Detail label={text('field.phoneNumber')}>
          {phoneNumber && <Code>{formatPhone(phoneNumber, names.places.codes)}</Code>}
        </Detail>
        {canEdit && (
          <Detail label={text('field.language')}>
            {isLanguage(language) && languages[language].label}
          </Detail>
        )}
      </ProfileDetails>
      {canEdit && <EditPersonButton places={names.places} />}
    </Card>
  )
}

function Place({ names: { places } }: NamesProps) {
  const text = useProfileText()
  const {
    country = '',
    city = '',
    address,
    additionalDetails,
  } = useSignedInUser().user.address ?? {}
  return (
    <Card title={text('details.address')}>
      <ProfileDetails>
        <Detail label={text('field.country')}>{country && places.country(country)}</Detail>
        <Detail label={text('field.city')}>
          {city && <bdi>{places.city(country, city)}</bdi>}
        </Detail>
        {address && (
          <Detail label={text('field.address')}>
            <bdi translate="no">{address}</bdi>
          </Detail>
        )}
        <Detail label={text('field.additionalDetails')}>
          {additionalDetails && <bdi translate="no">{additionalDetails}</bdi>}
        </Detail>
      </ProfileDetails>
    </Card>
  )
}

function Company() {
  const text = useProfileText()
  const { company } = useSignedInUser().user
  if (!company) return null
  return (
    <Card title={text('details.company')}>
      <ProfileDetails>
        <Detail label={text('field.companyName')}>
          {company.name && <bdi>{company.name}</bdi>}
        </Detail>
      </ProfileDetails>
    </Card>
  )
}

function Tenant({ names }: NamesProps) {
  const text = useProfileText()
  const { tenant } = useSignedInUser().user
  if (!tenant) return null
  const { name, tenantId, email, settings } = tenant
  const language = settings?.language
  const labelsOf = (values: readonly string[] = [], labels: Readonly<Record<string, string>>) =>
    values.length ? values.map((each) => labels[each] ?? each) : [text('value.all')]
  return (
    <Card title={text('details.tenant')}>
      <ProfileDetails>
        <Detail label={text('field.tenantName')}>{name && <bdi>{name}</bdi>}</Detail>
        <Detail label={text('field.tenantId')}>{tenantId && <Code>{tenantId}</Code>}</Detail>
        <Detail label={text('field.tenantEmail')}>{email && <Code>{email}</Code>}</Detail>
        <Detail label={text('field.language')}>
          {isLanguage(language) && languages[language].label}
        </Detail>
        <Detail label={text('field.deviceProfiles')}>
          <Chips items={labelsOf(tenant.allowedDeviceProfileTypes, names.deviceProfiles)} />
        </Detail>
        <Detail label={text('field.networkServers')}>
          <Chips items={labelsOf(tenant.allowedNetworkServers, names.networkServers)} />
        </Detail>
      </ProfileDetails>
    </Card>
  )
}
