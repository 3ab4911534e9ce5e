import { useEffect, useRef } from 'react'
import type { PlaceDirectory } from '#api/registration.ts'
import type { Money } from '#domain/money.ts'
import { useForm } from '../account/form/useForm.ts'
import { useShoppingText } from '../cart/shoppingText.ts'
import { AddressFields, useAddressProblems } from '../profile/addresses/AddressFields.tsx'
import type { PlaceNames } from '../profile/placeNames.ts'
import { Checkbox } from './Checkbox.tsx'
import type { TypedAddress } from './checkoutChoices.ts'
import { ContinueButton } from './ContinueButton.tsx'
import type { AddressErrors } from './orderRefusal.ts'
import styles from './Step.module.css'

type Props = {
  initial: TypedAddress
  names: PlaceNames
  places: PlaceDirectory
  canSave: boolean
  /** what the server has against these values, until they change */
  addressErrors: AddressErrors
  /** what everything will cost */
  total: Money
  onType: (typed: TypedAddress) => void
  onSend: (typed: TypedAddress) => Promise<void>
}

/** An address that is typed here. What is typed outlives the page. */
export function TypedAddressForm(props: Props) {
  const { initial, names, places, canSave, addressErrors, total, onType, onSend } = props
  const text = useShoppingText()
  const problems = useAddressProblems()
  const initialValues = useRef(initial)
  const form = useForm<TypedAddress>({
    initial,
    validate: (input) => ({
      ...Object.fromEntries(
        Object.entries(addressErrors).filter(([name]) =>
          isUnchanged(name, input, initialValues.current),
        ),
      ),
      ...withoutEmpty(problems(input)),
    }),
    send: onSend,
  })
  const { values, submit } = form
  const onTypeRef = useRef(onType)
  onTypeRef.current = onType
  useEffect(() => {
    if (values !== initialValues.current) onTypeRef.current(values)
  }, [values])
  const hadErrors = useRef(Object.keys(addressErrors).length > 0)
  const submitRef = useRef(submit)
  submitRef.current = submit
  useEffect(() => {
    // Shows at once what was refused, and takes the focus there.
    if (hadErrors.current) submitRef.current({ preventDefault: () => undefined })
  }, [])
  return (
    <form
      ref={form.formRef}
      className={styles.step}
      noValidate
      aria-busy={form.busy}
      onSubmit={submit}
    >
      <div role="alert">{form.failure && <p className={styles.failure}>{form.failure}</p>}</div>
      <AddressFields form={form} names={names} places={places} />
      {canSave && (
        <Checkbox
          label={text('address.save')}
          isChosen={values.save === 'yes'}
          onChoose={(save) => form.change({ save: save ? 'yes' : '' })}
        />
      )}
      <ContinueButton total={total} isBusy={form.busy} />
    </form>
  )
}

const isUnchanged = (
  name: string,
  current: Readonly<Record<string, string>>,
  previous: Readonly<Record<string, string>>,
): boolean => current[name] === previous[name]

const withoutEmpty = (errors: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error))
