import { useEffect, useRef } from 'react'
import type { PlaceDirectory } from '#api/registration.ts'
import { useForm } from '../../account/form/useForm.ts'
import type { Quote } from '../../cart/totals/quote.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { AddressFields, useAddressProblems } from '../../profile/addresses/AddressFields.tsx'
import type { PlaceNames } from '../../profile/placeNames.ts'
import { Checkbox } from './Checkbox.tsx'
import type { TypedAddress } from '../checkoutChoices.ts'
import { ContinueButton } from './ContinueButton.tsx'
import type { AddressErrors } from '../orderRefusal.ts'
import styles from './Step.module.css'

type Props = {
  initial: TypedAddress
  names: PlaceNames
  places: PlaceDirectory
  canSave: boolean
  /** the server's errors for these values, until the values change */
  addressErrors: AddressErrors
  quote: Quote
  onType: (typed: TypedAddress) => void
  onSend: (typed: TypedAddress) => Promise<void>
}

/** The form for a new shipping address. Typed values are kept when the page is left. */
export function TypedAddressForm(props: Props) {
  const { initial, names, places, canSave, addressErrors, quote, onType, onSend } = props
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
    // Validates at once, so that the server's errors are shown and the first one is focused.
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
      <ContinueButton quote={quote} isBusy={form.busy} />
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
