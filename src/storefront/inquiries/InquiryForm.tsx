import { useSearch } from '../hooks/useSearch.ts'
import { useCallback, useState } from 'react'
import { submitRequest, type SubmittedRequest } from '#api/requests.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../account/accountText.ts'
import { openDialog } from '../account/dialogs.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { otherCity } from '../account/form/otherCity.ts'
import { TextAreaField } from '../account/form/TextAreaField.tsx'
import { createFieldChecks } from '../account/form/fieldChecks.ts'
import { useForm } from '../account/form/useForm.ts'
import { connect, useSession } from '../account/session.ts'
import { Note } from '../components/Note.tsx'
import type { Card } from '../data/card.ts'
import styles from './InquiryForm.module.css'
import { useHydrated } from '../hooks/useHydrated.ts'
import { emptyInquiry, requestInputFrom, type InquiryValues } from './inquiryValues.ts'
import { useInquiryText } from './inquiryText.ts'
import { PersonFields } from './PersonFields.tsx'
import { ProductsField } from './ProductsField.tsx'
import { useCallingCodes } from './useCallingCodes.ts'
import { usePersonDefaults } from './usePersonDefaults.ts'
import { useInquirySubject } from './useInquirySubject.ts'

type Props = { type: 'quote' | 'contact'; onSubmitted: (submitted: SubmittedRequest) => void }

export function InquiryForm({ type, onSubmitted }: Props) {
  const text = useInquiryText()
  const fields = useAccountText()
  const { language } = useLanguage()
  const brand = useBrand()
  const params = useSearch()
  const { status, user } = useSession()
  const botCheck = useBotCheck(fetchBotCheck)
  const codes = useCallingCodes()
  const [cards, setCards] = useState<ReadonlyMap<string, Card>>(new Map())
  const addCards = useCallback((foundCards: readonly Card[]) => {
    setCards(
      (before) => new Map([...before, ...foundCards.map((card) => [card.id, card] as const)]),
    )
  }, [])
  const isHydrated = useHydrated()
  const isQuote = type === 'quote'
  const checks = createFieldChecks(language, fields)
  const order = params.get('order')
  const form = useForm<InquiryValues>({
    initial: {
      ...emptyInquiry(brand.country),
      message: order ? text('inquiry.aboutOrder', { number: order }) : '',
    },
    validate: (input) => ({
      firstName: checks.required('field.firstName', input.firstName),
      lastName: checks.required('field.lastName', input.lastName),
      email: checks.email(input.email),
      phoneNumber: input.phoneNumber ? checks.phone(input.phoneNumber) : undefined,
      country: isQuote ? checks.country(input.country) : undefined,
      otherCity:
        input.city === otherCity ? checks.required('field.otherCity', input.otherCity) : undefined,
      products:
        isQuote && !input.products
          ? formatMessage('field.minItems', language, { min: 1, field: text('inquiry.product') })
          : undefined,
      message:
        !isQuote && !input.message.trim()
          ? formatMessage('field.required', language, { field: text('inquiry.message') })
          : undefined,
    }),
    send: async (input) => {
      const { client } = await connect()
      const botSolution = user ? undefined : await botCheck.execute()
      onSubmitted(
        await submitRequest(client, requestInputFrom(type, input, await codes.load()), botSolution),
      )
    },
  })
  const { values, field } = form
  usePersonDefaults(form)
  useInquirySubject((subject, foundCards) => {
    addCards(foundCards)
    if (!values.products) form.change({ products: subject })
  })
  const products = (
    <ProductsField
      {...field('products')}
      cards={cards}
      onCard={(card) => addCards([card])}
      isOptional={!isQuote}
    />
  )
  return (
    <DialogForm
      form={form}
      submitLabel={text(isQuote ? 'quote.submit' : 'contact.submit')}
      // Before hydration the browser would submit the form and put every field in the URL.
      isReady={isHydrated}
    >
      {isQuote && status === 'anonymous' && (
        <Note text={text('quote.signIn')}>
          <button type="button" onClick={() => openDialog('signIn', { email: values.email })}>
            {text('quote.signInAction')}
          </button>
        </Note>
      )}
      <div className={styles.grid}>
        {isQuote && products}
        <PersonFields form={form} codes={codes} isCountryRequired={isQuote} />
        <div className={styles.lines}>
          <TextAreaField
            {...field('message')}
            label={text('inquiry.message')}
            isOptional={isQuote}
          />
        </div>
        {!isQuote && products}
      </div>
    </DialogForm>
  )
}

const fetchBotCheck = async () => (await connect()).auth.botCheck()
