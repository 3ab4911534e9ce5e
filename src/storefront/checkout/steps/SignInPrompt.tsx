import { Link } from '../../routing/Link.tsx'
import { hasPage } from '#domain/hasPage.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { Button, QuietButton } from '../../components/Button.tsx'
import { openDialog } from '../../account/dialogs.ts'
import { useShoppingText } from '../../cart/shoppingText.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useText } from '../../hooks/useText.ts'
import styles from './SignInPrompt.module.css'

/** Asks the shopper to sign in before ordering. Choices already made are kept. */
export function SignInPrompt() {
  const text = useShoppingText()
  const shopText = useText()
  const { features } = useBrand()
  return (
    <div className={styles.gate}>
      <span className={styles.mark}>
        <ExtraIcon name="person" size={32} />
      </span>
      <h1>{text('gate.title')}</h1>
      <p>{text('gate.text')}</p>
      <div className={styles.ways}>
        <Button onClick={() => openDialog('signIn')}>{shopText('account.signIn')}</Button>
        <QuietButton onClick={() => openDialog('tenantSignIn')}>{text('gate.tenant')}</QuietButton>
        <QuietButton onClick={() => openDialog('register')}>{text('gate.register')}</QuietButton>
      </div>
      {hasPage(features, '/cart') && (
        <Link to="/cart" className="touchLink">
          {text('gate.back')}
        </Link>
      )}
    </div>
  )
}
