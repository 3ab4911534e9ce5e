import { unwrapBody } from '#api/unwrapResponse.ts'
import { joinItems } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { useAccountText } from './accountText.ts'
import { connect } from './session.ts'
import styles from './SharedAccount.module.css'

/** Lists the shops where the same account works; renders nothing if there are none. */
export function SharedAccount() {
  const text = useAccountText()
  const { language } = useLanguage()
  const shops = useAsyncData(readShops).data
  if (!shops?.length) return null
  return (
    <p className={styles.shops}>{text('shared.shops', { shops: joinItems(shops, language) })}</p>
  )
}

async function readShops(): Promise<readonly string[]> {
  const { client } = await connect()
  return (await unwrapBody(client.GET('/api/marketplace-customer/account-shops'))).data
}
