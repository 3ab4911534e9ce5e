import { joinItems } from '#domain/locale.ts'
import { useCallback, useMemo } from 'react'
import { createRegistrationPlaces } from '#api/registration.ts'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useSignedInUser } from '../account/self.ts'
import { internationalText } from '../profile/addresses/phoneInput.ts'
import { Card } from '../profile/Card.tsx'
import { loadPlaceNames } from '../profile/placeNames.ts'
import { useAsyncData } from '../useLoaded.ts'
import type { Order } from './ordersApi.ts'
import { useOrdersText } from './ordersText.ts'
import { FactList } from './parts/FactList.tsx'
import { useMoment } from './parts/useMoment.ts'

/** Where an order goes, and with whom. */
export function Delivery({ order }: { order: Order }) {
  const text = useOrdersText()
  const moment = useMoment()
  const { shippingAddress, shippingMethod, carrier, trackingNumber, estimatedDelivery } = order
  return (
    <Card title={text('delivery.heading')}>
      {!shippingAddress && order.digital ? (
        <p>{text('delivery.none')}</p>
      ) : (
        <FactList
          facts={[
            [text('delivery.expected'), estimatedDelivery && moment(estimatedDelivery)],
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
  const places = useMemo(() => createRegistrationPlaces(client), [client])
  const { data: names } = useAsyncData(
    useCallback(() => loadPlaceNames(places, [country]), [places, country]),
  )
  const place = names ? [names.city(country, city), names.country(country)] : [city, country]
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
      <p>{joinItems(place, language)}</p>
      {phone && (
        <p>
          <Code>{names ? internationalText(phone, names.codes, country) : phone}</Code>
        </p>
      )}
    </>
  )
}
