import { Code } from '#ui/Code.tsx'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import styles from './NoScriptNotice.module.css'
import { useShoppingText } from './shoppingText.ts'

/** Tells visitors without JavaScript how to order, since the cart needs it. */
export function NoScriptNotice() {
  const text = useShoppingText()
  const { email, phone } = useBrand().contact
  return (
    <noscript>
      <p className={styles.note}>
        {text('cart.noScripts')} {text('cart.noScriptsAsk')}{' '}
        <a href={`mailto:${email}`}>
          <Code>{email}</Code>
        </a>
        {' · '}
        <a href={`tel:${phone}`}>
          <Code>{phone}</Code>
        </a>
      </p>
    </noscript>
  )
}
