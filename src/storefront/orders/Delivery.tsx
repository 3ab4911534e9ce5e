import { joinItems } from '#domain/locale.ts'
import { useCallback, useMemo } from 'react'
import { createPlaceDirectory } from '#api/registration.ts'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { formatInternationalPhone } from '../profile/addresses/splitPhone.ts'
import { Card } from '../profile/Card.tsx'
import { loadPlaceNames } from '../profile/placeNames.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import type { Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { DetailList } from './parts/DetailList.tsx'
import { useDateTimeFormatter } from './parts/useDateTimeFormatter.ts'

/** The shipping address, carrier and tracking of an order. */
export function Delivery({ order }: { order: Order }) {
  const text = useOrdersText()
  const formatDateTime = useDateTimeFormatter()
  const { shippingAddress, shippingMethod, carrier, trackingNumber, estimatedDelivery } = order
  return (
    <Card title={text('delivery.heading')}>
      {!shippingAddress && order.digital ? (
        <p>{text('delivery.none')}</p>
      ) : (
        <DetailList
          details={[
            [text('delivery.expected'), estimatedDelivery && formatDateTime(estimatedDelivery)],
            [text('delivery.carrier'), carrier && <bdi translate="no">{carrier}</bdi>],
            [text('delivery.tracking'), trackingNumber && <Code>{trackingNumber}</Code>],
            [text('delivery.to'), shippingAddress && <Address address={shippingAddress} />],
            [
              text('delivery.method'),
              shippingMethod && <bdi lang={order.language ?? undefined}>{shippingMethod}</bdi>,
            ],
          ]}
        />
      )}
    </Card>
  )
}

type AddressProps = { address: NonNullable<Order['shippingAddress']> }

function Address({ address: { fullName, address, country, city, phone, ...more } }: AddressProps) {
  const { client } = useSignedInUser()
  const { language } = useLanguage()
  const places = useMemo(() => createPlaceDirectory(client), [client])
  const { data: names } = useAsyncData(
    useCallback(() => loadPlaceNames(places, [country]), [places, country]),
  )
  const cityAndCountry = names
    ? [names.city(country, city), names.country(country)]
    : [city, country]
  return (
    <>
      {fullName && (
        <p>
          <bdi translate="no">{fullName}</bdi>
        </p>
      )}
      <p>
        <bdi translate="no">{address}</bdi>
      </p>
      {more.additionalDetails && (
        <p>
          <bdi translate="no">{more.additionalDetails}</bdi>
        </p>
      )}
      <p>{joinItems(cityAndCountry, language)}</p>
      {phone && (
        <p>
          <Code>{names ? formatInternationalPhone(phone, names.codes, country) : phone}</Code>
        </p>
      )}
    </>
  )
}
