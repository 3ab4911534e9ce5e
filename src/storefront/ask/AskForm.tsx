import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { submitRequest, type Submitted } from '#api/requests.ts'
import { say } from '#domain/messages/messages.ts'
import { useBotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../account/accountText.ts'
import { openDialog } from '../account/dialogs.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { otherCity } from '../account/form/otherCity.ts'
import { LinesField } from '../account/form/LinesField.tsx'
import { checksIn } from '../account/form/problems.ts'
import { useForm } from '../account/form/useForm.ts'
import { connect, useSession } from '../account/session.ts'
import { Note } from '../components/Note.tsx'
import type { Card } from '../data/card.ts'
import styles from './AskForm.module.css'
import { useHydrated } from '../useHydrated.ts'
import { emptyAsk, inputFrom, type AskValues } from './askForm.ts'
import { useAskText } from './askText.ts'
import { PersonFields } from './PersonFields.tsx'
import { ProductsField } from './ProductsField.tsx'
import { useCallingCodes } from './useCallingCodes.ts'
import { useKnownPerson } from './useKnownPerson.ts'
import { useSubject } from './useSubject.ts'

type Props = { type: 'quote' | 'contact'; onSent: (sent: Submitted) => void }

/** What somebody writes to the shop, or asks a quote for. */
export function AskForm({ type, onSent }: Props) {
  const text = useAskText()
  const fields = useAccountText()
  const { language } = useLanguage()
  const brand = useBrand()
  const [params] = useSearchParams()
  const { status, user } = useSession()
  const botCheck = useBotCheck(askBotCheck)
  const codes = useCallingCodes()
  const [cards, setCards] = useState<ReadonlyMap<string, Card>>(new Map())
  const know = useCallback((found: readonly Card[]) => {
    setCards((before) => new Map([...before, ...found.map((card) => [card.id, card] as const)]))
  }, [])
  const isHydrated = useHydrated()
  const isQuote = type === 'quote'
  const checks = checksIn(language, fields)
  const order = params.get('order')
  const form = useForm<AskValues>({
    initial: {
      ...emptyAsk(brand.country),
      message: order ? text('ask.aboutOrder', { number: order }) : '',
    },
    problems: (given) => ({
      firstName: checks.required('field.firstName', given.firstName),
      lastName: checks.required('field.lastName', given.lastName),
      email: checks.email(given.email),
      phoneNumber: given.phoneNumber ? checks.phone(given.phoneNumber) : undefined,
      country: isQuote ? checks.country(given.country) : undefined,
      otherCity:
        given.city === otherCity ? checks.required('field.otherCity', given.otherCity) : undefined,
      products:
        isQuote && !given.products
          ? say('field.minItems', language, { min: 1, field: text('ask.product') })
          : undefined,
      message:
        !isQuote && !given.message.trim()
          ? say('field.required', language, { field: text('ask.message') })
          : undefined,
    }),
    send: async (given) => {
      const { client } = await connect()
      const proof = user ? undefined : await botCheck.execute()
      onSent(await submitRequest(client, inputFrom(type, given, codes.names ?? {}), proof))
    },
  })
  const { values, field } = form
  useKnownPerson(form)
  useSubject((subject, found) => {
    know(found)
    if (!values.products) form.change({ products: subject })
  })
  const products = (
    <ProductsField
      {...field('products')}
      cards={cards}
      onCard={(card) => know([card])}
      isOptional={!isQuote}
    />
  )
  return (
    <DialogForm
      form={form}
      submit={text(isQuote ? 'quote.submit' : 'contact.submit')}
      // Before, the browser itself would send it, and put every field into the address.
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
        <PersonFields form={form} codes={codes} isCountryNeeded={isQuote} />
        <div className={styles.lines}>
          <LinesField {...field('message')} label={text('ask.message')} isOptional={isQuote} />
        </div>
        {!isQuote && products}
      </div>
    </DialogForm>
  )
}

const askBotCheck = async () => (await connect()).auth.botCheck()
