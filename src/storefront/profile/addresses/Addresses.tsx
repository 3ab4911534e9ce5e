import { useCallback, useMemo, useRef } from 'react'
import { createPlaces } from '#api/registration.ts'
import { Bones } from '../Bones.tsx'
import { Empty } from '../Empty.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Confirm } from '../own/Confirm.tsx'
import { AddTile, Tiles } from '../own/Tiles.tsx'
import { useOwn } from '../own/useOwn.ts'
import { loadPlaceNames } from '../placeNames.ts'
import { useProfileText } from '../profileText.ts'
import { useSelf } from '../../account/self.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { createAddresses } from './addressesApi.ts'
import { AddressTile, nameOf } from './AddressTile.tsx'
import { HouseDrawing } from './HouseDrawing.tsx'

/** Where somebody's orders go. */
export function Addresses() {
  const text = useProfileText()
  const { client } = useSelf()
  const [api, places] = useMemo(() => [createAddresses(client), createPlaces(client)], [client])
  const load = useCallback(async () => {
    const records = await api.list()
    const names = await loadPlaceNames(
      places,
      records.map(({ country }) => country ?? ''),
    )
    return { records, names }
  }, [api, places])
  const own = useOwn(api, load)
  const add = useRef<HTMLButtonElement>(null)
  const { data, opened } = own
  if (own.status === 'failed') return <LoadFailed onRetry={() => void own.reload()} />
  if (!data) return <Bones tiles />
  return (
    <>
      {data.records.length === 0 ? (
        <Empty
          title={text('address.emptyTitle')}
          text={text('address.emptyText')}
          drawing={<HouseDrawing />}
          action={
            <button ref={add} type="button" className="button" onClick={own.add}>
              {text('address.add')}
            </button>
          }
        />
      ) : (
        <Tiles>
          {data.records.map((address) => (
            <AddressTile
              key={address._id}
              address={address}
              names={data.names}
              onEdit={() => own.edit(address)}
              onDefault={() => void own.makeDefault(address, text('address.changed'))}
              onRemove={() => own.askToRemove(address)}
            />
          ))}
          <AddTile label={text('address.add')} button={add} onAdd={own.add} />
        </Tiles>
      )}
      {(own.what === 'add' || (own.what === 'edit' && opened)) && (
        <AddressDialog
          address={opened}
          names={data.names}
          places={places}
          otherwise={add}
          onClose={own.close}
          onSave={(input) =>
            opened
              ? own.save(() => api.change(opened, input), text('address.changed'))
              : own.save(() => api.add(input), text('address.added'))
          }
        />
      )}
      {own.what === 'remove' && opened && (
        <Confirm
          title={text('address.removeTitle')}
          lead={text('address.removeText', { name: nameOf(opened) })}
          action={text('own.remove')}
          busy={own.busy}
          otherwise={add}
          onClose={own.close}
          onConfirm={() => void own.remove(opened, text('address.removed'))}
        />
      )}
    </>
  )
}
